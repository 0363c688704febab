import { api } from "#src/islands/kit/api.ts";
import { AskFirst } from "#src/islands/kit/AskFirst.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { showToast } from "#src/islands/kit/ui/toast-store.ts";
import { useAction } from "#src/islands/kit/use-action.ts";
import { answers, unshownAnswers } from "#src/shared/round-stage.ts";
import type { Survey } from "#src/shared/survey.ts";
import { useState } from "react";
import { DeleteRound } from "./DeleteRound.tsx";
import { useSurveyUpdate } from "./queries.ts";

/** Ending a round: closing keeps everything, deleting keeps nothing. */
export function RoundEnd({ survey }: { survey: Survey }) {
  return (
    <section className="flex flex-wrap gap-x-6 gap-y-3" aria-label="End the round">
      {survey.status === "in_progress" && <CloseRound survey={survey} />}
      <DeleteRound survey={survey} />
    </section>
  );
}

function CloseRound({ survey }: { survey: Survey }) {
  const [isAsking, setAsking] = useState(false);
  const update = useSurveyUpdate(survey.id);
  const { run, isBusy } = useAction({
    act: () => api.survey.close.mutate({ surveyId: survey.id }),
    failure: "The round is still open",
    onDone: (closed) => {
      setAsking(false);
      update(closed);
      showToast({ title: "The round is closed" });
    },
  });
  return (
    <>
      <Button onClick={() => setAsking(true)}>Close the round</Button>
      <AskFirst
        open={isAsking}
        title="Close the round?"
        keepLabel="Leave it open"
        goLabel="Close the round"
        busyLabel="Closing…"
        isBusy={isBusy}
        destroys={false}
        onKeep={() => setAsking(false)}
        onGo={() => run()}
      >
        <p>Nobody can answer any more, and it cannot be opened again.</p>
        <p>{whatBecomesOf(survey)}</p>
      </AskFirst>
    </>
  );
}

/** What closing does to the answers that no result shows. */
function whatBecomesOf(survey: Survey): string {
  const unshown = unshownAnswers(survey);
  if (survey.answersUntilReveal === 0) return "What has come can still be shown afterwards.";
  if (unshown > 0) return `${answers(unshown)} will stay unshown: too few have come for a result.`;
  return survey.hasAnalysis ? "Your result stays." : "No answers have come yet.";
}
