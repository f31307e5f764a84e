// The open question: what was said before it, its answers, the commands, and what a screen reader announces.

import { answer, arrived, command } from "./answering.js";
import { waysToAnswer } from "./answers.js";
import { explain } from "./dialogs.js";
import { $, button, el, key, preferred } from "./elements.js";

const WAIT = "One moment …"; // between two games, and before the program ends
const COMMANDS = [
  ["undo", "Take it back", "u"], ["correct", "Correct that", "c"], ["repeat", "Say it again", "r"],
  ["help", "What can I say?", "h"], ["status", "Status", "s"], ["why", "Why?", "w"],
  ["explain", "Explain", "e"], ["pause", "Pause", "p"], ["quit", "Quit", "q"],
];

let now = null; // what is asked, as the program sent it last
let announced = { shown: 0, said: [] };

export function showNow(sent) {
  const before = now;
  now = sent;
  const refused = arrived(now.at, showAnswers);
  const fresh = !before || before.at !== now.at;
  document.title = `${now.question.text} · ${now.game}`;
  $("game").textContent = now.turn ? `${now.game} · ${now.turn}` : now.game;
  $("said").replaceChildren(...now.said.map(line));
  $("question").textContent = now.closed ? WAIT : now.question.text;
  $("question").className = $("question").textContent.length < 48 ? "brief" : "";
  $("terms").replaceChildren(...now.terms.map((term) => button(`What is “${term.name}”?`, () => explain(term))));
  $("hint").textContent = now.closed ? "" : now.hint;
  if (fresh || refused || before.paused !== now.paused) showAnswers();
  announce(fresh);
  showCommands();
  for (const id of ["words", "commands"]) $(id).hidden = now.closed;
  $("side").hidden = false;
  requestAnimationFrame(() => setTimeout(() => performance.mark("painted", {
    detail: { at: sent.at, ms: Date.now() - sent.shown * 1000 },
  })));
}

function line(said) {
  const kinds = { act: "On the table", roll: "Rolled", error: "Not done" };
  const kind = kinds[said.kind] ? el("span", { class: "kind" }, kinds[said.kind]) : "";
  return el("li", { class: said.kind }, kind, said.text, preferred(said));
}

function showAnswers() {
  const place = $("answers");
  const had = place.contains(document.activeElement);
  if (now.closed) place.replaceChildren();
  else if (now.paused) place.replaceChildren(button("Go on", command("resume"), { class: "answer first" }));
  else place.replaceChildren(...waysToAnswer(now.question, (given) => answer({ answer: given })));
  if (had) {
    place.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }
}

// One text for each change, so that a screen reader never cuts one announcement with another. What is said again is
// announced again; what comes again because the connection was lost is not.
function announce(fresh) {
  const said = now.said.map((one) => one.text);
  if (announced.shown !== now.shown) {
    const latest = now.news ? said.slice(-now.news) : [];
    const unheard = fresh ? said : latest.filter((text) => !announced.said.includes(text));
    const again = !fresh && !unheard.length;
    const asks = fresh || again ? [now.closed ? WAIT : now.question.text] : [];
    $("live").textContent = [...(again ? latest : unheard), ...asks].join(" ");
  }
  announced = { shown: now.shown, said };
}

function showCommands() {
  const hadIt = $("commands").contains(document.activeElement) && document.activeElement.dataset.key;
  $("commands").replaceChildren(...COMMANDS.map(([name, text, letter]) =>
    name === "pause" && now.paused
      ? button(["Go on", key("p")], command("resume"), { "data-key": "p" })
      : button([text, key(letter)], command(name), { "data-key": letter })));
  if (hadIt) $("commands").querySelector(`[data-key="${hadIt}"]`)?.focus();
}
