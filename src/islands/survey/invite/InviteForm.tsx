import { trpc } from "#src/islands/kit/api/trpc.ts";
import { SubmitButton } from "#src/islands/kit/forms/SubmitButton.tsx";
import { ErrorSummary } from "#src/islands/kit/ui/ErrorSummary.tsx";
import { TextAreaField } from "#src/islands/kit/ui/Field.tsx";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import { problemsIn, useProblems } from "#src/islands/kit/forms/use-problems.ts";
import type { InvitationOutcome } from "#src/shared/invitation/invitation.output.ts";
import { useState } from "react";
import { countAddresses, sendLabel } from "./address-count.ts";
import { invitationProblems, noteHint, readInvitations, type InvitationFields } from "./invitation-form.ts";
import { InvitationNews } from "./InvitationNews.tsx";
import { useSurveyUpdate } from "#src/islands/survey/forms/use-survey-update.ts";
import { useInvitationDraft } from "./use-invitation-draft.ts";

interface InviteFormProps {
  surveyId: string;
  isNext: boolean;
}

/** Addresses as they come, and a note. What could not be invited stays in the field, and all of it over a reload. */
export function InviteForm({ surveyId, isNext }: InviteFormProps) {
  const utils = trpc.useUtils();
  const update = useSurveyUpdate(surveyId);
  const { form, keep, leave, emails, message } = useInvitationDraft(surveyId);
  const { problems, attempt, report } = useProblems();
  const [news, setNews] = useState<InvitationOutcome | null>(null);
  const { run, isBusy } = useAction(
    trpc.invitation.create.useMutation({
      onSuccess: (outcome) => {
        leave(outcome.skipped.map(({ email }) => email));
        setNews(outcome);
        void utils.invitation.list.invalidate({ surveyId });
        // Whether the window can open may hang on it.
        update({ overlap: outcome.overlap });
        void utils.survey.get.invalidate({ surveyId });
      },
      onError: (error) => report(problemsIn(error).map(ofWholeField)),
    }),
  );

  const submit = (typed: InvitationFields) => {
    const found = invitationProblems(typed);
    setNews(null);
    report(found);
    if (found.length === 0) run({ surveyId, emails: [typed.emails], message: typed.message });
  };
  const of = (fieldId: keyof InvitationFields) => ({
    id: fieldId,
    name: fieldId,
    error: problems.find((problem) => problem.fieldId === fieldId)?.message ?? null,
    // What has gone out leaves the fields: nothing may be typed into them meanwhile that would go with it.
    readOnly: isBusy,
  });

  return (
    <form
      ref={form}
      className="grid gap-5"
      noValidate
      onInput={keep}
      onSubmit={(event) => {
        event.preventDefault();
        submit(readInvitations(new FormData(event.currentTarget)));
      }}
    >
      <ErrorSummary title="No email was sent" problems={problems} attempt={attempt} />
      <TextAreaField
        {...of("emails")}
        label="Their email addresses"
        rows={3}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint="Paste them any way you like: commas, one per line, or straight from an email."
      />
      <TextAreaField {...of("message")} label="A note from you" optional rows={3} hint={noteHint(message)} />
      <p>
        <SubmitButton look={isNext ? "primary" : "secondary"} busy={isBusy} busyLabel="Sending…">
          {sendLabel(countAddresses(emails))}
        </SubmitButton>
      </p>
      <div role="status" className="empty:sr-only">
        {news !== null && <InvitationNews outcome={news} />}
      </div>
    </form>
  );
}

/** An issue may be about one address of many; the field is the same. */
function ofWholeField<Problem extends { fieldId: string | null }>(problem: Problem): Problem {
  return { ...problem, fieldId: problem.fieldId?.split(".")[0] ?? null };
}
