// Sending: one answer at a time, to the question that is on the page, and what is asked beside it.

import { connect, send } from "./connection.js";
import { $, el } from "./elements.js";

const PATIENCE = 4000; // ms without an answer of the program after which the buttons work again, by a new connection

let at = null; // the number of the question
let waiting = false; // an answer was sent, and the program has not answered yet
let begunAgain = false; // where the answer is refused, what was chosen for it is chosen anew
let chooseAnew = () => {};
let timer = null;

export function answer(message) {
  if (waiting || at === null) return;
  if (ask({ ...message, at })) wait(true, "answer" in message);
}

// What changes nothing in the game, such as a form to fill in. Gives whether it could be sent.
export function ask(message) {
  const sent = send(message);
  if (!sent) tell("Not connected. Nothing was sent.");
  return sent;
}

export const command = (name) => () => answer({ command: name });

// The program has answered with the question of that number, or says again what it asks; gives whether what was chosen
// on this page was refused. `anew` shows the choices from their beginning.
export function arrived(number, anew) {
  const refused = waiting && begunAgain;
  [at, chooseAnew] = [number, anew];
  wait(false);
  return refused;
}

export function wait(is, anew = false) {
  clearTimeout(timer);
  [waiting, begunAgain] = [is, anew];
  for (const one of document.querySelectorAll("#answers button, #commands button")) one.ariaDisabled = is ? "true" : null;
  if (is) timer = setTimeout(() => { if (anew) chooseAnew(); wait(false); connect(); }, PATIENCE);
}

// What was not done, and why: announced, and beside what was said.
export function tell(error) {
  $("alert").textContent = "";
  $("alert").textContent = error;
  $("said").append(el("li", { class: "error" }, el("span", { class: "kind" }, "Not done"), error));
}
