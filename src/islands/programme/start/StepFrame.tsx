import { useHydrated } from "#src/islands/kit/browser/use-hydrated.ts";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { useEffect, useRef, type ReactNode } from "react";
import { settingsForm } from "./settings.tsx";
import type { StepName } from "./steps.ts";
import type { WizardState } from "./use-wizard.ts";

const titles: Readonly<Record<StepName, string>> = {
  settings: "What is it for?",
  people: "Who takes part?",
  email: "The email they’ll get",
  review: "Check and send",
};

/** The button that leads to a step. */
const nextLabels: Readonly<Record<StepName, string>> = {
  settings: "Change the settings",
  people: "Add people",
  email: "See the email",
  review: "Review everything",
};

interface StepFrameProps {
  wizard: WizardState;
  /** What the last step has in the place of a way on. */
  action: ReactNode;
  children: ReactNode;
}

/** A step under its heading, which takes the focus when the step changes, with the ways to the one before and the one after. */
export function StepFrame({ wizard, action, children }: StepFrameProps) {
  const { draft, steps, moves, problems, go, show } = wizard;
  const { step } = draft;
  const place = steps.indexOf(step);
  const [previous, next] = [steps[place - 1], steps[place + 1]];
  const heading = useRef<HTMLHeadingElement>(null);
  const isReady = useHydrated();
  // A list of problems takes the focus itself.
  const isClean = problems.length === 0;
  useEffect(() => {
    if (moves > 0 && isClean) heading.current?.focus();
  }, [moves, isClean]);
  return (
    <section className="grid gap-6" aria-labelledby="step">
      <h2 ref={heading} id="step" tabIndex={-1} className="scroll-mt-40">
        {titles[step]}
      </h2>
      {children}
      <p className="flex flex-wrap-reverse items-center gap-3">
        {previous !== undefined && <Button onClick={() => show(previous)}>Back</Button>}
        {next !== undefined && (
          <Button
            look="primary"
            large
            disabled={!isReady}
            // Enter in one of the settings goes on, too.
            {...(step === "settings" ? { type: "submit", form: settingsForm } : { onClick: () => go(next) })}
          >
            {nextLabels[next]}
          </Button>
        )}
        {next === undefined && action}
      </p>
    </section>
  );
}
