import {
  type ComponentProps,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { type ActionOptions, type Mutation, useAction } from "#src/islands/kit/api/use-action.ts";
import { Button } from "./Button.tsx";
import { Notice } from "./Notice.tsx";
import { showToast } from "./toasts.tsx";

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

/** A modal question in a native <dialog>, which traps the focus and gives it back. */
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
      // Handled before closing: `close` comes late, and would drop a question asked again at once.
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // When the browser closes it. The event is late: the dialog may be open again.
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

/** Focuses the title when focusing the first control would scroll past the question. */
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

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** What goes, and what stays. */
  children: ReactNode;
  cancelLabel: string;
  confirmLabel: string;
  busyLabel: string;
  isBusy: boolean;
  /** Why the act failed; null while nothing did. */
  problem: string | null;
  /** What that means: "The link still works". */
  failure: string;
  /** Whether something is lost for good. */
  isDestructive?: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}

/** The question before an act that can't be undone. It stays open, busy, until the act is done. */
export function ConfirmDialog({
  open,
  title,
  children,
  cancelLabel,
  confirmLabel,
  ...rest
}: ConfirmDialogProps) {
  const { busyLabel, isBusy, problem, failure, isDestructive = true, onCancel, onConfirm } = rest;
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      describedBy={id}
      actions={
        <>
          <Button onClick={onCancel}>{cancelLabel}</Button>
          <Button
            look={isDestructive ? "danger" : "primary"}
            busy={isBusy}
            busyLabel={busyLabel}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div id={id} className="grid gap-3">
        {children}
      </div>
      {problem !== null && (
        <Notice ref={scrollToEnd} tone="error" title={failure}>
          <p>{problem}</p>
        </Notice>
      )}
    </Dialog>
  );
}

/** On a small screen the sentence pushes the buttons out of sight, and one of them has the focus. */
function scrollToEnd(notice: HTMLElement | null): void {
  const dialog = notice?.closest("dialog");
  if (dialog) dialog.scrollTop = dialog.scrollHeight;
}

interface AskedActionOptions<Input, Output> extends ActionOptions {
  /** Called after closing: the page may now remove the button that got the focus back. */
  onDone: (output: Output, input: Input) => void;
}

/** A mutation with a question first. ConfirmDialog shows failures, because toasts are behind it. */
export function useConfirmedAction<Input, Output>(
  mutation: Mutation<Input, Output>,
  { onDone, leaves = false }: AskedActionOptions<Input, Output>,
) {
  const [asked, setAsked] = useState<{ readonly input: Input } | null>(null);
  const mutateAsync = async (input: Input) => {
    const output = await mutation.mutateAsync(input);
    // Where success leads to another page, the question stays until that page is there.
    if (!leaves) setAsked(null);
    onDone(output, input);
  };
  const { run, isBusy, problem, forget } = useAction({ ...mutation, mutateAsync }, { leaves });
  return {
    ask: (input: Input) => {
      if (!isBusy) forget();
      setAsked({ input });
    },
    question: {
      open: asked !== null,
      isBusy,
      problem,
      onCancel: () => setAsked(null),
      onConfirm: () => {
        if (asked !== null) run(asked.input);
      },
    },
  };
}

type Question = ReturnType<typeof useConfirmedAction>["question"];

interface ConfirmedButtonProps<Input, Output>
  extends ActionOptions, Omit<ConfirmDialogProps, keyof Question | "confirmLabel"> {
  /** What the button says, and the question's own button unless it says more. */
  label: string;
  confirmLabel?: string;
  button?: ComponentProps<typeof Button>;
  mutation: Mutation<Input, Output>;
  input: NoInfer<Input>;
  onDone?: (output: Output) => void;
  /** The toast once it's done. */
  news?: string;
}

/** A button with a question before it acts. */
export function ConfirmedButton<Input, Output>(props: ConfirmedButtonProps<Input, Output>) {
  const { label, button, mutation, input, leaves = false, onDone, news, ...dialog } = props;
  const { ask, question } = useConfirmedAction(mutation, {
    leaves,
    onDone: (output) => {
      onDone?.(output);
      if (news !== undefined) showToast({ title: news });
    },
  });
  return (
    <>
      <Button {...button} onClick={() => button?.["aria-disabled"] === true || ask(input)}>
        {label}
      </Button>
      <ConfirmDialog {...question} confirmLabel={label} {...dialog} />
    </>
  );
}
