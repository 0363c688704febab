import {
  useEffect,
  useRef,
  useSyncExternalStore,
  type FocusEvent,
  type PointerEvent,
  type RefObject,
} from "react";
import { showToastOfLastPage } from "./next-toast.ts";
import { dismissToast, pauseToast, resumeToast, toasts, type ToastEntry } from "./toast-store.ts";

const swipeThresholdPx = 50;

/** Shows the page's toasts. Mount it once in a page; any island may call `showToast`. */
export function ToastRegion() {
  const entries = useSyncExternalStore(subscribe, current, noToasts);
  const region = useTopLayer(entries);
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
      className={toast.tone === "error" ? "toast toast-error" : "toast"}
      data-closed={toast.open ? undefined : ""}
      aria-live={toast.isSaid ? "off" : undefined}
      onMouseEnter={hold}
      onMouseLeave={resume}
      onFocus={hold}
      onBlur={resume}
      {...swipe}
    >
      <div className="toast-body">
        <p className="toast-title">{toast.title}</p>
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

/**
 * The region is there from the start: screen readers do not read what comes together with its region. An open dialog has
 * it lifted again: what enters the browser's top layer last lies on top.
 */
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

/** Whoever came to dismiss a toast by keyboard goes back to where they were. */
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
