import { Button } from "#src/islands/kit/ui/Button.tsx";
import type { ReactNode } from "react";
import { Tray } from "./Tray.tsx";
import { countText, isLawfulCount, words } from "./word-count.ts";

interface PickerBarProps {
  /** "Save my", which "6 words" follows. */
  save: string;
  picked: readonly string[];
  onRemove: (id: string) => void;
  /** Someone has just tried to pick one too many. */
  isFull: boolean;
  isBusy: boolean;
  onSave: () => void;
  onCancel?: (() => void) | undefined;
  /** What went wrong, if something did. */
  children: ReactNode;
}

/** The picked words, their count and the button, which stay in view however far the list is scrolled. */
export function PickerBar({ save, picked, isFull, isBusy, ...bar }: PickerBarProps) {
  const { onRemove, onSave, onCancel, children } = bar;
  const count = picked.length;
  const isLawful = isLawfulCount(count);
  return (
    <div className="picker-bar">
      {children && <div className="basis-full">{children}</div>}
      <Tray picked={picked} onRemove={onRemove} />
      <p aria-live="polite" className="me-auto min-w-0 flex-1 basis-20 text-balance tabular-nums">
        <strong>{countText(count)}</strong>
        {isFull && <span className="text-muted"> That’s the most. Remove one to add another.</span>}
      </p>
      {onCancel && (
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
      )}
      <Button
        look="primary"
        busy={isBusy}
        busyLabel="Saving…"
        aria-disabled={!isLawful}
        onClick={() => isLawful && onSave()}
      >
        {count === 0 ? `${save} words` : `${save} ${words(count)}`}
      </Button>
    </div>
  );
}
