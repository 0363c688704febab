import { useRef } from "react";
import { useFocusFallback } from "#src/islands/kit/forms/inline-form.tsx";
import { AfterProgramme, LeaveProgramme, LedgerTable } from "#src/islands/kit/sharing.tsx";
import { calledLeads } from "#src/shared/sharing/sharing.ts";
import type { Sharing } from "#src/shared/sharing/sharing.output.ts";
import { paths } from "#src/shared/site/paths.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { listNames } from "#src/shared/text/in-sentences.ts";

/** What the facilitator sees of a round. What they see of the result is decided beside it. */
export function ProgrammeSection({ survey, sharing }: { survey: Survey; sharing: Sharing }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const focusWatch = useFocusFallback(heading);
  const { facilitator, ledger } = sharing;
  const leads = facilitator && calledLeads(facilitator);
  if (ledger.length === 0) return null;
  return (
    <section id="sharing" aria-labelledby="sharing-title" className="card grid gap-4" {...focusWatch}>
      <h2 ref={heading} id="sharing-title" tabIndex={-1}>
        {leads ? `What ${leads.everyone} see${leads.s}` : "Your programme"}
      </h2>
      {facilitator === null || !leads ? (
        <AfterProgramme ledger={ledger} />
      ) : (
        <>
          <p className="measure">
            {leads.everyone} see{leads.s} how far you are and how many people have answered.{" "}
            {resultText(survey, sharing, leads)} Nobody sees who picked what.{" "}
            {survey.hasAnalysis && (
              <>
                <a href={`${paths.assessmentResults(survey.id)}#sharing`}>Change what you share</a>{" "}
              </>
            )}
            <a href={`${paths.privacy()}#clients`}>All that’s stored and seen</a>
          </p>
          <LedgerTable ledger={ledger} facilitator={leads.everyone} />
          <LeaveProgramme surveyId={survey.id} facilitator={facilitator} />
        </>
      )}
    </section>
  );
}

function resultText(
  { hasAnalysis }: Survey,
  { result }: Sharing,
  { latecomers }: ReturnType<typeof calledLeads>,
): string {
  if (!hasAnalysis)
    return "Your result is yours: once your window is open you can share it, and stop at any time.";
  if (!result) return "You don’t share your result.";
  if (latecomers.length === 0) return "They see your result, because you share it.";
  return `They see your result, because you share it, but for ${listNames(latecomers)}.`;
}
