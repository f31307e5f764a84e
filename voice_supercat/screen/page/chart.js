// The page of the rules as a flow chart, with the way that was taken and "You are here".

import { $, el, preferred, swap } from "./elements.js";

const HOW = { you: "You said", known: "Known:", supposed: "Supposed:" };
const KIND = { test: "The program knows: ", page: "Page: ", act: "Do: " };

// `chart` is null where no page is open.
export function showChart(chart) {
  $("chart").hidden = !chart;
  if (!chart) return;
  const way = chart.way.length ? el("p", { class: "way" }, `Comes back to: ${chart.way.join(", ")}`) : "";
  swap("#chart .body", el("p", {}, el("strong", {}, chart.title)), way, boxes(chart.boxes));
  const here = document.querySelector("#chart .here");
  const panel = document.querySelector("#chart .body");
  if (here) panel.scrollTop = here.offsetTop - panel.offsetTop - panel.clientHeight / 3;
}

function boxes(list) {
  return el("ol", { class: "boxes" }, ...list.map((box) => {
    const mark = markOf(box);
    return el("li", { class: `box ${box.kind}${box.here ? " here" : box.passed ? " passed" : ""}`, "aria-current": box.here ? "step" : null },
      el("div", { class: "step" }, mark ? el("span", { class: "mark" }, mark) : "", `${KIND[box.kind] ?? ""}${box.text}`, preferred(box)),
      ...(box.branches ?? []).map((branch) => el("div", { class: `branch${branch.taken ? " taken" : ""}` },
        el("p", { class: "label" }, `${branch.label}${branch.taken ? " ✓" : ""}`), boxes(branch.boxes))));
  }));
}

function markOf(box) {
  if (box.here) return "You are here";
  if (box.answer) return `✓ ${HOW[box.answer.how]} ${box.answer.text}`;
  return box.passed ? "✓ Done" : "";
}
