import { Button } from "#src/islands/kit/ui/Button.tsx";
import { quadrants } from "#src/shared/result/analysis.ts";
import { paths } from "#src/shared/site/paths.ts";
import { openWindow } from "#src/shared/survey/survey-stage.ts";
import { nextText } from "./opening-copy.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";

interface OpeningBarProps {
  survey: Survey;
  opened: number;
  isBusy: boolean;
  /** There is a result to skip to. */
  canSkip: boolean;
  onGo: () => void;
}

/** The one button, which stays the same element and so keeps the focus; and a way around all of it. */
export function OpeningBar({ survey, opened, isBusy, canSkip, onGo }: OpeningBarProps) {
  return (
    <p className="opening-bar">
      <Button look="primary" large busy={isBusy} busyLabel="Opening…" onClick={onGo}>
        {opened === 0 ? openWindow : nextText(quadrants[opened])}
      </Button>
      {opened < quadrants.length && (
        <a
          className="link-line"
          href={canSkip ? paths.assessmentResults(survey.id) : paths.assessment(survey.id)}
        >
          {canSkip ? "Skip to my result" : "Not yet"}
        </a>
      )}
    </p>
  );
}
