import {
  useEffect,
  useRef,
  useSyncExternalStore,
  type FocusEvent,
  type PointerEvent,
  type RefObject,
} from "react";
import { tabStore, storeKey } from "#src/islands/kit/browser/browser-storage.ts";
import { atom } from "nanostores";

export interface ToastText {
  title: string;
  body?: string | undefined;
  tone?: "plain" | "error" | undefined;
  /** The form says it aloud already: the toast is for the eye. */
  isSaid?: boolean | undefined;
  /** How long it stays before it disappears. */
  durationMs?: number | undefined;
}

export interface ToastEntry extends ToastText {
  readonly id: number;
  /** False once dismissed: it has left the screen and is about to be forgotten. */
  readonly open: boolean;
}

const maxToasts = 5;
const defaultDurationMs = 5_000;
const removalDelayMs = 5_000;

/** Newest first. One list for the whole page: islands are separate React roots, this is what they share. */
export const toasts = atom<readonly ToastEntry[]>([]);

const timers = new Map<number, ReturnType<typeof setTimeout>>();
let lastId = 0;

const saysTheSame = (one: ToastText, other: ToastText): boolean =>
  one.title === other.title && one.body === other.body && one.tone === other.tone;

/** Shows a toast and returns its id. It replaces an equal one, and the oldest of more than five. */
export function showToast(text: ToastText): number {
  const id = ++lastId;
  const before = toasts.get();
  const kept = before.filter((toast) => !saysTheSame(toast, text)).slice(0, maxToasts - 1);
  for (const toast of before) if (!kept.includes(toast)) clearTimer(toast.id);
  toasts.set([{ ...text, id, open: true }, ...kept]);
  resumeToast(id);
  return id;
}

/** Takes a toast off the screen now and out of the list a little later. */
export function dismissToast(id: number): void {
  toasts.set(toasts.get().map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
  startTimer(id, removalDelayMs, () => {
    timers.delete(id);
    toasts.set(toasts.get().filter((toast) => toast.id !== id));
  });
}

/** Pauses a toast's time while someone reads it (hover, focus). */
export function pauseToast(id: number): void {
  if (isOpen(id)) clearTimer(id);
}

/** Gives a held toast its full time again. */
export function resumeToast(id: number): void {
  const toast = toasts.get().find((entry) => entry.id === id);
  if (toast?.open) startTimer(id, toast.durationMs ?? defaultDurationMs, () => dismissToast(id));
}

function isOpen(id: number): boolean {
  return toasts.get().some((toast) => toast.id === id && toast.open);
}

function startTimer(id: number, delayMs: number, act: () => void): void {
  clearTimer(id);
  timers.set(id, setTimeout(act, delayMs));
}

function clearTimer(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
}

const key = storeKey("toast");

/** Says on the page that comes next what was done on this one. */
export const showToastOnNextPage = (title: string): void => tabStore.write(key, title);

/** Shows what the page before has left to say. */
function showToastOfLastPage(): void {
  const title = tabStore.read(key);
  if (title === null) return;
  tabStore.write(key, null);
  showToast({ title });
}

const swipeThresholdPx = 50;

/** Shows the page's toasts. Mount it once in a page; any island may call `showToast`. */
export function ToastRegion() {
  const entries = useSyncExternalStore(subscribe, current, noToasts);
  const region = useTopLayer(entries);
  useStepAside(region, entries[0]?.id);
  const focusWatch = useFocusBack(region);
  useEffect(showToastOfLastPage, []);
  return (
    <div
      ref={region}
      popover="manual"
      {...(entries.length > 0 && { role: "region", "aria-label": "Notifications" })}
      className="toasts no-print"
      {...focusWatch}
    >
      <div role="status" aria-atomic="false" className="grid gap-2.5">
        {entries.map((toast) => (
          <Toast key={toast.id} toast={toast} />
        ))}
      </div>
    </div>
  );
}

function Toast({ toast }: { toast: ToastEntry }) {
  const hold = () => pauseToast(toast.id);
  const resume = () => resumeToast(toast.id);
  const swipe = useSwipeRight(() => dismissToast(toast.id));
  return (
    <div
      className={toast.tone === "error" ? "toast border-s-danger" : "toast"}
      data-closed={toast.open ? undefined : ""}
      aria-live={toast.isSaid ? "off" : undefined}
      onMouseEnter={hold}
      onMouseLeave={resume}
      onFocus={hold}
      onBlur={resume}
      {...swipe}
    >
      <div className="py-2">
        <p className="font-[600]">{toast.title}</p>
        {toast.body !== undefined && <p>{toast.body}</p>}
      </div>
      <button
        type="button"
        className="btn btn-icon"
        aria-label={`Dismiss “${toast.title}”`}
        onClick={() => dismissToast(toast.id)}
      >
        <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
          <path d="m2 2 10 10M12 2 2 12" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
        </svg>
      </button>
    </div>
  );
}

/** Follows the finger to the right, and dismisses when it is let go beyond the threshold. */
function useSwipeRight(dismiss: () => void) {
  const startX = useRef<number | null>(null);
  const moved = (event: PointerEvent) =>
    startX.current === null ? 0 : Math.max(0, event.clientX - startX.current);
  const settle = (event: PointerEvent<HTMLElement>) => {
    if (moved(event) >= swipeThresholdPx) dismiss();
    event.currentTarget.style.translate = "";
    startX.current = null;
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.target instanceof Element && event.target.closest("button")) return;
      startX.current = event.clientX;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (startX.current !== null) event.currentTarget.style.translate = `${moved(event)}px`;
    },
    onPointerUp: settle,
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      startX.current = null;
      settle(event);
    },
  };
}

