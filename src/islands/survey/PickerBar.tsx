import { Button } from "#src/islands/kit/ui/Button.tsx";
import { countHint, countText, isLawfulCount, words } from "./word-count.ts";

interface PickerBarProps {
  count: number;
  /** Somebody has just tried to pick one too many. */
  isFull: boolean;
  isBusy: boolean;
  onKeep: () => void;
  onCancel?: (() => void) | undefined;
}

/** The count and the button, which stay in view however far the list is scrolled. */
export function PickerBar({ count, isFull, isBusy, onKeep, onCancel }: PickerBarProps) {
  const isLawful = isLawfulCount(count);
  const hint = isFull ? "That is the most. Take one away to pick another." : countHint(count);
  return (
    <div className="sticky bottom-0 -mx-3 -mb-3 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-hair bg-raised px-3 py-3">
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
        {count === 0 ? "Keep my words" : `Keep my ${words(count)}`}
      </Button>
    </div>
  );
}
