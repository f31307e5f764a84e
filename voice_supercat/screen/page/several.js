// Answers of several names: cards, things that are counted, names one after another.

import { button, capital, el, focusInside, plain } from "./elements.js";
import { picker } from "./picker.js";

export function several(question, give) {
  const [low, high] = question.range ?? [1, question.choices.length];
  const chosen = [];
  const box = el("div", { class: "answers" });
  const finish = () => give([...chosen]);
  const show = () => {
    const left = [...question.choices];
    for (const one of chosen) left.splice(left.indexOf(one), 1);
    box.replaceChildren(
      ...soFar(chosen, ", "),
      picker([...new Set(left)], (one) => {
        chosen.push(one);
        if (chosen.length === high) finish();
        else { show(); focusInside(box); }
      }),
      ...ends(chosen, chosen.length >= low, finish, () => { show(); focusInside(box); }));
  };
  show();
  return [box];
}

export function row(question, give) {
  const chosen = [];
  const box = el("div", { class: "answers" });
  const finish = () => give([...chosen]);
  const show = () => {
    const ways = question.rows.filter((way) => chosen.every((name, at) => way[at]?.includes(name)));
    const next = [...new Set(ways.flatMap((way) => way[chosen.length] ?? []))]
      .filter((name) => !question.different || !chosen.includes(name));
    const whole = chosen.length > 0 && ways.some((way) => way.length === chosen.length);
    if (whole && !next.length) finish();
    const again = () => { show(); focusInside(box); };
    box.replaceChildren(...soFar(chosen, ", then "), picker(next, (one) => { chosen.push(one); again(); }),
      ...ends(chosen, whole, finish, again));
  };
  show();
  return [box];
}

const soFar = (chosen, between) => (chosen.length ? [el("p", { class: "chosen" }, `${chosen.map(plain).join(between)} …`)] : []);

// The buttons below names of which several are chosen.
function ends(chosen, enough, finish, again) {
  return [
    ...(enough ? [button(chosen.length ? "That is all" : "None", finish, { class: "answer first" })] : []),
    ...(chosen.length ? [button("Not the last one", () => { chosen.pop(); again(); })] : []),
  ];
}

export function things(question, give) {
  const names = [...new Set(question.choices)];
  const [low, high] = question.range ?? [0, question.choices.length];
  const counts = Object.fromEntries(names.map((name) => [name, 0]));
  for (const name of question.held ?? []) if (name in counts) counts[name] += 1;
  const total = () => Object.values(counts).reduce((sum, one) => sum + one, 0);
  const label = () => (total() < low ? `At least ${low}` : total() ? `That is all: ${total()}` : "None");
  const done = button(label(), () => {
    if (total() >= low) give(names.flatMap((name) => Array(counts[name]).fill(name)));
  }, { class: "answer first" });
  const by = (name, output, step) => () => {
    if (counts[name] + step < 0 || total() + step > high) return;
    counts[name] += step;
    output.textContent = counts[name];
    done.textContent = label();
  };
  return [el("div", {}, ...names.map((name) => {
    const output = el("output", { "aria-label": plain(name) }, String(counts[name]));
    return el("div", { class: "thing" }, el("span", {}, capital(plain(name))),
      button("−", by(name, output, -1), { "aria-label": `one ${plain(name)} less` }), output,
      button("+", by(name, output, 1), { "aria-label": `one ${plain(name)} more` }));
  })), done];
}
