import { LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { ProgressDots, mostDots } from "#src/islands/kit/ui/ProgressDots.tsx";
import { TileDrawing } from "#src/islands/kit/window/TileDrawing.tsx";
import type { DashboardOverview } from "#src/shared/survey/dashboard.ts";
import { nextStep } from "./next-step.ts";

/** What matters now over all rounds: first, large, and with the screen's one call to action. */
export function NextStepCard({ surveys, windows }: Pick<DashboardOverview, "surveys" | "windows">) {
  const step = nextStep(surveys);
  if (step === null) return null;
  const { survey, stage, title, text, action, href } = step;
  const tile = windows[survey.id] ?? null;
  return (
    <section className="hero" aria-labelledby="next-step">
      <TileDrawing tile={tile} />
      <div className="grid gap-4">
        <div className="grid gap-3" aria-live="polite">
          <h2 id="next-step" className="hero-title">
            {stage === "read" && tile !== null ? tile.headline : title}
          </h2>
          <p className="measure">{text}</p>
          {stage === "wait" && survey.teamRoundId === null && survey.minResponses <= mostDots && (
            <ProgressDots done={survey.peerAssessmentCount} total={survey.minResponses} unit="answers" />
          )}
        </div>
        <p>
          <LinkButton look="primary" large href={href}>
            {action}
          </LinkButton>
        </p>
      </div>
    </section>
  );
}
