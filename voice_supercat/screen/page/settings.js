// What the player sets on this device: light or dark, and whether single keys act.

import { $ } from "./elements.js";
import { remember, remembered } from "./remembered.js";

const THEME = "voice-supercat-theme";
const KEYS = "voice-supercat-keys";
const DARK = matchMedia("(prefers-color-scheme: dark)");
const THEMES = { device: "as the device", light: "light", dark: "dark" };

let theme = "device";

export function applySettings() {
  $("theme").onclick = () => {
    const names = Object.keys(THEMES);
    setTheme(names[(names.indexOf(theme) + 1) % names.length]);
    remember(THEME, theme);
  };
  DARK.addEventListener("change", () => setTheme(theme));
  setTheme(remembered(THEME));
  $("keys").onclick = () => setKeys($("keys").getAttribute("aria-pressed") !== "true");
  setKeys(remembered(KEYS) !== "off");
  document.addEventListener("keydown", pressed);
}

function setTheme(name) {
  theme = name in THEMES ? name : "device";
  document.documentElement.dataset.theme = theme !== "device" ? theme : DARK.matches ? "dark" : "light";
  $("theme").textContent = `Colors: ${THEMES[theme]}`;
}

function setKeys(on) {
  $("keys").setAttribute("aria-pressed", String(on));
  remember(KEYS, on ? "on" : "off");
}

function pressed(event) {
  if (event.ctrlKey || event.altKey || event.metaKey || event.repeat || event.target.closest("input, dialog") || $("dialog").open) return;
  if ($("keys").getAttribute("aria-pressed") !== "true") return;
  const named = `[data-key="${CSS.escape(event.key.toLowerCase())}"]`;
  const found = document.querySelector(`#answers ${named}`) ?? document.querySelector(`#commands ${named}`);
  if (!found) return;
  event.preventDefault();
  if (found.closest("#answers")) found.focus(); // so that the next answers are where Tab begins
  found.click();
}
