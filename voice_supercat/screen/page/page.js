// The page of the companion screen. It shows what the program sends and sends back what is touched; it keeps no game.

const $ = (id) => document.getElementById(id);
const KEY = "voice-supercat-key";
const FLAT = 12; // so many choices are shown at once; of more, their first words are chosen first
const NUMBERS = 13;
const WAIT = "One moment …"; // between two games, and before the program ends
const PATIENCE = 4000; // ms without an answer of the program after which the buttons work again, by a new connection
const NAP = 5000; // ms out of sight after which a connection is not trusted

let socket = null;
let now = null; // what is asked, as the program sent it last
let waiting = false; // an answer was sent, and the program has not answered yet
let ended = false;
let tries = 0;
let announced = { shown: 0, said: [] };
const code = location.hash.replace(/\D/g, "");
if (location.hash) history.replaceState(null, "", location.pathname);

// ---- small helpers

function el(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name === "onclick" || name === "onsubmit") made[name] = value;
    else if (value !== null && value !== false) made.setAttribute(name, value === true ? "" : value);
  }
  made.append(...children.filter((child) => child !== null && child !== ""));
  return made;
}
const button = (text, onclick, attributes = {}) => el("button", { type: "button", onclick, ...attributes }, ...[text].flat());
const plain = (name) => String(name).replaceAll("_", " ");
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
function setting(name, value) { // what this device remembers; a browser may forbid it
  try {
    if (value === undefined) return localStorage.getItem(name);
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch { /* then it is forgotten with the page */ }
  return null;
}

// ---- the connection

function connect() {
  clearTimeout(connect.timer);
  if (socket) socket.onopen = socket.onmessage = socket.onclose = null; // of a network that is gone it may never close
  socket?.close();
  socket = new WebSocket(`ws://${location.host}/game`);
  socket.onopen = () => send({ code: join.code, key: setting(KEY) ?? join.key });
  socket.onmessage = (message) => receive(JSON.parse(message.data));
  socket.onclose = lost;
}
const join = { code, key: "" };

function send(message) {
  if (socket?.readyState !== WebSocket.OPEN) return false;
  socket.send(JSON.stringify(message));
  return true;
}

function lost() {
  wait(false);
  if (ended || join.refused) return;
  status("Connection lost. The game goes on; trying again …", true);
  connect.timer = setTimeout(connect, Math.min(250 * 2 ** tries++, 4000));
}

function status(text, bad = false) {
  $("connection").className = bad ? "lost" : "";
  if ($("connection").textContent !== text) $("connection").textContent = text;
}

function receive(message) {
  if (message.key) {
    join.key = message.key;
    setting(KEY, message.key);
    join.code = "";
    tries = 0;
    status("Connected");
  } else if (message.refused) askForCode();
  else if (message.ended) {
    ended = true;
    status("Ended");
    $("question").textContent = "The program has ended.";
    $("answers").replaceChildren(el("p", {}, "This page can be closed."));
    for (const id of ["words", "commands", "terms"]) $(id).hidden = true;
    $("live").textContent = "The program has ended.";
  } else if (message.now) showNow(message.now);
  else if (message.table) showTable(message.table);
  else if (message.glossary) showGlossary(message.glossary);
  else if (message.form) showForm(message.form);
  else if (message.changes) showChanges(message.changes);
  else if (message.history) showEarlier(message.history);
  else if (message.put_back) showPutBack(message.put_back);
  else if (message.invitation) showInvitation(message.invitation);
  else if (message.error) { wait(false); $("alert").textContent = ""; tell(message.error); }
}

function tell(error) {
  $("alert").textContent = error;
  $("said").append(el("li", { class: "error" }, el("span", { class: "kind" }, "Not done"), error));
}

function askForCode() {
  join.refused = true;
  setting(KEY, null);
  status("Not joined", true);
  const input = el("input", { id: "code", inputmode: "numeric", maxlength: "8", autocomplete: "off", required: true });
  const form = el("form", {
    class: "answers",
    onsubmit: (event) => {
      event.preventDefault();
      Object.assign(join, { code: input.value.replace(/\D/g, ""), key: "", refused: false });
      connect();
    },
  }, el("label", { for: "code" }, "The code of eight digits that the program shows and says"), input,
  el("button", { class: "answer first" }, "Join"));
  $("question").textContent = "Which code?";
  $("answers").replaceChildren(form);
  for (const id of ["words", "commands", "side"]) $(id).hidden = true;
  $("live").textContent = "This code is not valid. Which code?";
}

// ---- answering

function answer(message) {
  if (waiting || !now) return;
  if (!send({ ...message, at: now.at })) return tell("Not connected. Nothing was sent.");
  wait(true, "answer" in message);
}
const command = (name, about) => () => answer(about ? { command: name, about } : { command: name });

function wait(is, begunAgain = false) {
  clearTimeout(wait.timer);
  waiting = is;
  wait.begunAgain = begunAgain; // where the answer is refused, what was chosen for it is chosen anew
  for (const one of document.querySelectorAll("#answers button, #commands button")) one.ariaDisabled = is ? "true" : null;
  if (is) wait.timer = setTimeout(() => { if (begunAgain) showAnswers(true); wait(false); connect(); }, PATIENCE);
}

// Each of these gives the elements for one kind of answer; `give` takes the answer.
const KINDS = {
  yes_no: (question, give) => [
    el("div", { class: "choices two" },
      button(["Yes", key("y")], () => give(true), { class: "answer first", "data-key": "y" }),
      button(["No", key("n")], () => give(false), { class: "answer", "data-key": "n" })),
  ],
  ack: (question, give) => [
    el("div", { class: "choices two" }, button(["Done", key("d")], () => give("done"), { class: "answer first", "data-key": "d" })),
  ],
  number: (question, give) => numbers(question, give),
  choice: (question, give) => (question.offers ? offers(question, give) : [picker(question.choices, give)]),
  card: (question, give) => [picker(question.choices, give)],
  cards: (question, give) => several(question, give),
  list: (question, give) => things(question, give),
  row: (question, give) => row(question, give),
};

function key(letter) {
  return el("kbd", { "aria-hidden": "true" }, letter);
}

function numbers(question, give) {
  const [low, high] = question.range ?? [0, 99];
  if (high - low < NUMBERS) {
    const all = Array.from({ length: high - low + 1 }, (_, at) => low + at);
    return [el("div", { class: "choices numbers" },
      ...all.map((one) => button(String(one), () => give(one), { class: "answer", "data-key": high < 10 ? one : null })))];
  }
  const input = el("input", { type: "number", min: low, max: high, value: question.is ?? low, "aria-label": `A number from ${low} to ${high}` });
  const by = (step) => () => { input.value = Math.min(high, Math.max(low, Number(input.value) + step)); };
  const form = el("form", {
    class: "stepper",
    onsubmit: (event) => { event.preventDefault(); give(Number(input.value)); },
  }, button("−", by(-1), { "aria-label": "one less" }), input, button("+", by(1), { "aria-label": "one more" }),
  el("button", { class: "answer first" }, "Send"));
  return [form];
}

function offers(question, give) {
  const named = Object.entries(question.offers);
  const rest = question.choices.filter((one) => !(one in question.offers) && one !== "yes" && one !== "no");
  const several = named.length > 1 ? [el("p", { class: "first-one" }, "The first that is so, from the top.")] : [];
  return [...several, el("div", { class: "choices one-each" },
    ...[...named, ...rest.map((one) => [one, plain(one)])].map(([name, text], at) =>
      button([capital(text), key(at + 1)], () => give(name), { class: "answer", "data-key": at + 1 })),
    question.choices.includes("no") ? button(["None of these", key("n")], () => give("no"), { class: "answer first", "data-key": "n" }) : "")];
}

// Many names: the first words first. `give` gets the whole name.
function picker(names, give, before = "") {
  const box = el("div", { class: "answers" });
  const show = (prefix, above) => {
    const inside = names.filter((name) => plain(name) === prefix || plain(name).startsWith(prefix && `${prefix} `));
    const rest = (name) => plain(name).slice(prefix ? prefix.length + 1 : 0);
    const groups = Map.groupBy ? Map.groupBy(inside, (name) => rest(name).split(" ")[0]) : grouped(inside, rest);
    if (groups.size === 1 && inside.length > 1) return show(`${prefix} ${[...groups.keys()][0]}`.trim(), above);
    const flat = inside.length <= FLAT || groups.size > inside.length * 0.7;
    const buttons = flat
      ? inside.map((name) => button(label(rest(name), prefix), () => give(name), { class: "answer" }))
      : [...groups].map(([word, members]) => members.length === 1
        ? button(label(rest(members[0]), prefix), () => give(members[0]), { class: "answer" })
        : button(`${capital(word)} …`, () => { show(`${prefix} ${word}`.trim(), prefix); focusInside(box); }, { class: "answer" }));
    if (!above && !prefix) buttons.forEach((one, at) => { if (at < 9) { one.dataset.key = at + 1; one.append(key(at + 1)); } });
    const back = above === null ? "" : button("Back", () => { show(above, null); focusInside(box); });
    box.replaceChildren(...[prefix ? el("p", { class: "chosen" }, `${before}${capital(prefix)} …`) : "",
      el("div", { class: "choices" }, ...buttons), back].filter(Boolean));
  };
  const label = (text, prefix) => capital(text || (prefix ? `only ${prefix}` : "nothing more"));
  show("", null);
  return box;
}

function grouped(names, rest) {
  const groups = new Map();
  for (const name of names) groups.set(rest(name).split(" ")[0], [...(groups.get(rest(name).split(" ")[0]) ?? []), name]);
  return groups;
}

function several(question, give) {
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

const soFar = (chosen, between) => (chosen.length ? [el("p", { class: "chosen" }, `${chosen.map(plain).join(between)} …`)] : []);

// The buttons below names of which several are chosen.
function ends(chosen, enough, finish, again) {
  return [
    ...(enough ? [button(chosen.length ? "That is all" : "None", finish, { class: "answer first" })] : []),
    ...(chosen.length ? [button("Not the last one", () => { chosen.pop(); again(); })] : []),
  ];
}

function things(question, give) {
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

function row(question, give) {
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

function focusInside(box) {
  box.querySelector("button")?.focus();
}

// ---- what is shown

function showNow(sent) {
  const before = now;
  const refused = waiting && wait.begunAgain;
  now = sent;
  wait(false);
  const fresh = !before || before.at !== now.at;
  document.title = `${now.question.text} · ${now.game}`;
  $("game").textContent = now.turn ? `${now.game} · ${now.turn}` : now.game;
  $("said").replaceChildren(...now.said.map(line));
  $("question").textContent = now.closed ? WAIT : now.question.text;
  $("question").className = $("question").textContent.length < 48 ? "brief" : "";
  $("terms").replaceChildren(...now.terms.map((term) => button(`What is “${term.name}”?`, () => explain(term))));
  $("hint").textContent = now.closed ? "" : now.hint;
  if (fresh || refused || before.paused !== now.paused) showAnswers(before);
  announce(fresh);
  showCommands();
  for (const id of ["words", "commands"]) $(id).hidden = now.closed;
  $("side").hidden = false;
  requestAnimationFrame(() => setTimeout(() => performance.mark("painted", {
    detail: { at: sent.at, ms: Date.now() - sent.shown * 1000 },
  })));
}

function line(said) {
  const kinds = { act: "On the table", roll: "Rolled", error: "Not done" };
  const kind = kinds[said.kind] ? el("span", { class: "kind" }, kinds[said.kind]) : "";
  return el("li", { class: said.kind }, kind, said.text, preferred(said));
}

function preferred({ prefer }) {
  if (!prefer?.length) return "";
  return el("ol", { class: "prefer", "aria-label": "Prefer, in this order" }, ...prefer.map((one) => el("li", {}, capital(one))));
}

function showAnswers(before) {
  const place = $("answers");
  const had = place.contains(document.activeElement) && before;
  const give = (given) => answer({ answer: given });
  if (now.closed) place.replaceChildren();
  else if (now.paused) place.replaceChildren(button("Go on", command("resume"), { class: "answer first" }));
  else place.replaceChildren(...KINDS[now.question.expect](now.question, give));
  if (had) {
    place.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }
}

// One text for each change, so that a screen reader never cuts one announcement with another. What is said again is
// announced again; what comes again because the connection was lost is not.
function announce(fresh) {
  const said = now.said.map((one) => one.text);
  if (announced.shown !== now.shown) {
    const latest = now.news ? said.slice(-now.news) : [];
    const unheard = fresh ? said : latest.filter((text) => !announced.said.includes(text));
    const again = !fresh && !unheard.length;
    const asks = fresh || again ? [now.closed ? WAIT : now.question.text] : [];
    $("live").textContent = [...(again ? latest : unheard), ...asks].join(" ");
  }
  announced = { shown: now.shown, said };
}

const COMMANDS = [
  ["undo", "Take it back", "u"], ["correct", "Correct that", "c"], ["repeat", "Say it again", "r"],
  ["help", "What can I say?", "h"], ["status", "Status", "s"], ["why", "Why?", "w"],
  ["explain", "Explain", "e"], ["pause", "Pause", "p"], ["quit", "Quit", "q"],
];

function showCommands() {
  const hadIt = $("commands").contains(document.activeElement) && document.activeElement.dataset.key;
  $("commands").replaceChildren(...COMMANDS.map(([name, text, letter]) =>
    name === "pause" && now.paused
      ? button(["Go on", key("p")], command("resume"), { "data-key": "p" })
      : button([text, key(letter)], command(name), { "data-key": letter })));
  if (hadIt) $("commands").querySelector(`[data-key="${hadIt}"]`)?.focus();
}

function showTable(table) {
  const counters = table.counters.map((group) => el("section", { class: "owner" },
    group.owner ? el("h3", {}, group.owner) : "",
    el("ul", { class: "values" }, ...group.values.map(value))));
  swap("#counters .body", ...counters, button("Something else changed …", () => send({ ask: "changes" })));
  $("chart").hidden = !table.chart;
  if (table.chart) {
    const way = table.chart.way.length ? el("p", { class: "way" }, `Comes back to: ${table.chart.way.join(", ")}`) : "";
    swap("#chart .body", el("p", {}, el("strong", {}, table.chart.title)), way, boxes(table.chart.boxes));
    const here = document.querySelector("#chart .here");
    const panel = document.querySelector("#chart .body");
    if (here) panel.scrollTop = here.offsetTop - panel.offsetTop - panel.clientHeight / 3;
  }
  swap("#history .body", ...answersGiven(table.history), earlier(table.earlier));
}

function answersGiven(moves) {
  if (!moves.length) return [el("p", {}, "Nothing was answered yet.")];
  return [el("ol", { class: "moves" }, ...moves.map(moved))];
}

function moved(move) {
  return el("li", {},
    el("p", {}, move.question), el("p", { class: "answered" }, capital(move.answer)),
    ...move.did.map((text) => el("p", {}, `→ ${text}`)),
    button("Take back to here …", () => send({ ask: "put_back", back: move.back }),
      { "aria-label": `Take back to here: ${move.question} ${move.answer}` }));
}

// `from` is the first answer that is not shown yet, counted back from the last one; null where there is none.
function earlier(from) {
  return from === null ? "" : button("Earlier answers …", () => send({ ask: "history", from }), { class: "earlier" });
}

function showEarlier({ at, moves, earlier: from }) {
  if (at !== now.at) return; // the list begins with another answer by now
  const shown = moves.map(moved);
  document.querySelector("#history .moves").append(...shown);
  document.querySelector("#history .earlier").replaceWith(earlier(from));
  shown[0].querySelector("button").focus();
}

// The new content, with the focus and the place where the old one had them.
function swap(selector, ...content) {
  const place = document.querySelector(selector);
  const at = [...place.querySelectorAll("button")].indexOf(document.activeElement);
  const scrolled = place.scrollTop;
  place.replaceChildren(...content.filter((one) => one !== ""));
  place.scrollTop = scrolled;
  if (at >= 0) place.querySelectorAll("button")[at]?.focus({ preventScroll: true });
}

function value(one) {
  const inside = [el("span", {}, capital(one.label)), el("strong", {}, one.content)];
  const correct = one.tells ? () => send({ ask: "form", name: one.name }) : () => showFollows(one);
  return el("li", {}, now.closed ? el("p", {}, ...inside)
    : button(inside, correct, { "aria-label": `${one.label}: ${one.content}. Correct it` }));
}

function boxes(list) {
  return el("ol", { class: "boxes" }, ...list.map((box) => {
    const mark = box.here ? "You are here" : box.answer ? `✓ ${answered(box.answer)}` : box.passed ? "✓ Done" : "";
    const kind = { test: "The program knows: ", page: "Page: ", act: "Do: " }[box.kind] ?? "";
    return el("li", { class: `box ${box.kind}${box.here ? " here" : box.passed ? " passed" : ""}`, "aria-current": box.here ? "step" : null },
      el("div", { class: "step" }, mark ? el("span", { class: "mark" }, mark) : "", `${kind}${box.text}`, preferred(box)),
      ...(box.branches ?? []).map((branch) => el("div", { class: `branch${branch.taken ? " taken" : ""}` },
        el("p", { class: "label" }, `${branch.label}${branch.taken ? " ✓" : ""}`), boxes(branch.boxes))));
  }));
}

function answered(given) {
  const how = { you: "You said", known: "Known:", supposed: "Supposed:" }[given.how];
  return `${how} ${given.text}`;
}

function showGlossary(terms) {
  $("glossary").hidden = !terms.length;
  swap("#glossary .body", el("dl", {}, ...terms.flatMap((term) => [el("dt", {}, term.name), el("dd", {}, term.text)])));
}

// ---- what is asked in a window of its own

function open(title, ...content) {
  $("dialog-title").textContent = title;
  $("dialog-body").replaceChildren(...content);
  if (!$("dialog").open) $("dialog").showModal();
  $("dialog-title").focus();
}
const close = () => $("dialog").close();

function explain(term) {
  open(capital(term.name), el("p", {}, term.text));
}

function showForm(form) {
  const give = (given) => { close(); answer({ tell: form.name, as: given }); };
  const was = form.now === null ? "" : el("p", {}, `Now: ${form.now}`);
  open(form.question.text, was, ...KINDS[form.question.expect](form.question, give));
}

function showChanges(changes) {
  if (!changes.length) return open("What has changed?", el("p", {}, "There is nothing else that can be told here."));
  return open("What has changed?", el("div", { class: "choices one-each" },
    ...changes.map((one) => button(capital(one.label), () => send({ ask: "form", name: one.name })))));
}

// What nobody can tell by itself changes with the answer that it follows from.
function showFollows(one) {
  open(`${capital(one.label)}: ${one.content}`, el("p", {}, "This follows from what was answered. Correct that instead."),
    el("div", { class: "choices one-each" },
      button("The last answer", () => { close(); command("correct")(); }, { class: "answer" }),
      button("An earlier answer …", () => {
        close();
        $("history").open = true;
        $("history").querySelector("summary").focus();
      }, { class: "answer" })));
}

function showPutBack({ back, sentences }) {
  const answers = back === 1 ? "one answer" : `${back} answers`;
  open(`Take back ${answers}?`,
    sentences.length ? el("p", {}, "Put back on the table, in this order:") : el("p", {}, "Nothing on the table has to be put back."),
    el("ul", {}, ...sentences.map((text) => el("li", {}, text))),
    button(`Take back ${answers}`, () => { close(); answer({ take_back: back }); }, { class: "answer first" }));
}

function showInvitation(invitation) {
  open("Another screen", el("img", { src: invitation.picture, alt: "QR code with the address below" }),
    el("p", {}, invitation.address), el("p", {}, `Code: ${invitation.code}. It lets one screen in.`));
}

// ---- what the player sets on this device

const DARK = matchMedia("(prefers-color-scheme: dark)");
const THEMES = { device: "as the device", light: "light", dark: "dark" };
let theme = "device";
function setTheme(name) {
  theme = name in THEMES ? name : "device";
  document.documentElement.dataset.theme = theme !== "device" ? theme : DARK.matches ? "dark" : "light";
  $("theme").textContent = `Colors: ${THEMES[theme]}`;
}
$("theme").onclick = () => {
  const names = Object.keys(THEMES);
  setTheme(names[(names.indexOf(theme) + 1) % names.length]);
  setting("voice-supercat-theme", theme);
};
DARK.addEventListener("change", () => setTheme(theme));
setTheme(setting("voice-supercat-theme"));

function setKeys(on) {
  $("keys").setAttribute("aria-pressed", String(on));
  setting("voice-supercat-keys", on ? "on" : "off");
}
$("keys").onclick = () => setKeys($("keys").getAttribute("aria-pressed") !== "true");
setKeys(setting("voice-supercat-keys") !== "off");

$("invite").onclick = () => send({ ask: "invitation" });
$("dialog-close").onclick = close;
$("words").onsubmit = (event) => {
  event.preventDefault();
  const text = $("text").value.trim();
  if (text) answer({ say: text });
  $("text").value = "";
};

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey || event.repeat || event.target.closest("input, dialog") || $("dialog").open) return;
  if ($("keys").getAttribute("aria-pressed") !== "true") return;
  const named = `[data-key="${CSS.escape(event.key.toLowerCase())}"]`;
  const found = document.querySelector(`#answers ${named}`) ?? document.querySelector(`#commands ${named}`);
  if (!found) return;
  event.preventDefault();
  if (found.closest("#answers")) found.focus(); // so that the next answers are where Tab begins
  found.click();
});

// A phone that wakes up connects again at once: nobody has told it that the connection is gone.
let hiddenSince = 0;
document.addEventListener("visibilitychange", () => {
  if (document.hidden) hiddenSince = Date.now();
  else if (Date.now() - hiddenSince > NAP || socket?.readyState === WebSocket.CLOSED) renew();
});
addEventListener("online", renew);

function renew() {
  if (ended || join.refused) return;
  tries = 0;
  connect();
}

if (matchMedia("(min-width: 60rem)").matches) $("chart").open = true;
connect();
