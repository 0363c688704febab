import { useState } from "react";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import {
  ErrorSummary,
  type FieldProblem,
  ScriptedForm,
  SubmitButton,
  fieldOf,
  formText,
  problemsIn,
  useProblems,
} from "#src/islands/kit/forms/form.tsx";
import { ChooseListFile, useFileDrop } from "#src/islands/kit/lists/list-file.tsx";
import { ListQuestions, useListReader } from "#src/islands/kit/lists/list-reader.tsx";
import { TextAreaField } from "#src/islands/kit/ui/Field.tsx";
import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import { useInvitationDraft, useSurveyUpdate } from "#src/islands/survey/forms.tsx";
import { laterText } from "#src/shared/invitation/delivery-text.ts";
import type { InvitationOutcome } from "#src/shared/invitation/invitation.output.ts";
import { paths } from "#src/shared/site/paths.ts";
import { isLateInvitation, overlapText } from "#src/shared/survey/overlap.ts";
import { noteMaxLength } from "#src/shared/survey/survey-limits.ts";
import { people } from "#src/shared/survey/survey-stage.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { listNames } from "#src/shared/text/in-sentences.ts";
import { InvitedPeople } from "./InvitedPeople.tsx";

/** Warns that a similar round keeps this window closed, and says what to do. */
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
            See who was invited to “<bdi>{overlap.otherRound.title}</bdi>”
          </a>
        </p>
      )}
    </Notice>
  );
}

/** Rule A12, before anyone is invited. */
const sameInCircles =
  "Invite each person to one circle only. If nearly the same people are in two, one or two of them would make all the difference between the results, so the second window has to wait.";

export interface AskingProps {
  survey: Survey;
  /** Whether this is the one thing to do now. */
  isNext: boolean;
}

/** Asks people one by one: each gets an email with a link of their own. */
export function InviteByMail({ survey, isNext }: AskingProps) {
  return (
    <section className="grid gap-4" aria-labelledby="invite">
      <h3 id="invite">Invite by email</h3>
      <p className="measure">
        Everyone gets an email with a link of their own, which takes one answer. You won’t see who has
        answered.
      </p>
      {survey.circleGroup !== null && <p className="measure text-sm text-muted">{sameInCircles}</p>}
      <InviteForm survey={survey} isNext={isNext} />
      <div role="status" className="empty:sr-only">
        <OverlapNotice survey={survey} />
      </div>
      <InvitedPeople surveyId={survey.id} />
    </section>
  );
}

