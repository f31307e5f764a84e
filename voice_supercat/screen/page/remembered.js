// What this device remembers between two visits; a browser may forbid it, then it is forgotten with the page.

export function remembered(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

export function remember(name, value) {
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch { /* forgotten with the page */ }
}
