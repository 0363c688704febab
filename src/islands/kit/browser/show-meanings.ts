/** A press that lasts this long asks what a word means; a shorter one ticks it. */
const holdMs = 450;
/** How far a finger may move before it counts as scrolling. */
const strayPx = 10;

/**
 * Shows a word's meaning beside its chip on a long press or keyboard focus. Mice get a tooltip.
 * Screen readers get the meaning with the word, so the note is hidden from them.
 *
 * @param ending ends it.
 */
export function showMeanings(list: HTMLElement, ending?: AbortSignal): void {
  const note = document.createElement("p");
  note.className = "chip-meaning";
  note.setAttribute("aria-hidden", "true");
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressedAt = { x: 0, y: 0 };
  let isHeld = false;

  const hide = () => note.remove();
  const letGo = () => clearTimeout(timer);
  const on = <Kind extends keyof HTMLElementEventMap>(
    kind: Kind,
    listener: (event: HTMLElementEventMap[Kind]) => void,
    capture = false,
  ) =>
    list.addEventListener(kind, listener, ending === undefined ? { capture } : { signal: ending, capture });
  const ask = (target: EventTarget | null) => {
    if (target instanceof Element && target.matches(":focus-visible")) show(note, target, "below");
  };

  on("focusin", ({ target }) => {
    ask(target);
  });
  on("focusout", hide);
  on("keydown", ({ key }) => {
    if (key === "Escape") hide();
  });
  on("pointerover", ({ target, pointerType }) => {
    if (pointerType === "mouse") nameFor(target);
  });
  on("pointerdown", ({ target, clientX, clientY }) => {
    letGo();
    hide();
    isHeld = false;
    pressedAt = { x: clientX, y: clientY };
    timer = setTimeout(() => {
      isHeld = show(note, target, "above");
    }, holdMs);
  });
  on("pointermove", ({ clientX, clientY }) => {
    if (Math.hypot(clientX - pressedAt.x, clientY - pressedAt.y) > strayPx) letGo();
  });
  on("pointerup", letGo);
  on("pointercancel", letGo);
  // The system's menu for a long press would cover the note.
  on("contextmenu", (event) => {
    if (isHeld) event.preventDefault();
  });
  // Holding a word is no tick.
  on(
    "click",
    (event) => {
      if (!isHeld) return;
      isHeld = false;
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );
  ending?.addEventListener("abort", () => {
    letGo();
    hide();
  });
  // Someone may have reached a word before this was loaded.
  ask(list.querySelector(":focus"));
}

const chipOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(".chip-item, .chip") : null;

const meaningOf = (chip: HTMLElement): HTMLElement | null => chip.querySelector(".chip-description");

function nameFor(target: EventTarget | null): void {
  const chip = chipOf(target);
  const meaning = chip && meaningOf(chip);
  if (chip && meaning) chip.title = isSeen(meaning) ? "" : meaning.textContent;
}

/** Visually hidden text is a pixel wide. */
const isSeen = (meaning: HTMLElement): boolean => meaning.offsetWidth > 1;

/** Above the chip for a finger, which would cover it; below for the keyboard. */
function show(note: HTMLElement, target: EventTarget | null, side: "above" | "below"): boolean {
  const chip = chipOf(target);
  const meaning = chip && meaningOf(chip);
  if (!chip || !meaning || isSeen(meaning)) return false;
  note.textContent = meaning.textContent;
  document.body.append(note);
  const { left, top, bottom } = chip.getBoundingClientRect();
  const rightmost = document.documentElement.clientWidth - note.offsetWidth - 8;
  const y = side === "above" && top > note.offsetHeight + 8 ? top - note.offsetHeight - 6 : bottom + 6;
  note.style.left = `${String(Math.max(8, Math.min(left, rightmost)) + scrollX)}px`;
  note.style.top = `${String(y + scrollY)}px`;
  return true;
}
