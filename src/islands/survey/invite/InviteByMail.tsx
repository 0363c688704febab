import type { Survey } from "#src/shared/survey/survey.output.ts";
import { InvitedPeople } from "./InvitedPeople.tsx";
import { InviteForm } from "./InviteForm.tsx";
import { OverlapNotice } from "./OverlapNotice.tsx";

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
