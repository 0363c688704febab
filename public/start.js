// @ts-check
/*
 * Loaded by the landing page, and by the page that thanks a peer, on the first word that a visitor picks, and at once for someone who has picked before: shows the
 * words in their half of the window, counts them, and keeps them in this browser until they sign up. Once there are enough, the page
 * asks for an email. /register sends the code: it knows whether a bot check comes first, and what to say when it fails.
 */
const start = document.getElementById("words");
const list = start?.querySelector("ul");
const count = start?.querySelector("[aria-live]");
const { key = "", least = "", most = "" } = start?.dataset ?? {};
const { count: counted = "", full = "", missing: more = "", asker, askerKey = "" } = start?.dataset ?? {};
const withNumber = (/** @type {string} */ text, /** @type {number} */ n) => text.replace("{n}", String(n));

/** @type {NodeListOf<HTMLInputElement>} */
const boxes = document.querySelectorAll("#words [type=checkbox]");
const boxOf = (/** @type {string} */ word) => [...boxes].find(({ value }) => value === word);

/** In the order of picking. */
let picked = read().filter((word) => boxOf(word));

function read() {
  try {
    return localStorage.getItem(key)?.split(" ") ?? [];
  } catch {
    return [];
  }
}

function keep() {
  try {
    if (picked.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, picked.join(" "));
  } catch {
    // The words stay on this page, and the way to sign up is open without them.
  }
}

function draw(hint = "") {
  const words = picked.map((word) => {
    const item = document.createElement("li");
    item.textContent = boxOf(word)?.labels?.[0]?.textContent ?? word;
    return item;
  });
  list?.replaceChildren(...words);
  if (count) count.textContent = hint || withNumber(counted, picked.length);
  start?.toggleAttribute("data-begun", picked.length > 0);
  start?.toggleAttribute("data-ready", picked.length >= Number(least));
}

/** Ticks and list go by each other; what was ticked before this script came is new. */
function take() {
  const added = [...boxes].filter(({ checked, value }) => checked && !picked.includes(value));
  const room = Number(most) - picked.length;
  for (const box of added.slice(room)) box.checked = false;
  picked.push(...added.slice(0, room).map(({ value }) => value));
  keep();
  draw(added.length > room ? full : "");
}

for (const word of picked) {
  const box = boxOf(word);
  if (box) box.checked = true;
}
take();

const form = start?.querySelector("form");
const email = form?.querySelector("input");
const problem = form?.querySelector("p");

/** Beside the field; an empty sentence takes it away. */
function complain(sentence = "") {
  if (!problem || !email) return;
  problem.textContent = sentence;
  problem.hidden = sentence === "";
  email.removeAttribute("aria-invalid");
  if (sentence === "") return;
  email.setAttribute("aria-invalid", "true");
  email.focus();
}

/** Catches slips of the finger, as /register does; the server decides. */
function problemOf(/** @type {string} */ address) {
  const { empty = "", invalid = "" } = form?.dataset ?? {};
  if (address === "") return empty;
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address) ? "" : invalid;
}

function sendCode() {
  const address = email?.value.trim() ?? "";
  const sentence = problemOf(address);
  complain(sentence);
  if (sentence !== "") return;
  try {
    sessionStorage.setItem(form?.dataset.key ?? "", address);
    if (asker) sessionStorage.setItem(askerKey, asker);
  } catch {
    // Where nothing can be kept, /register asks for the address once more. In its URL it would end up in logs.
  }
  location.assign(form?.action ?? "");
}

if (form) {
  form.onsubmit = (event) => {
    event.preventDefault();
    sendCode();
  };
}

if (start) {
  start.onchange = () => {
    picked = picked.filter((word) => boxOf(word)?.checked);
    take();
  };
  start.onclick = (event) => {
    const missing = Number(least) - picked.length;
    if (picked.length === 0 || missing <= 0 || !(event.target instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    draw(withNumber(more, missing));
  };
}
