import { shuffled } from "#src/shared/words/shuffled.ts";
import { readDraft, writeDraft, type AnswerDraft } from "./answer-draft.ts";
import { fillTray } from "./word-tray.ts";

/** Lets the words of a form be searched, by name and by meaning. Hidden words keep their tick. */
function startWordSearch(form: HTMLFormElement): void {
  const search = form.querySelector<HTMLInputElement>("[data-search]");
  const found = form.querySelector<HTMLElement>("[data-found]");
  const words = [...form.querySelectorAll<HTMLElement>(".chip-item")];
  if (!search || !found) return;

  search.addEventListener("input", () => {
    const wanted = search.value.trim().toLowerCase();
    for (const word of words) word.hidden = !word.textContent.toLowerCase().includes(wanted);
    const shown = words.filter((word) => !word.hidden).length;
    found.textContent = wanted === "" ? "" : resultText(shown);
  });
  // The return key would send the form.
  search.addEventListener("keydown", (event) => {
    if (event.key === "Enter") event.preventDefault();
  });
}

function resultText(shown: number): string {
  if (shown === 0) return "No word here means that. Try another one.";
  return shown === 1 ? "1 word" : `${String(shown)} words`;
}

/*
 * Makes the peer's form quicker. The form works without it: the server has the same rules, and the last word.
 */

interface PeerForm {
  readonly form: HTMLFormElement;
  readonly draftName: string;
  readonly min: number;
  readonly max: number;
  /** In the order of the page. */
  readonly boxes: readonly HTMLInputElement[];
  readonly tray: HTMLElement;
  /** Absent where nobody gives a name. */
  readonly name: HTMLInputElement | null;
  /** Absent in a preview, which can't be sent. */
  readonly submissionKey: HTMLInputElement | null;
  readonly counter: HTMLElement;
  readonly send: HTMLButtonElement;
  /** What the button does: "Send", or "Save". */
  readonly verb: string;
  /** The key under which the form was sent, changed since or not: one form is one answer. Null before the first try. */
  sentAs: string | null;
  /** What the order of the words is drawn from. */
  readonly order: string;
  /** In the order of picking, which goes no further than this browser. */
  picks: readonly string[];
}

/** Longer than an answer takes. Sent once more under the same key it is still one answer. */
const sendingMs = 15_000;

/** Brings the form of a page to life; does nothing on a page without one. */
export function startPeerForm(page: ParentNode): void {
  const form = page.querySelector<HTMLFormElement>("form[data-peer-form]");
  if (form === null) return;
  const draft = openDraft(form.dataset["peerForm"] ?? "");
  // Before the boxes are looked for: they are known in the order that a reader sees.
  drawOrder(form, draft.order);
  const found = findPeerForm(form, draft.order);
  if (found === null) return;
  restoreDraft(found, draft);
  showPicks(found);
  startWordSearch(form);
  startCounting(found);
  startSending(found);
}

/**
 * The draft of this link, begun now if there is none: the words must keep their order over a reload before one is picked. A preview
 * has no name to keep one under.
 */
function openDraft(name: string): AnswerDraft {
  const kept = name === "" ? null : readDraft(name);
  if (kept !== null && kept.order !== "") return kept;
  const order = crypto.getRandomValues(new Uint32Array(1)).join();
  const draft = { words: [], name: "", sentAs: null, ...kept, order };
  if (name !== "") writeDraft(name, draft);
  return draft;
}

/** The list comes in alphabetical order, in which its beginning would be picked more often. */
function drawOrder(form: HTMLFormElement, order: string): void {
  const list = form.querySelector<HTMLElement>(".chips");
  list?.append(...shuffled([...list.children], order));
  list?.setAttribute("data-drawn", "");
}

function findPeerForm(form: HTMLFormElement, order: string): PeerForm | null {
  const name = form.querySelector<HTMLInputElement>("[name=peerName]");
  const submissionKey = form.querySelector<HTMLInputElement>("[name=submissionKey]");
  const counter = form.querySelector<HTMLElement>("[data-counter]");
  const tray = form.querySelector<HTMLElement>("[data-tray]");
  const send = form.querySelector<HTMLButtonElement>("[data-send]");
  if (!counter || !tray || !send) return null;
  const { peerForm: draftName = "", min, max } = form.dataset;
  const boxes = [...form.querySelectorAll<HTMLInputElement>("[name=selectedTraits]")];
  const limits = { min: Number(min), max: Number(max) };
  const verb = send.dataset["send"] ?? "Send";
  return {
    ...{ form, draftName, ...limits, boxes, name, submissionKey, counter, tray, send, verb },
    ...{ sentAs: null, order, picks: ticked(boxes) },
  };
}

