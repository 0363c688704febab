import { LinkButton } from "#src/islands/kit/ui/Button.tsx";
import type { Survey } from "#src/shared/survey.ts";
import { nextStep } from "./next-step.ts";

/** The screen's one call to action. */
export function NextStepCard({ surveys }: { surveys: readonly Survey[] }) {
  const step = nextStep(surveys);
  if (step === null) return null;
  return (
    <section className="card grid gap-4 md:grid-cols-[1fr_auto] md:items-center md:gap-8" aria-labelledby="next-step">
      <div className="grid gap-2">
        <p className="text-sm text-muted">Next</p>
        <h2 id="next-step">{step.title}</h2>
        <p className="measure wrap-anywhere">{step.text}</p>
      </div>
      <LinkButton look="primary" large href={step.href}>
        {step.action}
      </LinkButton>
    </section>
  );
}
