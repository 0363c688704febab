import { ProgressDots } from "#src/islands/kit/ui/ProgressDots.tsx";
import { onboardingHref, stepCount, type OnboardingPlace } from "#src/shared/onboarding/onboarding.ts";
import { paths } from "#src/shared/site/paths.ts";
import type { ReactNode } from "react";
import { Skip } from "./Skip.tsx";

export interface StepProps {
  place: OnboardingPlace;
  intent: string | null;
}

interface StepFrameProps extends StepProps {
  title: string;
  /** Stands beside the step where there is room, and after it where there is not. */
  aside?: ReactNode;
  children: ReactNode;
}

/** What all steps share: how far it goes, a way back, and a way out. */
export function StepFrame({ place, intent, title, aside, children }: StepFrameProps) {
  const { flow, step } = place;
  const back = step === 1 ? paths.onboarding() : onboardingHref({ flow, step: step - 1 }, intent);
  return (
    <div className="onboarding-step">
      <div className="grid content-start gap-6">
        <ProgressDots done={step} total={stepCount} unit="steps" />
        <h1>{title}</h1>
        {children}
        <div className="flex flex-wrap items-center gap-x-6">
          <a className="link-line" href={back}>
            Back
          </a>
          <Skip />
        </div>
      </div>
      {aside}
    </div>
  );
}
