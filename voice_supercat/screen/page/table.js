// What lies beside the question: the counters, the answers so far, the glossary; the flow chart is in chart.js.

import { ask } from "./answering.js";
import { showChart } from "./chart.js";
import { showFollows } from "./dialogs.js";
import { $, button, capital, el, swap } from "./elements.js";

let at = null; // the question that the list of answers leads to

export function showTable(table) {
  at = table.at;
  const counters = table.counters.map((group) => el("section", { class: "owner" },
    group.owner ? el("h3", {}, group.owner) : "",
    el("ul", { class: "values" }, ...group.values.map((one) => value(one, table.closed)))));
  swap("#counters .body", ...counters, button("Something else changed …", () => ask({ ask: "changes" })));
  showChart(table.chart);
  swap("#history .body", ...answersGiven(table.history), earlier(table.earlier));
}

function value(one, closed) {
  const inside = [el("span", {}, capital(one.label)), el("strong", {}, one.content)];
  const correct = one.tells ? () => ask({ ask: "form", name: one.name }) : () => showFollows(one);
  return el("li", {}, closed ? el("p", {}, ...inside)
    : button(inside, correct, { "aria-label": `${one.label}: ${one.content}. Correct it` }));
}

function answersGiven(moves) {
  if (!moves.length) return [el("p", {}, "Nothing was answered yet.")];
  return [el("ol", { class: "moves" }, ...moves.map(moved))];
}

function moved(move) {
  return el("li", {},
    el("p", {}, move.question), el("p", { class: "answered" }, capital(move.answer)),
    ...move.did.map((text) => el("p", {}, `→ ${text}`)),
    button("Take back to here …", () => ask({ ask: "put_back", back: move.back }),
      { "aria-label": `Take back to here: ${move.question} ${move.answer}` }));
}

// `from` is the first answer that is not shown yet, counted back from the last one; null where there is none.
function earlier(from) {
  return from === null ? "" : button("Earlier answers …", () => ask({ ask: "history", from }), { class: "earlier" });
}

export function showEarlier(part) {
  if (part.at !== at) return; // the list begins with another answer by now
  const shown = part.moves.map(moved);
  document.querySelector("#history .moves").append(...shown);
  document.querySelector("#history .earlier").replaceWith(earlier(part.earlier));
  shown[0].querySelector("button").focus();
}

export function showGlossary(terms) {
  $("glossary").hidden = !terms.length;
  swap("#glossary .body", el("dl", {}, ...terms.flatMap((term) => [el("dt", {}, term.name), el("dd", {}, term.text)])));
}
