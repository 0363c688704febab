import { useQuery } from "@tanstack/react-query";
import { type ChangeEvent, useEffect, useState } from "react";
import { api } from "#src/islands/kit/api/api.ts";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import { errorStatus, errorText } from "#src/islands/kit/api/api-error.ts";
import { fieldOf, problemsIn } from "#src/islands/kit/forms/form.tsx";
import { useSettled } from "#src/islands/kit/lists/paged-list.tsx";
import { Skeleton } from "#src/islands/kit/page/loading.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { Field, TextAreaField } from "#src/islands/kit/ui/Field.tsx";
import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import { toastFailure, useAction } from "#src/islands/kit/api/use-action.ts";
import { showToast } from "#src/islands/kit/ui/toasts.tsx";
import { ownBrandTexts, ownWordsLimits } from "#src/shared/own-brand/own-brand.ts";
import { programmeLimits } from "#src/shared/programme/programme.ts";
import type { MailPreview, ProgrammeSummary } from "#src/shared/programme/programme.output.ts";
import type { Draft, Person } from "./draft.ts";
import { programmeInput } from "./review.tsx";
import type { WizardState } from "./use-wizard.ts";

/** The invitation as it will arrive, beside the part that is the facilitator's own. */
export function EmailStep({ wizard }: { wizard: WizardState }) {
  const { draft, programme, change, hasOwnName } = wizard;
  const { mail, refused, problem, tryAgain, isTrying } = usePreview(wizard);
  const problems = [...wizard.problems, ...refused];
  const field = (name: (typeof ownFields)[number]) => ({
    ...fieldOf(problems, name),
    value: draft[name],
    onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      change((now) => ({ ...now, [name]: value })),
  });
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[2fr_3fr]">
      {programme === null ? (
        <div className="grid gap-6">
          {!hasOwnName && <p className="measure text-muted">{ownBrandTexts.planNeeded}</p>}
          <Field
            {...field("subject")}
            label="Subject"
            optional
            maxLength={ownWordsLimits.subject}
            disabled={!hasOwnName}
            autoComplete="off"
            // What the preview has while they have none of their own.
            placeholder={draft.subject === "" ? mail?.subject : undefined}
          />
          <TextAreaField
            {...field("opening")}
            label="Opening"
            optional
            rows={5}
            maxLength={ownWordsLimits.opening}
            disabled={!hasOwnName}
            placeholder={draft.opening === "" ? mail?.text.split("\n\n")[1] : undefined}
            hint="It comes first. Our invitation, the link, the promise and the way to decline stay."
          />
          <TextAreaField
            {...field("message")}
            label="A note from you"
            optional
            rows={5}
            maxLength={programmeLimits.noteMaxLength}
            hint="We’ll include it in every invitation. Links aren’t allowed in any of these."
          />
        </div>
      ) : (
        <p className="measure">
          They get the same invitation as everyone else in “<bdi>{programme.title}</bdi>”, with the same note.
        </p>
      )}
      <section className="grid gap-3" aria-labelledby="preview">
        <h3 id="preview">Preview</h3>
        {problem !== null && (
          <Notice tone="error" title="The preview isn’t up to date">
            <p>{problem}</p>
            <p className="mt-2">
              <Button busy={isTrying} busyLabel="Trying…" onClick={tryAgain}>
                Try again
              </Button>
            </p>
          </Notice>
        )}
        {mail === null && problem === null && <Skeleton label="Writing the preview" lines={6} />}
        {mail !== null && <Mail mail={mail} to={draft.people[0]} />}
        <SendTest input={previewInput(draft, programme)} />
      </section>
    </div>
  );
}

/** The email's text: its HTML has inline styles, which the page's policy refuses. */
function Mail({ mail, to }: { mail: MailPreview; to: Person | undefined }) {
  return (
    <article className="card grid gap-4" aria-label="The invitation">
      <dl className="grid gap-1 border-b border-hair pb-4 text-base">
        {to && (
          <div className="flex flex-wrap gap-x-2">
            <dt className="text-muted">To</dt>
            <dd>
              <bdi>{to.name}</bdi> &lt;{to.email}&gt;
            </dd>
          </div>
        )}
        <div className="flex flex-wrap gap-x-2">
          <dt className="text-muted">Subject</dt>
          <dd className="font-[600]">{mail.subject}</dd>
        </div>
      </dl>
      <p className="wrap-anywhere whitespace-pre-wrap">{mail.text.trimEnd()}</p>
    </article>
  );
}

function SendTest({ input }: { input: PreviewInput }) {
  const { run, isBusy } = useAction(
    trpc.programme.test.useMutation({
      onSuccess: ({ sentTo }) =>
        showToast({ title: "The test is on its way", body: `We’ve sent it to ${sentTo}.` }),
      onError: toastFailure("The test wasn’t sent"),
    }),
  );
  return (
    <p>
      <Button busy={isBusy} busyLabel="Sending…" onClick={() => run(input)}>
        Send a test to me
      </Button>
    </p>
  );
}

type PreviewInput = Parameters<typeof api.programme.preview.mutate>[0];

/** The settings that the email needs: the draft's, or the running programme's. */
function previewInput(draft: Draft, programme: ProgrammeSummary | null): PreviewInput {
  const settings = programme ?? programmeInput(draft);
  const { title, purpose, message, subject, opening, closesAt, minResponses, opens, language } = settings;
  const name = draft.people[0]?.name.trim() ?? "";
  const words = { title, purpose, message, subject, opening };
  return { ...words, closesAt, minResponses, opens, language, ...(name !== "" && { name }) };
}

/** The facilitator's own part of the email. */
const ownFields = ["subject", "opening", "message"] as const;

/** The email to the first of the list, from the server; reloaded when typing pauses. */
function usePreview({ draft, programme, endPlan }: WizardState) {
  const input = useSettled(JSON.stringify(previewInput(draft, programme)), 600);
  const query = useQuery({
    queryKey: ["programme.preview", input],
    queryFn: () => api.programme.preview.mutate(previewInput(draft, programme)),
  });
  const { data, error } = query;
  // The last one stays while the next loads or fails.
  const [last, setLast] = useState(data);
  if (data !== undefined && data !== last) setLast(data);
  const isPlanEnded = errorStatus(error) === 402;
  useEffect(() => {
    if (isPlanEnded) endPlan();
  });
  const refused = error === null ? [] : problemsIn(error);
  const isAboutField = ownFields.some((field) => refused.some(({ fieldId }) => fieldId === field));
  return {
    mail: data ?? last ?? null,
    refused,
    problem: error === null || isAboutField ? null : errorText(error),
    tryAgain: () => void query.refetch(),
    isTrying: query.isFetching,
  };
}
