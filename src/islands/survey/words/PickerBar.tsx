import { Button } from "#src/islands/kit/ui/Button.tsx";
import type { ReactNode } from "react";
import { countHint, countText, isLawfulCount, words } from "./word-count.ts";

interface PickerBarProps {
  /** "Keep my", which "6 words" follows. */
  keep: string;
  count: number;
  /** Someone has just tried to pick one too many. */
  isFull: boolean;
  isBusy: boolean;
  onKeep: () => void;
  onCancel?: (() => void) | undefined;
  /** What went wrong, if something did. */
  children: ReactNode;
}

/** The count and the button, which stay in view however far the list is scrolled. */
export function PickerBar({ keep, count, isFull, isBusy, onKeep, onCancel, children }: PickerBarProps) {
  const isLawful = isLawfulCount(count);
  const hint = isFull ? "That is the most. Take one away to pick another." : countHint(count);
  return (
    <div className="picker-bar">
      {children && <div className="basis-full">{children}</div>}
      <p aria-live="polite" className="me-auto">
        <strong className="tabular-nums">{countText(count)}</strong>{" "}
        <span className="text-muted">{hint}</span>
      </p>
      {onCancel && (
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
      )}
      <Button
        look="primary"
        busy={isBusy}
        busyLabel="Keeping…"
        aria-disabled={!isLawful}
        onClick={() => isLawful && onKeep()}
      >
        {count === 0 ? `${keep} words` : `${keep} ${words(count)}`}
      </Button>
    </div>
  );
}
