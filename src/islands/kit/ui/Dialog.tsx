import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from "react";

interface DialogProps {
  open: boolean;
  /** Called for Escape, a click beside the dialog, and the browser's own ways of closing. */
  onClose: () => void;
  title: string;
  /** The id of what is read out after the title: a few sentences, and no fields. */
  describedBy?: string | undefined;
  children: ReactNode;
  /** Buttons, the safe one first. */
  actions?: ReactNode;
}

/** A modal question on the browser's own <dialog>: it traps the focus, gives it back, and needs no injected styles. */
export function Dialog({ open, onClose, title, describedBy, children, actions }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    if (element && open && !element.open) showFromTop(element);
    if (!open && element?.open) element.close();
  }, [open]);
  // One that is taken away while it's open would take the focus along, and leave the page without any.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      // Escape says so here, before anything is closed: told afterwards, a question that is asked again at once would be lost.
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // Where the browser closes by itself. It tells late: by then the dialog may be open again.
      onClose={(event) => {
        if (!event.currentTarget.open) onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget && isOutside(event.currentTarget, event)) onClose();
      }}
    >
      <h2 id={titleId}>{title}</h2>
      <div className="mt-3 grid gap-3">{children}</div>
      {actions !== undefined && <div className="dialog-actions">{actions}</div>}
    </dialog>
  );
}

/**
 * The browser gives the focus to the first control. Where that lies below the fold of a small screen it scrolls there, past
 * the question: then it is the title's.
 */
function showFromTop(dialog: HTMLDialogElement): void {
  dialog.showModal();
  const title = dialog.querySelector("h2");
  if (title === null || dialog.scrollTop === 0) return;
  title.tabIndex = -1;
  title.focus();
  dialog.scrollTop = 0;
}

function isOutside(element: HTMLElement, point: { clientX: number; clientY: number }): boolean {
  const box = element.getBoundingClientRect();
  return (
    point.clientX < box.left ||
    point.clientX > box.right ||
    point.clientY < box.top ||
    point.clientY > box.bottom
  );
}
