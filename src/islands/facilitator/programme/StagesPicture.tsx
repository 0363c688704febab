import { segmentsOf, type StageCounts } from "#src/islands/facilitator/stages/segments.ts";
import { StageBar, StageSwatch } from "#src/islands/facilitator/stages/StageBar.tsx";
import { stageTexts, type Stage } from "#src/shared/programme/stage.ts";

interface StagesPictureProps {
  counts: StageCounts;
  /** The stage whose clients are listed; null: all. */
  picked: Stage | null;
  onPick: (stage: Stage | null) => void;
}

/** One bar of stages in order. Its legend says the same in words, and shows who is at a stage. */
export function StagesPicture({ counts, picked, onPick }: StagesPictureProps) {
  return (
    <div className="grid gap-3">
      <StageBar counts={counts} large />
      <div role="group" aria-label="Show clients by stage" className="flex flex-wrap gap-2">
        {segmentsOf(counts).map(({ stage, count }) => (
          <button
            key={stage}
            type="button"
            className="stage-key"
            aria-pressed={picked === stage}
            onClick={() => onPick(picked === stage ? null : stage)}
          >
            <StageSwatch stage={stage} />
            {count} {stageTexts[stage]}
          </button>
        ))}
      </div>
    </div>
  );
}
