import type { ReactNode } from "react";
import { ScriptedForm, SubmitButton } from "#src/islands/kit/forms/form.tsx";
import { ProgressDots } from "#src/islands/kit/ui/ProgressDots.tsx";
import { type OnboardingPlace, onboardingHref, stepCount } from "#src/shared/onboarding/onboarding.ts";
import { paths } from "#src/shared/site/paths.ts";
import { useChooseIntent } from "./use-onboarding.ts";

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

/** The form of a first step: it stores who the rounds are for, and opens the second. */
export function NextForm({
  place,
  intent,
  label,
  children,
}: StepProps & { label: string; children?: ReactNode }) {
  const { run, isBusy } = useChooseIntent(intent);
  return (
    <ScriptedForm onSubmit={() => run({ ...place, step: 2 })}>
      {children}
      <p>
        <SubmitButton busy={isBusy} busyLabel="One moment…">
          {label}
        </SubmitButton>
      </p>
    </ScriptedForm>
  );
}
