// The page of the companion screen. It shows what the program sends and sends back what is touched; it keeps no game.

import { answer, ask, tell, wait } from "./answering.js";
import { begin, ended, joined, joinWith, notJoined } from "./connection.js";
import { showChanges, showForm, showInvitation, showPutBack } from "./dialogs.js";
import { $, el } from "./elements.js";
import { showNow } from "./question.js";
import { applySettings } from "./settings.js";
import { showEarlier, showGlossary, showTable } from "./table.js";
import { takeDoubleTapsAsOne } from "./taps.js";

// A message of the program has one of these names.
const RECEIVED = {
  key: joined,
  refused: askForCode,
  ended: sayThatItHasEnded,
  now: showNow,
  table: showTable,
  glossary: showGlossary,
  form: showForm,
  changes: showChanges,
  history: showEarlier,
  put_back: showPutBack,
  invitation: showInvitation,
  error: (text) => { wait(false); tell(text); },
};

function receive(message) {
  for (const [name, content] of Object.entries(message)) RECEIVED[name]?.(content);
}

function askForCode() {
  const why = notJoined() ? "This code is not valid. After five wrong ones, wait twelve seconds." : "";
  const input = el("input", {
    ...{ id: "code", inputmode: "numeric", maxlength: "8", autocomplete: "off", required: true },
    "aria-describedby": why ? "why" : null,
  });
  const form = el("form", {
    class: "answers",
    onsubmit: (event) => { event.preventDefault(); joinWith(input.value); },
  }, el("label", { for: "code" }, "The code of eight digits that the program shows and says"), input,
  why && el("p", { id: "why", class: "warning" }, why),
  el("button", { class: "answer first" }, "Join"));
  $("question").textContent = "Which code?";
  $("answers").replaceChildren(form);
  for (const id of ["words", "commands", "side"]) $(id).hidden = true;
  $("live").textContent = `${why} Which code?`.trim();
  if (why) input.focus();
}

function sayThatItHasEnded() {
  ended();
  $("question").textContent = "The program has ended.";
  $("answers").replaceChildren(el("p", {}, "This page can be closed."));
  for (const id of ["words", "commands", "terms", "invite"]) $(id).hidden = true;
  for (const one of $("side").querySelectorAll("button")) one.disabled = true;
  $("live").textContent = "The program has ended.";
}

$("invite").onclick = () => ask({ ask: "invitation" });
$("words").onsubmit = (event) => {
  event.preventDefault();
  const text = $("text").value.trim();
  if (text) answer({ say: text });
  $("text").value = "";
};
if (matchMedia("(min-width: 60rem)").matches) $("chart").open = true;
applySettings();
takeDoubleTapsAsOne();
begin(receive, () => wait(false));
