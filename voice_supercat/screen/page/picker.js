// Choosing one of many names: the first words first.

import { button, capital, el, focusInside, key, plain } from "./elements.js";

const FLAT = 12; // so many choices are shown at once; of more, their first words are chosen first
const TINY = 3; // letters, such as those of a number
const SHORT = { name: 16, word: 10 }; // letters that have room beside another name on a phone

// `give` gets the whole name.
export function picker(names, give) {
  const box = el("div", { class: "answers" });
  const show = (prefix, above) => {
    const inside = names.filter((name) => plain(name) === prefix || plain(name).startsWith(prefix && `${prefix} `));
    const rest = (name) => plain(name).slice(prefix ? prefix.length + 1 : 0);
    const groups = grouped(inside, rest);
    if (groups.size === 1 && inside.length > 1) return show(`${prefix} ${[...groups.keys()][0]}`.trim(), above);
    const label = (name) => capital(rest(name) || (prefix ? `only ${prefix}` : "nothing more"));
    const deeper = (word) => () => { show(`${prefix} ${word}`.trim(), prefix); focusInside(box); };
    const flat = inside.length <= FLAT || groups.size > inside.length * 0.7;
    const named = flat
      ? inside.map((name) => [label(name), () => give(name)])
      : [...groups].map(([word, members]) => members.length === 1
        ? [label(members[0]), () => give(members[0])]
        : [`${capital(word)} …`, deeper(word)]);
    const buttons = named.map(([text, act]) => button(text, act, { class: "answer" }));
    if (!above && !prefix) buttons.slice(0, 9).forEach((one, at) => { one.dataset.key = at + 1; one.append(key(at + 1)); });
    const shown = el("div", { class: `choices ${width(named.map(([text]) => text))}` }, ...buttons);
    const back = above === null ? "" : button("Back", () => { show(above, null); focusInside(box); });
    box.replaceChildren(...[prefix ? el("p", { class: "chosen" }, `${capital(prefix)} …`) : "", shown, back].filter(Boolean));
  };
  show("", null);
  return box;
}

// How wide the buttons are: short names stand side by side, so that few are below the edge of a phone.
function width(texts) {
  if (texts.every((text) => text.length <= TINY)) return "numbers";
  const fits = (text) => text.length <= SHORT.name && text.split(" ").every((word) => word.length <= SHORT.word);
  return texts.every(fits) ? "short" : "";
}

function grouped(names, rest) {
  const groups = new Map();
  for (const name of names) {
    const word = rest(name).split(" ")[0];
    groups.set(word, [...(groups.get(word) ?? []), name]);
  }
  return groups;
}
