import { Button } from "#src/islands/kit/ui/Button.tsx";
import { quadrants, type Quadrant } from "#src/shared/result/analysis.ts";
import { paneText } from "#src/shared/result/pane.ts";

interface RevealBarProps {
  opened: number;
  next: Quadrant;
  onNext: () => void;
  onAll: () => void;
}

/** Goes through a new result pane by pane, at the reader's pace, or shows it all. */
export function RevealBar({ opened, next, onNext, onAll }: RevealBarProps) {
  return (
    <div className="reveal-bar no-print">
      <p className="text-muted">
        {opened} of {quadrants.length} panes {opened === 1 ? "is" : "are"} open. The summary comes last.
      </p>
      <p className="flex flex-wrap gap-3">
        <Button look="primary" large onClick={onNext}>
          Next pane: {paneText[next].name}
        </Button>
        <Button large onClick={onAll}>
          Show all
        </Button>
      </p>
    </div>
  );
}
