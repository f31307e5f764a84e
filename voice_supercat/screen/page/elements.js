// Elements of the page: finding, making and replacing them.

export const $ = (id) => document.getElementById(id);
export const plain = (name) => String(name).replaceAll("_", " ");
export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

export function el(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name === "onclick" || name === "onsubmit") made[name] = value;
    else if (value !== null && value !== false) made.setAttribute(name, value === true ? "" : value);
  }
  made.append(...children.filter((child) => child !== null && child !== ""));
  return made;
}

export const button = (text, onclick, attributes = {}) =>
  el("button", { type: "button", onclick, ...attributes }, ...[text].flat());

// The letter or digit that acts like the button.
export const key = (letter) => el("kbd", { "aria-hidden": "true" }, letter);

// What is done or told, with its preferences in their order.
export function preferred({ prefer }) {
  if (!prefer?.length) return "";
  return el("ol", { class: "prefer", "aria-label": "Prefer, in this order" }, ...prefer.map((one) => el("li", {}, capital(one))));
}

// The new content, with the focus and the place where the old one had them.
export function swap(selector, ...content) {
  const place = document.querySelector(selector);
  const at = [...place.querySelectorAll("button")].indexOf(document.activeElement);
  const scrolled = place.scrollTop;
  place.replaceChildren(...content.filter((one) => one !== ""));
  place.scrollTop = scrolled;
  if (at >= 0) place.querySelectorAll("button")[at]?.focus({ preventScroll: true });
}

export function focusInside(box) {
  box.querySelector("button")?.focus();
}
