import { fromPage, trpc } from "#src/islands/kit/api/trpc.ts";
import { LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { usePace } from "#src/islands/survey/page/LoadedSurvey.tsx";
import { Step } from "#src/islands/survey/page/Step.tsx";
import type { Circle } from "#src/shared/result/analysis.output.ts";
import { paths } from "#src/shared/site/paths.ts";
import { mostCircles } from "#src/shared/survey/survey-limits.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { useState } from "react";
import { AskCircle, type NewCircle } from "./AskCircle.tsx";
import { CircleCard } from "./CircleCard.tsx";

/** Whether its owner may ask several circles, and has begun to ask. */
const hasCircles = (survey: Survey): boolean =>
  survey.audience === "personal" &&
  survey.teamRoundId === null &&
  survey.selfAssessmentComplete &&
  (survey.isPublic ||
    survey.invitedCount > 0 ||
    survey.peerAssessmentCount > 0 ||
    survey.circleGroup !== null);

/** The circles of a round's own words, reloaded while one runs. */
export function useCircles(survey: Survey, initial: readonly Circle[] | null = null): readonly Circle[] {
  const { id: surveyId, circleGroup } = survey;
  const pace = usePace();
  const { data = [] } = trpc.analysis.circles.useQuery(
    { surveyId },
    {
      enabled: circleGroup !== null,
      ...fromPage(initial),
      refetchInterval: ({ state }) =>
        state.data?.some(({ status }) => status === "in_progress") === true && pace,
    },
  );
  // What changes on this page shows at once.
  return data.map((circle) =>
    circle.surveyId === surveyId
      ? { ...circle, ...survey, surveyId, name: survey.circleName ?? circle.name }
      : circle,
  );
}

/** Circles side by side, each with its link, message and state, and a way to ask another. */
export function CirclesStep({ survey, circles }: { survey: Survey; circles: readonly Circle[] }) {
  const [made, setMade] = useState<NewCircle | null>(null);
  if (!hasCircles(survey)) return null;
  const opened = circles.filter(({ hasAnalysis }) => hasAnalysis);
  return (
    <Step
      anchor="circles"
      title={circles.length === 0 ? "Ask another circle" : "Your circles"}
      isDone={false}
    >
      <p className="measure">
        Friends, family and people at work often see different sides of you. Each circle has a link and a
        result of its own, and your own words are the same for all. The people you ask read that you ask other
        groups, too.
      </p>
      {opened.length > 1 && (
        <p>
          <LinkButton href={paths.circles(survey.id)}>See what your circles see</LinkButton>
        </p>
      )}
      {circles.length > 0 && (
        <ul className="grid items-start gap-4 md:grid-cols-2">
          {circles.map((circle) => (
            <CircleCard
              key={circle.surveyId}
              circle={circle}
              isHere={circle.surveyId === survey.id}
              copying={made?.surveyId === circle.surveyId ? made.copying : null}
            />
          ))}
        </ul>
      )}
      {circles.length < mostCircles ? (
        <AskCircle survey={survey} circles={circles} onMade={setMade} />
      ) : (
        <p className="text-sm text-muted">These are all the circles that one round can have.</p>
      )}
    </Step>
  );
}
