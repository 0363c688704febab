import type { ReactNode } from "react";
import { fromPage, trpc } from "#src/islands/kit/api/trpc.ts";
import { type AskingPace, useAskingPace } from "#src/islands/kit/api/use-asking-pace.ts";
import { PageNotLoaded, Skeleton } from "#src/islands/kit/page/loading.tsx";
import { useSession } from "#src/islands/kit/session/use-auth.ts";
import { WindowFrame } from "#src/islands/kit/window/WindowFrame.tsx";
import type { Survey } from "#src/shared/survey/survey.output.ts";

export interface SurveyViewProps {
  surveyId: string;
  /** Null if the page doesn't know who is signed in. */
  initial: Survey | null;
}

interface LoadedSurveyProps extends SurveyViewProps {
  children: (survey: Survey) => ReactNode;
}

/** Loads a round, and refreshes its number of answers while someone looks. */
export function LoadedSurvey({ surveyId, initial, children }: LoadedSurveyProps) {
  const enabled = useSession(initial !== null);
  const pace = usePace();
  const query = trpc.survey.get.useQuery(
    { surveyId },
    {
      enabled,
      ...fromPage(initial),
      refetchInterval: ({ state }) => takesAnswers(state.data) && pace,
      refetchOnWindowFocus: ({ state }) => takesAnswers(state.data) && "always",
    },
  );
  if (query.data) return children(query.data);
  return <PageNotLoaded query={query} what="Your round" loading={<SurveySkeleton />} />;
}

const takesAnswers = (survey: Survey | undefined): boolean => survey?.status === "in_progress";

function SurveySkeleton() {
  return (
    <div className="grid gap-8">
      <Skeleton label="Loading your round" lines={2} />
      <div className="max-w-60 [--window-height:13rem]">
        <WindowFrame look="curtains" />
      </div>
    </div>
  );
}

const pace: AskingPace = { everyMs: 15_000, forMs: 10 * 60_000, signs: ["visibilitychange"] };

/** Every 15 s for ten minutes, and again from when someone comes back to the tab. */
export const usePace = (): number | false => useAskingPace(pace);
