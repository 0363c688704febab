import { useId, type ReactNode } from "react";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { Dialog } from "#src/islands/kit/ui/Dialog.tsx";
import { Notice } from "#src/islands/kit/ui/Notice.tsx";

interface AskFirstProps {
  open: boolean;
  title: string;
  /** What goes, and what stays. */
  children: ReactNode;
  keepLabel: string;
  goLabel: string;
  busyLabel: string;
  isBusy: boolean;
  /** Why the act failed; null while nothing did. */
  problem: string | null;
  /** What that means: "The link still works". */
  failure: string;
  /** Whether something is lost for good. */
  destroys?: boolean;
  onKeep: () => void;
  onGo: () => void;
}

/** The question before an act that cannot be taken back. It stays open, busy, until the act is done. */
export function AskFirst({ open, title, children, keepLabel, goLabel, ...rest }: AskFirstProps) {
  const { busyLabel, isBusy, problem, failure, destroys = true, onKeep, onGo } = rest;
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={onKeep}
      title={title}
      describedBy={id}
      actions={
        <>
          <Button onClick={onKeep}>{keepLabel}</Button>
          <Button look={destroys ? "danger" : "primary"} busy={isBusy} busyLabel={busyLabel} onClick={onGo}>
            {goLabel}
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
