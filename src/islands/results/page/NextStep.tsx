import { LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { paths } from "#src/shared/site/paths.ts";
import { surveyStage, openWindow } from "#src/shared/survey/survey-stage.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";

interface NextStepProps {
  survey: Survey;
  /** The one thing to try, from the summary; null where a writer left it out. */
  sentence: string | null;
}

/** One thing to do away from the screen, and the one way on from here. */
export function NextStep({ survey, sentence }: NextStepProps) {
  return (
    <section aria-labelledby="next-title" className="grid content-start gap-4">
      <h2 id="next-title">One thing to try</h2>
      {sentence !== null && <p className="result-try">{sentence}</p>}
      <p className="no-print">
        <WayOn survey={survey} />
      </p>
    </section>
  );
}

function WayOn({ survey }: { survey: Survey }) {
  if (surveyStage(survey) === "reveal") {
    return (
      <LinkButton look="primary" href={paths.assessmentOpen(survey.id)}>
        {openWindow}
      </LinkButton>
    );
  }
  if (survey.status === "completed")
    return <LinkButton href={paths.assessmentNew()}>Start another round</LinkButton>;
  return <LinkButton href={paths.assessment(survey.id)}>Ask more people</LinkButton>;
}
