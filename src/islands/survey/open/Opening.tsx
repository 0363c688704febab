import { trpc } from "#src/islands/kit/api/trpc.ts";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import { useHydrated } from "#src/islands/kit/browser/use-hydrated.ts";
import { dropDrafts } from "#src/islands/survey/words/use-word-draft.ts";
import type { Analysis } from "#src/shared/result/analysis.output.ts";
import { quadrants } from "#src/shared/result/analysis.ts";
import { paths } from "#src/shared/site/paths.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { useState } from "react";
import { Caption } from "./Caption.tsx";
import { OpeningBar } from "./OpeningBar.tsx";
import { Scene } from "./Scene.tsx";
import { useArrowKey } from "./use-arrow-key.ts";

export interface OpeningProps {
  survey: Survey;
  /** The result that is there; null where opening the window makes one. */
  analysis: Analysis | null;
}

/** The moment in which a window opens: curtains that the person parts, then one pane after the other, at their pace. */
export function Opening({ survey, analysis }: OpeningProps) {
  const isHydrated = useHydrated();
  const [opened, setOpened] = useState(0);
  const reveal = trpc.analysis.reveal.useMutation({
    onSuccess: () => {
      // Nothing that is still being picked can be kept from here on.
      dropDrafts(survey.id);
      setOpened(1);
    },
  });
  const { run, isBusy, problem } = useAction(reveal);
  const result = analysis ?? reveal.data ?? null;
  const leave = () => location.replace(paths.assessmentResults(survey.id));
  const goOn = () => {
    if (result === null) run({ surveyId: survey.id });
    else if (opened < quadrants.length) setOpened(opened + 1);
    else leave();
  };
  useArrowKey(opened > 0, goOn);
  return (
    <div className="opening">
      <Scene
        result={result}
        opened={opened}
        isBusy={isBusy}
        canPart={isHydrated && opened === 0}
        onPart={goOn}
      />
      <div className="opening-panel">
        <Caption
          survey={survey}
          result={result}
          asks={analysis === null}
          opened={opened}
          isBusy={isBusy}
          problem={problem}
        />
        <OpeningBar survey={survey} opened={opened} isBusy={isBusy} canSkip={result !== null} onGo={goOn} />
      </div>
    </div>
  );
}