/** Roughly an address in pasted text. The server decides. */
const address = /[^\s,;:<>()[\]{}|/?"“”„«»‹›，；、…'‘’]+@[^\s,;:<>()[\]{}|/?"“”„«»‹›，；、…'‘’]+/g;

/** How many people a text of addresses names: each address once, however it is written. */
export function countAddresses(text: string): number {
  return new Set(text.toLowerCase().match(address)).size;
}

/** What the button will do: "Send 4 invitations". */
function sendLabel(count: number): string {
  if (count === 0) return "Send invitations";
  return count === 1 ? "Send 1 invitation" : `Send ${count} invitations`;
}

const number = new Intl.NumberFormat("en-GB");

/** How long a note is, and what to do about one that is too long. */
function noteHint(message: string): string {
  const count = `${number.format(message.length)} of ${number.format(noteMaxLength)} characters.`;
  const surplus = message.length - noteMaxLength;
  return surplus > 0
    ? `${count} Remove ${number.format(surplus)}.`
    : `We’ll include it in the email. ${count}`;
}

/** Problems by field id. */
function invitationProblems(emails: string, note: string): FieldProblem[] {
  const tooLong = `A note can have at most ${number.format(noteMaxLength)} characters.`;
  return [
    ...(emails.trim() === "" ? [{ fieldId: "emails", message: "Enter at least one email address." }] : []),
    ...(note.length > noteMaxLength ? [{ fieldId: "message", message: tooLong }] : []),
  ];
}

/** The result for the sent addresses: who gets an email, and who doesn't, and why. */
function InvitationNews({ outcome: { invited, skipped } }: { outcome: InvitationOutcome }) {
  const now = invited.filter(({ delivery }) => delivery === "usual").map(({ email }) => email);
  const later = laterText(invited);
  return (
    <Notice
      tone={skipped.length > 0 ? "warn" : "info"}
      title={invited.length === 0 ? "Nobody new is invited" : `${invitedText(invited.length)} invited`}
    >
      {now.length > 0 && <p className="wrap-anywhere">{mailText(now)}</p>}
      {later !== null && <p>{later}</p>}
      {skipped.length > 0 && (
        <>
          <p>Not invited, and still in the field above:</p>
          <ul className="grid gap-1">
            {skipped.map(({ email, reason }, place) => (
              // The same address may have been sent twice.
              <li key={place} className="wrap-anywhere">
                <strong>{email}</strong> {reason}
              </li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  );
}

/** Named here at most; the list below has them all. */
const namedAtMost = 5;

function mailText(emails: readonly string[]): string {
  if (emails.length > namedAtMost)
    return "Their emails are on the way. You’ll find them all in the list below.";
  return `On the way: the email to ${listNames(emails)}.`;
}

const invitedText = (count: number): string => `${people(count)} ${count === 1 ? "is" : "are"}`;

/** Addresses and a note. Refused addresses stay in the field, and all of it survives a reload. */
function InviteForm({ survey: { id: surveyId }, isNext }: AskingProps) {
  const utils = trpc.useUtils();
  const update = useSurveyUpdate(surveyId);
  const { form, keep, leave, add, emails, message } = useInvitationDraft(surveyId);
  const reader = useListReader({
    hasNames: false,
    onRows: (rows) => add(rows.flatMap(({ email }) => (email === "" ? [] : [email]))),
  });
  const { isOver, dropProps } = useFileDrop(reader.readFile);
  const { problems, attempt, report } = useProblems();
  const [news, setNews] = useState<InvitationOutcome | null>(null);
  const { run, isBusy } = useAction(
    trpc.invitation.create.useMutation({
      onSuccess: (outcome) => {
        leave(outcome.skipped.map(({ email }) => email));
        setNews(outcome);
        void utils.invitation.list.invalidate({ surveyId });
        // It may decide whether the window can open.
        update({ overlap: outcome.overlap });
        void utils.survey.get.invalidate({ surveyId });
      },
      onError: (error) => report(problemsIn(error).map(ofWholeField)),
    }),
  );

  const submit = (fields: FormData) => {
    const typed = formText(fields, "emails");
    const note = formText(fields, "message").trim();
    const found = invitationProblems(typed, note);
    setNews(null);
    report(found);
    if (found.length === 0) run({ surveyId, emails: [typed], message: note });
  };
  const of = (id: "emails" | "message") => ({
    ...fieldOf(problems, id),
    // Sent addresses leave the fields, so nothing may be typed meanwhile.
    readOnly: isBusy,
  });

  return (
    <ScriptedForm
      ref={form}
      {...dropProps}
      className={`grid gap-5 rounded-md ${isOver ? "bg-sunk outline-2 outline-accent" : ""}`}
      onInput={keep}
      onSubmit={submit}
    >
      <ErrorSummary title="No email was sent" problems={problems} attempt={attempt} />
      <TextAreaField
        {...of("emails")}
        label="Their email addresses"
        rows={3}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint="Paste them any way you like: commas, one per line, or straight from an email. Or drop a file here: CSV, Excel (.xlsx) or contacts (.vcf)."
      />
      <p>
        <ChooseListFile isBusy={reader.isBusy} testId="invitation-file" onFile={reader.readFile} />
      </p>
      {reader.problem !== null && <p className="field-error">{reader.problem}</p>}
      <ListQuestions reader={reader} onAdd={({ email }) => add([email])} />
      <TextAreaField {...of("message")} label="A note from you" optional rows={3} hint={noteHint(message)} />
      <p>
        <SubmitButton look={isNext ? "primary" : "secondary"} busy={isBusy} busyLabel="Sending…">
          {sendLabel(countAddresses(emails))}
        </SubmitButton>
      </p>
      <div role="status" className="empty:sr-only">
        {news !== null && <InvitationNews outcome={news} />}
      </div>
    </ScriptedForm>
  );
}

/** An issue may be about one address of many; the field is the same. */
function ofWholeField<Problem extends { fieldId: string | null }>(problem: Problem): Problem {
  return { ...problem, fieldId: problem.fieldId?.split(".")[0] ?? null };
}
