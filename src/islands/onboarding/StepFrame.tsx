import type { ReactNode } from "react";
import { useHydrated } from "#src/islands/kit/browser/use-hydrated.ts";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { ProgressDots } from "#src/islands/kit/ui/ProgressDots.tsx";
import { type OnboardingPlace, onboardingHref, stepCount } from "#src/shared/onboarding/onboarding.ts";
import { paths } from "#src/shared/site/paths.ts";
import { useSkipOnboarding } from "./use-onboarding.ts";

export interface StepProps {
  place: OnboardingPlace;
  intent: string | null;
}

interface StepFrameProps extends StepProps {
  title: string;
  /** Beside the step, or after it on narrow screens. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The frame of all steps: progress, and the way back to where it can be skipped. */
export function StepFrame({ place, intent, title, aside, children }: StepFrameProps) {
  const { flow, step } = place;
  const back = step === 1 ? paths.onboarding() : onboardingHref({ flow, step: step - 1 }, intent);
  return (
    <div className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-center lg:gap-18">
      <div className="grid max-w-measure content-start gap-6">
        <ProgressDots done={step} total={stepCount} unit="steps" />
        <h1>{title}</h1>
        {children}
        <p>
          <a className="link-line" href={back}>
            Back
          </a>
        </p>
      </div>
      {aside}
    </div>
  );
}

/** Out of onboarding, from its entrance. */
export function Skip() {
  const { run, isBusy } = useSkipOnboarding();
  const isReady = useHydrated();
  return (
    <p>
      <Button
        look="quiet"
        className="-ms-3"
        disabled={!isReady}
        busy={isBusy}
        busyLabel="One moment…"
        onClick={() => run()}
      >
        Skip for now
      </Button>
    </p>
  );
}
