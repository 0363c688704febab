import { atom } from "nanostores";

export interface ToastText {
  title: string;
  body?: string | undefined;
  tone?: "plain" | "error" | undefined;
  /** The form says it aloud already: the toast is for the eye. */
  isSaid?: boolean | undefined;
  /** How long it stays before it is dismissed by itself. */
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

/**
 * Shows a toast and returns its id. Beyond five, the oldest goes at once, and so does one that says the same: four times
 * "Login failed" would cover the form on a phone.
 */
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

/** While someone reads a toast (hover, focus), its time stands still. */
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