const ticked = (boxes: PeerForm["boxes"]): string[] =>
  boxes.filter((box) => box.checked).map((box) => box.value);

/** Fills in the draft, unless the form brings something itself: what was refused. */
function restoreDraft(found: PeerForm, draft: AnswerDraft): void {
  if (found.picks.length > 0 || (found.name?.value ?? "") !== "") return;
  for (const box of found.boxes) box.checked = draft.words.includes(box.value);
  const known = ticked(found.boxes);
  found.picks = draft.words.filter((word) => known.includes(word));
  if (found.name) found.name.value = draft.name;
  // It may have arrived before the connection broke: sent again under the same key it is one answer.
  if (draft.sentAs !== null && found.submissionKey) found.submissionKey.value = draft.sentAs;
  found.sentAs = draft.sentAs;
}

function keepDraft(found: PeerForm): void {
  const { draftName, picks, name, sentAs, order } = found;
  if (draftName !== "") writeDraft(draftName, { words: picks, name: name?.value ?? "", sentAs, order });
}

function showPicks(found: PeerForm): void {
  const { tray, boxes, picks } = found;
  fillTray(
    tray,
    picks.map((id) => ({ id, name: nameOf(boxes.find(({ value }) => value === id)) })),
  );
  showCount(found);
}

const nameOf = (box: HTMLInputElement | undefined): string =>
  document.getElementById(box?.getAttribute("aria-labelledby") ?? "")?.textContent ?? "";

function showCount({ counter, send, verb, min, max, picks }: PeerForm): void {
  const count = picks.length;
  say(counter, `${String(count)} picked · choose ${String(min)} to ${String(max)}`);
  send.textContent = count < min ? `${verb} my words` : `${verb} my ${String(count)} words`;
}

function say(counter: HTMLElement, text: string, isTrouble = false): void {
  counter.textContent = text;
  counter.toggleAttribute("data-trouble", isTrouble);
}

function startCounting(found: PeerForm): void {
  const { form, boxes, counter, max, tray, send } = found;
  form.addEventListener("input", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name === "") return;
    if (boxes.includes(target)) {
      if (target.checked && found.picks.length >= max) {
        target.checked = false;
        say(counter, `You’ve picked ${String(max)}, the most you can. Remove one to add another.`, true);
        return;
      }
      const others = found.picks.filter((word) => word !== target.value);
      found.picks = target.checked ? [...others, target.value] : others;
      showPicks(found);
    }
    keepDraft(found);
  });
  tray.addEventListener("click", ({ target }) => {
    const word = target instanceof Element ? target.closest("button")?.value : undefined;
    const box = boxes.find(({ value }) => value === word);
    if (box === undefined) return;
    box.click();
    if (found.picks.length === 0) send.focus();
  });
}

function startSending(found: PeerForm): void {
  const { form, boxes, counter, send, verb, min, submissionKey } = found;
  let isSending = false;
  const restart = () => {
    if (!isSending) return;
    isSending = false;
    send.removeAttribute("aria-disabled");
    showCount(found);
  };
  form.addEventListener("submit", (event) => {
    const missing = min - found.picks.length;
    if (isSending || missing > 0) event.preventDefault();
    if (isSending) return;
    if (missing > 0) {
      say(counter, `Pick ${String(missing)} more to ${verb.toLowerCase()}.`, true);
      boxes[0]?.focus();
      return;
    }
    isSending = true;
    found.sentAs = submissionKey?.value ?? null;
    keepDraft(found);
    send.setAttribute("aria-disabled", "true");
    send.textContent = `${verb.replace(/e$/, "")}ing…`;
    // No event says that someone stopped loading the page. If they go on, or wait, they can send again.
    setTimeout(restart, sendingMs);
  });
  form.addEventListener("input", restart);
  // A browser may freeze the page and show it again on Back, perhaps to someone else. So a sent form is emptied as it leaves,
  // and loads again as it returns: with the draft where the answer may not have arrived, else as a new form. By its address, as
  // reloading a form that was refused would send it once more.
  addEventListener("pagehide", () => {
    if (found.sentAs !== null) empty(found);
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted && found.sentAs !== null) location.replace(form.action);
  });
}

function empty({ boxes, name, tray }: PeerForm): void {
  for (const box of boxes) box.checked = false;
  if (name) name.value = "";
  tray.replaceChildren();
}
