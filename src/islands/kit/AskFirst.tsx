import type { ReactNode } from "react";
import { Button } from "./ui/Button.tsx";
import { Dialog } from "./ui/Dialog.tsx";

interface AskFirstProps {
  open: boolean;
  title: string;
  /** What goes, and what stays. */
  children: ReactNode;
  keepLabel: string;
  goLabel: string;
  busyLabel: string;
  isBusy: boolean;
  /** Whether something is lost for good. */
  destroys?: boolean;
  onKeep: () => void;
  onGo: () => void;
}

/** The question before an act that cannot be taken back. It stays open, busy, until the act is done. */
export function AskFirst({ open, title, children, keepLabel, goLabel, ...rest }: AskFirstProps) {
  const { busyLabel, isBusy, destroys = true, onKeep, onGo } = rest;
  return (
    <Dialog
      open={open}
      onClose={onKeep}
      title={title}
      actions={
        <>
          <Button onClick={onKeep}>{keepLabel}</Button>
          <Button look={destroys ? "danger" : "primary"} busy={isBusy} busyLabel={busyLabel} onClick={onGo}>
            {goLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
