import { LoadFailed } from "#src/islands/kit/page/LoadFailed.tsx";
import { Skeleton } from "#src/islands/kit/ui/Skeleton.tsx";
import { useSession } from "#src/islands/kit/session/use-session.ts";
import { pastOnboarding, type OnboardingPlace } from "#src/shared/onboarding/onboarding.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { ChooseType } from "./ChooseType.tsx";
import { FirstProgrammeStep } from "./FirstProgrammeStep.tsx";
import { FirstSurveyStep } from "./FirstSurveyStep.tsx";
import { PromiseStep } from "./PromiseStep.tsx";
import { standingQuery, type Standing } from "./queries.ts";
import { RoleStep } from "./RoleStep.tsx";

export interface OnboardingProps {
  /** null at the entrance. */
  place: OnboardingPlace | null;
  intent: string | null;
  /** null where the page did not know who is signed in. */
  initial: Standing | null;
}

/** The page of onboarding that the address names, for whoever has business there. */
export function Onboarding({ place, intent, initial }: OnboardingProps) {
  const enabled = useSession(initial !== null);
  const query = useQuery({ ...standingQuery, enabled, initialData: () => initial ?? undefined });
  const onwards = query.data === undefined ? null : pastOnboarding(query.data.user, intent, place);
  useEffect(() => {
    if (onwards !== null) location.replace(onwards);
  }, [onwards]);
  if (query.data !== undefined && onwards === null)
    return <Page place={place} intent={intent} standing={query.data} />;
  if (query.error === null) return <Skeleton label="Loading your first steps" />;
  return (
    <LoadFailed
      what="This page"
      error={query.error}
      isRetrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}

interface PageProps extends Pick<OnboardingProps, "place" | "intent"> {
  standing: Standing;
}

function Page({ place, intent, standing }: PageProps) {
  if (place === null) return <ChooseType intent={intent} />;
  if (place.flow === "facilitator") {
    const Step = place.step === 1 ? RoleStep : FirstProgrammeStep;
    return <Step place={place} intent={intent} />;
  }
  if (place.step === 2) return <FirstSurveyStep place={place} intent={intent} round={standing.round} />;
  return <PromiseStep place={place} intent={intent} />;
}
