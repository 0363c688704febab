import { type AnswerDraft, forgetOldDrafts, readDraft, writeDraft } from "./answer-draft.ts";
import { fillTray, startWordSearch, withNumber } from "./peer-words.ts";
import { startWordsKey } from "#src/shared/onboarding/start-words.ts";
import { shuffled } from "#src/shared/words/shuffled.ts";

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
  /** Absent if no name is asked for. */
  readonly name: HTMLInputElement | null;
  /** Absent in a preview, which can't be sent. */
  readonly submissionKey: HTMLInputElement | null;
  readonly counter: HTMLElement;
  readonly send: HTMLButtonElement;
  /** The idempotency key of the form, the same after changes. Null before the first try. */
  sentAs: string | null;
  /** As in the draft: when the button was pressed for the words as they stand. */
  heldAt: number | null;
  /** Whether the draft is stored. */
  isKept: boolean;
  /** What the order of the words is drawn from. */
  readonly order: string;
  /** In the order of picking, which goes no further than this browser. */
  picks: readonly string[];
}

/** Longer than an answer takes. Sent once more under the same key it is still one answer. */
const sendingMs = 15_000;
/** Between two tries to send an answer that waits for a connection. */
const retryMs = 20_000;

/** Brings the form of a page to life; does nothing on a page without one. */
export function startPeerForm(page: ParentNode): void {
  const form = page.querySelector<HTMLFormElement>("form[data-peer-form]");
  if (form === null) return;
  forgetOldDrafts();
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

/** The draft of this link, begun now so that the words' order survives a reload; none in a preview. */
function openDraft(name: string): AnswerDraft {
  const kept = name === "" ? null : readDraft(name);
  if (kept !== null && kept.order !== "") return kept;
  const order = crypto.getRandomValues(new Uint32Array(1)).join();
  const draft = { words: [], name: "", sentAs: null, heldAt: null, ...kept, order };
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
  return {
    ...{ form, draftName, ...limits, boxes, name, submissionKey, counter, tray, send },
    ...{ sentAs: null, heldAt: null, isKept: false, order, picks: ticked(boxes) },
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
  found.heldAt = draft.heldAt;
}

function keepDraft(found: PeerForm): void {
  const { draftName, picks, name, sentAs, heldAt, order } = found;
  if (draftName === "") return;
  const draft = { words: picks, name: name?.value ?? "", sentAs, heldAt, order };
  found.isKept = writeDraft(draftName, draft);
}

/** Another tab has sent or changed the answer, or it's too old: this tab mustn't send it. */
const isGone = ({ draftName, isKept, sentAs }: PeerForm): boolean =>
  isKept && readDraft(draftName)?.sentAs !== sentAs;

/** The page of thanks must not show a person's own picks to the next user of the device. */
function forgetOwnWords(): void {
  try {
    localStorage.removeItem(startWordsKey);
  } catch {
    // Then nothing is stored.
  }
}

function showPicks(found: PeerForm): void {
  const { tray, boxes, picks } = found;
  fillTray(
    tray,
    picks.map((id) => ({ id, name: nameOf(boxes.find(({ value }) => value === id)) })),
    tray.dataset["tray"] ?? "",
  );
  showCount(found);
}

const nameOf = (box: HTMLInputElement | undefined): string =>
  document.getElementById(box?.getAttribute("aria-labelledby") ?? "")?.textContent ?? "";

function showCount({ counter, send, min, picks }: PeerForm): void {
  const { send: button = "", ready } = send.dataset;
  say(counter, withNumber(counter.dataset["counter"], picks.length));
  send.textContent = picks.length < min ? button : withNumber(ready, picks.length);
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
        say(counter, counter.dataset["full"] ?? "", true);
        return;
      }
      const others = found.picks.filter((word) => word !== target.value);
      found.picks = target.checked ? [...others, target.value] : others;
      showPicks(found);
    }
    found.heldAt = null;
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

/** The result: `stored`; `refused`, with the server's page; `unsent`, if no server was reached. */
type Outcome = "stored" | "refused" | "unsent";

/** What answers for a server that is away for a moment, such as while it restarts. */
const gateways: ReadonlySet<number> = new Set([502, 503, 504]);

/** Sends the form as the browser would, but stays on the page where that fails. */
async function post(form: HTMLFormElement): Promise<Outcome> {
  const body = new URLSearchParams();
  for (const [field, value] of new FormData(form)) if (typeof value === "string") body.append(field, value);
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), sendingMs);
  try {
    const answer = await fetch(form.action, {
      method: "POST",
      body,
      redirect: "manual",
      signal: patience.signal,
    });
    if (answer.type === "opaqueredirect") return "stored";
    return gateways.has(answer.status) ? "unsent" : "refused";
  } catch {
    return "unsent";
  } finally {
    clearTimeout(timer);
  }
}

function startSending(found: PeerForm): void {
  const { form, boxes, counter, send, min, submissionKey } = found;
  const { thanks } = form.dataset;
  const held = form.querySelector<HTMLElement>("[data-held]");
  let isSending = false;
  const restart = () => {
    if (!isSending) return;
    isSending = false;
    send.removeAttribute("aria-disabled");
    showCount(found);
  };
  const begin = () => {
    isSending = true;
    found.sentAs = submissionKey?.value ?? null;
    if (thanks !== undefined) found.heldAt ??= Date.now();
    keepDraft(found);
    send.setAttribute("aria-disabled", "true");
    send.textContent = send.dataset["busy"] ?? "";
  };
  /** Without a connection, the answer stays in the draft and is sent under the same key later. */
  const deliver = async (next: string) => {
    begin();
    const outcome = await post(form);
    if (outcome === "stored") {
      forgetOwnWords();
      location.assign(next);
    } else if (outcome === "unsent") restart();
    else {
      found.heldAt = null;
      keepDraft(found);
      // Once more by the browser itself, which shows the page that says why.
      form.submit();
    }
    const isHeld = outcome === "unsent" && found.heldAt !== null;
    const wasHidden = held?.hidden === true;
    if (held) held.hidden = !isHeld;
    // The button is in view wherever the page is scrolled to; the sentence isn't.
    if (isHeld && wasHidden) held.scrollIntoView({ block: "center" });
  };
  form.addEventListener("submit", (event) => {
    const missing = min - found.picks.length;
    if (isSending || missing > 0 || thanks !== undefined) event.preventDefault();
    if (isSending) return;
    if (missing > 0) {
      say(counter, withNumber(send.dataset["missing"], missing), true);
      boxes[0]?.focus();
      return;
    }
    if (thanks !== undefined) {
      void deliver(thanks);
      return;
    }
    begin();
    // No event says that someone stopped loading the page. If they go on, or wait, they can send again.
    setTimeout(restart, sendingMs);
  });
  form.addEventListener("input", () => {
    restart();
    if (held) held.hidden = true;
  });
  if (thanks !== undefined) {
    const retry = () => {
      if (found.heldAt === null || isSending) return;
      if (isGone(found)) location.replace(form.action);
      else void deliver(thanks);
    };
    addEventListener("online", retry);
    // A browser may call itself online where nothing comes through.
    setInterval(retry, retryMs);
    retry();
  }
  // A browser may restore the page on Back, perhaps for someone else. So a sent form is emptied on leaving
  // and reloaded on return, by its address, because a reload would send a refused form again.
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
