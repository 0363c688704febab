import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import { paths } from "#src/shared/site/paths.ts";
import { isLateInvitation, overlapText } from "#src/shared/survey/overlap.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { InvitedPeople } from "./InvitedPeople.tsx";
import { InviteForm } from "./InviteForm.tsx";

/** Tells the owner, while they invite people, that another round stands in the way of this one's window, and what to do. */
export function OverlapNotice({ survey: { overlap, status, hasAnalysis } }: { survey: Survey }) {
  if (overlap === null) return null;
  const isLate = isLateInvitation(overlap);
  const what = hasAnalysis ? "Your next result" : "Your window";
  const { reason, danger, remedy } = overlapText(overlap, status);
  return (
    <Notice tone="warn" title={`${what} can’t open ${isLate ? "yet" : "with this list"}`}>
      <p className="wrap-anywhere">{reason}</p>
      <p className="wrap-anywhere">{danger}</p>
      <p className="wrap-anywhere">{remedy}</p>
      {!isLate && (
        <p>
          People whose invitation you withdrew still count if someone has answered since you invited them.
        </p>
      )}
      {overlap.otherRound !== null && (
        <p className="wrap-anywhere">
          <a className="link-line" href={paths.assessment(overlap.otherRound.id)}>
            See who was invited to “{overlap.otherRound.title}”
          </a>
        </p>
      )}
    </Notice>
  );
}

interface InviteByMailProps {
  survey: Survey;
  /** Whether this is the one thing to do now. */
  isNext: boolean;
}

/** Asks people one by one: each gets an email with a link of their own. */
export function InviteByMail({ survey, isNext }: InviteByMailProps) {
  return (
    <section className="grid gap-4" aria-labelledby="invite">
      <h3 id="invite">Invite by email</h3>
      <p className="measure">
        Everyone gets an email with a link of their own, which takes one answer. You won’t see who has
        answered.
      </p>
      <InviteForm surveyId={survey.id} isNext={isNext} />
      <div role="status" className="empty:sr-only">
        <OverlapNotice survey={survey} />
      </div>
      <InvitedPeople surveyId={survey.id} />
    </section>
  );
}