/** Always there, because screen readers skip text that comes with its region. It moves above open dialogs. */
function useTopLayer(entries: readonly ToastEntry[]) {
  const region = useRef<HTMLDivElement>(null);
  const newestId = entries[0]?.id;
  useEffect(() => {
    const element = region.current;
    if (!element?.showPopover) return;
    const isShown = element.matches(":popover-open");
    if (isShown && document.querySelector("dialog[open]") === null) return;
    if (isShown) element.hidePopover();
    element.showPopover();
  }, [newestId]);
  return region;
}

/** What a toast must not cover: the focused field and its error, or a form's problems. */
function inUse(): Element | null {
  const focused = document.activeElement;
  const whole = focused?.closest(".field, .notice-error") ?? focused;
  return focused?.matches(":focus-visible") || whole !== focused ? whole : null;
}

/** An on-screen keyboard covers the bottom of the window. */
const hasKeyboard = () => (window.visualViewport?.height ?? innerHeight) < innerHeight - 100;

function isCovered(used: Element | null, toasts: Element): boolean {
  if (used === null || toasts.contains(used)) return false;
  const [own, over] = [used.getBoundingClientRect(), toasts.getBoundingClientRect()];
  const isBeside = own.right <= over.left || own.left >= over.right;
  return !isBeside && own.bottom > over.top && own.top < over.bottom;
}

/** Moves toasts to the top if they would cover what is in use, and scrolls out what is still covered. */
function useStepAside(region: RefObject<HTMLElement | null>, newestId: number | undefined) {
  useEffect(() => {
    const element = region.current;
    if (element === null || newestId === undefined) return undefined;
    // Once at the head they stay there: nothing moves beneath a finger.
    element.removeAttribute("data-side");
    const place = () => {
      const used = inUse();
      if (!hasKeyboard() && !isCovered(used, element)) return;
      element.setAttribute("data-side", "top");
      if (used === null || !isCovered(used, element)) return;
      const beneath = element.getBoundingClientRect().bottom - used.getBoundingClientRect().top;
      scrollBy({ top: -beneath, behavior: "instant" });
    };
    // A browser scrolls to what gets the focus after it has said so.
    const placeSoon = () => void requestAnimationFrame(place);
    placeSoon();
    document.addEventListener("focusin", placeSoon);
    window.visualViewport?.addEventListener("resize", placeSoon);
    return () => {
      document.removeEventListener("focusin", placeSoon);
      window.visualViewport?.removeEventListener("resize", placeSoon);
    };
  }, [region, newestId]);
}

/** The focus returns to where it was before a toast was dismissed by keyboard. */
function useFocusBack(region: RefObject<HTMLElement | null>) {
  const cameFrom = useRef<Element | null>(null);
  return {
    onFocus: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget && !region.current?.contains(relatedTarget)) cameFrom.current = relatedTarget;
    },
    onClick: () => {
      const isInside = region.current?.contains(document.activeElement);
      if (isInside && cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    },
  };
}

const subscribe = (changed: () => void) => toasts.listen(changed);
const current = () => toasts.get();
const none: readonly ToastEntry[] = [];
const noToasts = () => none;
