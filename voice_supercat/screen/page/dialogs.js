// What is asked or shown in a window of its own.

import { answer, ask, command } from "./answering.js";
import { waysToAnswer } from "./answers.js";
import { $, button, capital, el } from "./elements.js";

function open(title, ...content) {
  $("dialog-title").textContent = title;
  $("dialog-body").replaceChildren(...content);
  if (!$("dialog").open) $("dialog").showModal();
  $("dialog-title").focus();
}

const close = () => $("dialog").close();
$("dialog-close").onclick = close;

export function explain(term) {
  open(capital(term.name), el("p", {}, term.text));
}

export function showForm(form) {
  const give = (given) => { close(); answer({ tell: form.name, as: given }); };
  const was = form.now === null ? "" : el("p", {}, `Now: ${form.now}`);
  open(form.question.text, was, ...waysToAnswer(form.question, give));
}

export function showChanges(changes) {
  if (!changes.length) return open("What has changed?", el("p", {}, "There is nothing else that can be told here."));
  return open("What has changed?", el("div", { class: "choices one-each" },
    ...changes.map((one) => button(capital(one.label), () => ask({ ask: "form", name: one.name })))));
}

// What nobody can tell by itself changes with the answer that it follows from.
export function showFollows(one) {
  open(`${capital(one.label)}: ${one.content}`, el("p", {}, "This follows from what was answered. Correct that instead."),
    el("div", { class: "choices one-each" },
      button("The last answer", () => { close(); command("correct")(); }, { class: "answer" }),
      button("An earlier answer …", () => {
        close();
        $("history").open = true;
        $("history").querySelector("summary").focus();
      }, { class: "answer" })));
}

export function showPutBack({ back, sentences }) {
  const answers = back === 1 ? "one answer" : `${back} answers`;
  open(`Take back ${answers}?`,
    sentences.length ? el("p", {}, "Put back on the table, in this order:") : el("p", {}, "Nothing on the table has to be put back."),
    el("ol", {}, ...sentences.map((text) => el("li", {}, text))),
    button(`Take back ${answers}`, () => { close(); answer({ take_back: back }); }, { class: "answer first" }));
}

export function showInvitation(invitation) {
  open("Another screen", el("img", { src: invitation.picture, alt: "QR code with the address below" }),
    el("p", {}, invitation.address), el("p", {}, `Code: ${invitation.code}. It lets one screen in.`));
}
