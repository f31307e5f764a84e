// The elements for each kind of answer. `give` takes the answer.

import { button, capital, el, key, plain } from "./elements.js";
import { picker } from "./picker.js";
import { row, several, things } from "./several.js";

const NUMBERS = 13; // so many numbers have a button each

const KINDS = {
  yes_no: (question, give) => [
    el("div", { class: "choices two" },
      button(["Yes", key("y")], () => give(true), { class: "answer first", "data-key": "y" }),
      button(["No", key("n")], () => give(false), { class: "answer", "data-key": "n" })),
  ],
  ack: (question, give) => [
    el("div", { class: "choices two" }, button(["Done", key("d")], () => give("done"), { class: "answer first", "data-key": "d" })),
  ],
  number: numbers,
  choice: (question, give) => (question.offers ? offers(question, give) : [picker(question.choices, give)]),
  card: (question, give) => [picker(question.choices, give)],
  cards: several,
  list: things,
  row,
};

export const waysToAnswer = (question, give) => KINDS[question.expect](question, give);

function numbers(question, give) {
  const [low, high] = question.range ?? [0, 99];
  if (high - low < NUMBERS) {
    const all = Array.from({ length: high - low + 1 }, (_, at) => low + at);
    return [el("div", { class: "choices numbers" },
      ...all.map((one) => button(String(one), () => give(one), { class: "answer", "data-key": high < 10 ? one : null })))];
  }
  const input = el("input", { type: "number", min: low, max: high, value: question.is ?? low, "aria-label": `A number from ${low} to ${high}` });
  const by = (step) => () => { input.value = Math.min(high, Math.max(low, Number(input.value) + step)); };
  return [el("form", {
    class: "stepper",
    onsubmit: (event) => { event.preventDefault(); give(Number(input.value)); },
  }, button("−", by(-1), { "aria-label": "one less" }), input, button("+", by(1), { "aria-label": "one more" }),
  el("button", { class: "answer first" }, "Send"))];
}

// What is asked in one breath: each thing by itself, or none of them.
function offers(question, give) {
  const named = Object.entries(question.offers);
  const rest = question.choices.filter((one) => !(one in question.offers) && one !== "yes" && one !== "no");
  const inOrder = named.length > 1 ? [el("p", { class: "first-one" }, "The first that is so, from the top.")] : [];
  return [...inOrder, el("div", { class: "choices one-each" },
    ...[...named, ...rest.map((one) => [one, plain(one)])].map(([name, text], at) =>
      button([capital(text), key(at + 1)], () => give(name), { class: "answer", "data-key": at + 1 })),
    question.choices.includes("no") ? button(["None of these", key("n")], () => give("no"), { class: "answer first", "data-key": "n" }) : "")];
}
