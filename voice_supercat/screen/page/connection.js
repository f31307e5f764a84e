// The connection to the program: joining, sending, and coming back by itself.

import { $ } from "./elements.js";
import { remember, remembered } from "./remembered.js";

const KEY = "voice-supercat-key";
const NAP = 5000; // ms out of sight after which a connection is not trusted

let socket = null;
let timer = null;
let tries = 0;
let hiddenSince = 0;
let over = false; // the program has ended
let refused = false; // a code is asked for
let code = "";
let key = ""; // where the browser remembers nothing
let heard = { received: () => {}, lost: () => {} };

// `received` gets every message of the program, `lost` is called when the connection is gone.
export function begin(received, lost) {
  heard = { received, lost };
  code = location.hash.replace(/\D/g, "");
  if (location.hash) history.replaceState(null, "", location.pathname);
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) hiddenSince = Date.now();
    else if (Date.now() - hiddenSince > NAP || socket?.readyState === WebSocket.CLOSED) renew();
  });
  addEventListener("online", renew);
  connect();
}

export function connect() {
  clearTimeout(timer);
  if (socket) socket.onopen = socket.onmessage = socket.onclose = null; // of a network that is gone it may never close
  socket?.close();
  socket = new WebSocket(`ws://${location.host}/game`);
  socket.onopen = () => send({ code, key: remembered(KEY) ?? key });
  socket.onmessage = (message) => heard.received(JSON.parse(message.data));
  socket.onclose = lost;
}

// Whether it could be sent.
export function send(message) {
  if (socket?.readyState !== WebSocket.OPEN) return false;
  socket.send(JSON.stringify(message));
  return true;
}

export function joinWith(typed) {
  [code, key, refused] = [typed.replace(/\D/g, ""), "", false];
  connect();
}

// The program has let this screen in: with this key it comes back.
export function joined(given) {
  [key, code, tries] = [given, "", 0];
  remember(KEY, given);
  status("Connected");
}

// Gives whether a code was sent, and was wrong.
export function notJoined() {
  refused = true;
  remember(KEY, null);
  status("Not joined", true);
  return code !== "";
}

export function ended() {
  over = true;
  status("Ended");
}

function lost() {
  heard.lost();
  if (over || refused) return;
  status("Connection lost. The game goes on; trying again …", true);
  timer = setTimeout(connect, Math.min(250 * 2 ** tries++, 4000));
}

// A phone that wakes up connects again at once: nobody has told it that the connection is gone.
function renew() {
  if (over || refused) return;
  tries = 0;
  connect();
}

function status(text, bad = false) {
  $("connection").className = bad ? "lost" : "";
  if ($("connection").textContent !== text) $("connection").textContent = text;
}
