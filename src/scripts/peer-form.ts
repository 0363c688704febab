import { readDraft, writeDraft } from "./answer-draft.ts";
import { startWordSearch } from "./word-search.ts";

/*
 * Makes the peer's form quicker. The form works without it: the server has the same rules, and the last word.
 */

interface PeerForm {
  readonly form: HTMLFormElement;
  readonly draftName: string;
  readonly min: number;
  readonly max: number;
  readonly boxes: readonly HTMLInputElement[];
  readonly name: HTMLInputElement;
  readonly submissionKey: HTMLInputElement;
  readonly counter: HTMLElement;
  readonly send: HTMLButtonElement;
  /** The key under which the form was sent, changed since or not: one form is one answer. Null before the first try. */
  sentAs: string | null;
}

/** Longer than an answer takes. Sent once more under the same key it is still one answer. */
const sendingMs = 15_000;

/** Brings the form of a page to life; does nothing on a page without one. */
export function startPeerForm(page: ParentNode): void {
  const found = findPeerForm(page);
  if (found === null) return;
  restoreDraft(found);
  showCount(found);
  startWordSearch(found.form);
  startCounting(found);
  startSending(found);
}

function findPeerForm(page: ParentNode): PeerForm | null {
  const form = page.querySelector<HTMLFormElement>("form[data-peer-form]");
  const name = form?.querySelector<HTMLInputElement>("[name=peerName]");
  const submissionKey = form?.querySelector<HTMLInputElement>("[name=submissionKey]");
  const counter = form?.querySelector<HTMLElement>("[data-counter]");
  const send = form?.querySelector<HTMLButtonElement>("[data-send]");
  if (!form || !name || !submissionKey || !counter || !send) return null;
  const { peerForm: draftName = "", min, max } = form.dataset;
  const boxes = [...form.querySelectorAll<HTMLInputElement>("[name=selectedTraits]")];
  const limits = { min: Number(min), max: Number(max) };
  return {
    form,
    draftName,
    ...limits,
    boxes,
    name,
    submissionKey,
    counter,
    send,
    sentAs: null,
  };
}

const picked = ({ boxes }: PeerForm): string[] => boxes.filter((box) => box.checked).map((box) => box.value);

/** Fills in the draft, unless the form brings something itself: what was refused. */
function restoreDraft(found: PeerForm): void {
  const draft = readDraft(found.draftName);
  if (draft === null || picked(found).length > 0 || found.name.value !== "") return;
  const words = new Set(draft.words);
  for (const box of found.boxes) box.checked = words.has(box.value);
  found.name.value = draft.name;
  // It may have arrived before the connection broke: sent again under the same key it is one answer.
  if (draft.sentAs !== null) found.submissionKey.value = draft.sentAs;
  found.sentAs = draft.sentAs;
}

function keepDraft(found: PeerForm): void {
  writeDraft(found.draftName, { words: picked(found), name: found.name.value, sentAs: found.sentAs });
}

function showCount(found: PeerForm): void {
  const { counter, send, min, max } = found;
  const count = picked(found).length;
  say(counter, `${String(count)} of ${String(min)} to ${String(max)}`);
  send.textContent = count < min ? "Send my words" : `Send my ${String(count)} words`;
}

function say(counter: HTMLElement, text: string, isTrouble = false): void {
  counter.textContent = text;
  counter.toggleAttribute("data-trouble", isTrouble);
}

function startCounting(found: PeerForm): void {
  const { form, boxes, counter, max } = found;
  form.addEventListener("input", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name === "") return;
    const isWord = boxes.includes(target);
    if (isWord && target.checked && picked(found).length > max) {
      target.checked = false;
      say(counter, `${String(max)} words are the most. Take one away first.`, true);
      return;
    }
    if (isWord) showCount(found);
    keepDraft(found);
  });
}

function startSending(found: PeerForm): void {
  const { form, boxes, counter, send, min, submissionKey } = found;
  let isSending = false;
  const restart = () => {
    if (!isSending) return;
    isSending = false;
    send.removeAttribute("aria-disabled");
    showCount(found);
  };
  form.addEventListener("submit", (event) => {
    const missing = min - picked(found).length;
    if (isSending || missing > 0) event.preventDefault();
    if (isSending) return;
    if (missing > 0) {
      say(counter, `Please pick ${String(missing)} more. ${String(min)} words are the least.`, true);
      boxes[0]?.focus();
      return;
    }
    isSending = true;
    found.sentAs = submissionKey.value;
    keepDraft(found);
    send.setAttribute("aria-disabled", "true");
    send.textContent = "Sending…";
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

function empty({ boxes, name }: PeerForm): void {
  for (const box of boxes) box.checked = false;
  name.value = "";
}
