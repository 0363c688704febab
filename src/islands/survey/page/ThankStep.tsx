import { Suspense, lazy, useState } from "react";
import { useHydrated } from "#src/islands/kit/browser/use-hydrated.ts";
import { LocalDate } from "#src/islands/kit/page/dates.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { Step } from "./Step.tsx";

/** Loaded on demand: it's done once, and most visits only look. */
const ThankPeople = lazy(async () => ({ default: (await import("./ThankPeople.tsx")).ThankPeople }));

/** Thanks, once there is something to thank for. */
export function ThankStep({ survey }: { survey: Survey }) {
  const { hasAnalysis, status, invitedCount, isPublic, peerAssessmentCount, thankedAt } = survey;
  const [isAsked, setAsked] = useState(false);
  const isHydrated = useHydrated();
  // The reveal leads here.
  const isOpen = isAsked || (isHydrated && location.hash === "#thanks");
  const canThank = hasAnalysis || (status === "completed" && peerAssessmentCount > 0);
  const canThankNow = isPublic || (thankedAt === null && invitedCount > 0);
  if (!canThank || (!canThankNow && thankedAt === null)) return null;
  return (
    <Step anchor="thanks" title="Say thank you" isDone={thankedAt !== null}>
      {thankedAt !== null && (
        <p>
          You thanked everyone you invited on <LocalDate iso={thankedAt} />.
        </p>
      )}
      {canThankNow && !isOpen && (
        <>
          <p className="measure">You can thank everyone you asked without knowing who answered.</p>
          <p>
            <Button onClick={() => setAsked(true)}>Thank people</Button>
          </p>
        </>
      )}
      {isOpen && (
        <Suspense fallback={<p>Loading…</p>}>
          <ThankPeople survey={survey} />
        </Suspense>
      )}
    </Step>
  );
}
