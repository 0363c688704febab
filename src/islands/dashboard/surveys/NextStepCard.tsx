import { LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { WindowFrame } from "#src/islands/kit/window/WindowFrame.tsx";
import type { SurveySummary } from "#src/shared/survey/survey.output.ts";
import { nextStep } from "./next-step.ts";

/** The screen's one call to action, beside a window that is open or not yet. */
export function NextStepCard({ surveys }: { surveys: readonly SurveySummary[] }) {
  const step = nextStep(surveys);
  if (step === null) return null;
  return (
    <section
      className="card grid gap-5 sm:grid-cols-[7rem_1fr] sm:gap-8 lg:grid-cols-[7rem_1fr_auto] lg:items-center"
      aria-labelledby="next-step"
    >
      <div className="w-28 [--window-height:6.5rem]">
        <WindowFrame look={step.isOpen ? "still" : "curtains"} />
      </div>
      <div className="grid gap-2" aria-live="polite">
        <p className="text-sm text-muted">Next</p>
        <h2 id="next-step">{step.title}</h2>
        <p className="measure">{step.text}</p>
      </div>
      <p className="sm:col-start-2 lg:col-start-3">
        <LinkButton look="primary" large href={step.href}>
          {step.action}
        </LinkButton>
      </p>
    </section>
  );
}
