import { isDemo } from "#src/islands/kit/api/demo.ts";
import { useSharing } from "#src/islands/kit/sharing.tsx";
import { listNames } from "#src/shared/text/in-sentences.ts";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import { useHydrated } from "#src/islands/kit/browser/use-hydrated.ts";
import { LanguageChoice } from "#src/islands/kit/forms/LanguageChoice.tsx";
import { formText } from "#src/islands/kit/forms/form.tsx";
import { InlineForm, useInlineForm } from "#src/islands/kit/forms/inline-form.tsx";
import { Button, LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { CopyField } from "#src/islands/kit/ui/CopyField.tsx";
import { ConfirmedButton } from "#src/islands/kit/ui/Dialog.tsx";
import { TextAreaField } from "#src/islands/kit/ui/Field.tsx";
import { showToast } from "#src/islands/kit/ui/toasts.tsx";
import { useSurveyChange, useSurveyUpdate } from "#src/islands/survey/forms.tsx";
import { ShareKit } from "./ShareKit.tsx";
import { useNewLink } from "./use-new-link.ts";
import { Step } from "#src/islands/survey/page/Step.tsx";
import { paths } from "#src/shared/site/paths.ts";
import { noteMaxLength } from "#src/shared/survey/survey-limits.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { type AskingProps, InviteByMail } from "./InviteByMail.tsx";
import { InvitedPeople } from "./InvitedPeople.tsx";

/** Turns the open link off, after asking. */
function RevokeLink({ surveyId }: { surveyId: string }) {
  const update = useSurveyUpdate(surveyId);
  return (
    <ConfirmedButton
      label="Turn the link off"
      button={{ look: "quiet", className: "-ms-3" }}
      mutation={trpc.survey.unshare.useMutation()}
      input={{ surveyId }}
      onDone={() => update({ isPublic: false, shareId: null, shareableLink: null })}
      news="The link is off"
      title="Turn the link off?"
      cancelLabel="Leave it on"
      confirmLabel="Turn it off"
      busyLabel="Turning it off…"
      failure="The link still works"
    >
      <p>The link and its QR code stop working at once and for good. You can make a new link later.</p>
      <p>You keep the answers you have.</p>
    </ConfirmedButton>
  );
}

interface ShareLinkProps {
  survey: Survey;
  link: string;
  /** Whether it was copied as it was made; null where it was there before. */
  copying: Promise<boolean> | null;
}

/** The link, and the ways to pass it on. */
function ShareLink({ survey, link, copying }: ShareLinkProps) {
  // The demo has no peer's page behind it.
  const hasPreview = useHydrated() && !isDemo() && survey.shareId !== null;
  return (
    <div className="grid gap-4">
      <CopyField
        label="Your link"
        value={link}
        copying={copying}
        hint="Anyone with this link can answer until you turn it off."
      />
      <ShareKit survey={survey} link={link} />
      <div className="flex flex-wrap items-start gap-x-6">
        {hasPreview && (
          <LinkButton look="quiet" className="-ms-3" href={paths.shared(survey.shareId)}>
            See what they’ll see
          </LinkButton>
        )}
        <RevokeLink surveyId={survey.id} />
      </div>
    </div>
  );
}

/** The link that anyone can answer by, or the button that makes one. */
function OpenLink({ survey, isNext }: AskingProps) {
  const update = useSurveyUpdate(survey.id);
  const { make, isBusy, copying } = useNewLink(survey.id, ({ shareId, shareableLink }) =>
    update({ isPublic: true, shareId, shareableLink }),
  );
  if (survey.shareableLink !== null)
    return <ShareLink survey={survey} link={survey.shareableLink} copying={copying} />;
  return (
    <>
      <p className="measure">
        One link for everyone. Anyone who has it can answer in a minute, without an account, and you can turn
        it off at any time. Begin with people who know you from the same place: you can ask another circle
        next.
      </p>
      <p>
        <Button
          look={isNext ? "primary" : "secondary"}
          busy={isBusy}
          busyLabel="Making the link…"
          onClick={make}
        >
          Make a link and copy it
        </Button>
      </p>
    </>
  );
}

/** The open link and invitations; once the round is closed, who was asked. */
export function ShareStep({ survey, isNext }: AskingProps) {
  const { data } = trpc.invitation.list.useQuery({ surveyId: survey.id });
  const hasInvited = (data?.length ?? survey.invitedCount) > 0;
  // A team round has asked everyone.
  if (survey.teamRoundId !== null) return null;
  if (survey.status === "completed")
    return (
      hasInvited && (
        <Step title="People you invited" isDone>
          <InvitedPeople surveyId={survey.id} isClosed />
        </Step>
      )
    );
  return (
    <Step title="Ask people" isDone={survey.isPublic || survey.peerAssessmentCount > 0 || hasInvited}>
      <ShareContent survey={survey} isNext={isNext && !hasInvited} />
    </Step>
  );
}

/** The ways to ask people, or why there are none. */
export function ShareContent({ survey, isNext }: AskingProps) {
  if (survey.status === "completed") return <p>The round is closed, so nobody can answer any more.</p>;
  if (survey.audience === "organisation") {
    return (
      <>
        <p>In an organisation’s round only invited people can answer, so it has no open link.</p>
        <PageLanguage survey={survey} />
        <InviteByMail survey={survey} isNext={isNext} />
      </>
    );
  }
  return (
    <>
      <SaidToPeers surveyId={survey.id} />
      <OpenLink survey={survey} isNext={isNext} />
      <PageNote survey={survey} />
      <PageLanguage survey={survey} />
      <hr className="my-2 border-hair" />
      <InviteByMail survey={survey} isNext={false} />
    </>
  );
}

/** What people read about a programme's leaders before they answer, for its owner to know before asking. */
function SaidToPeers({ surveyId }: { surveyId: string }) {
  const facilitator = useSharing(surveyId)?.facilitator ?? null;
  if (facilitator === null) return null;
  const { name, others } = facilitator;
  const leaders = listNames([name, ...others.map((other) => other.name)]);
  return (
    <p className="measure">
      People read before they answer that you may show {leaders} the totals, but never who picked what.
    </p>
  );
}

/** The language of that page and of emails to people who are invited from now on; each can switch the page. */
function PageLanguage({ survey }: { survey: Survey }) {
  const { save } = useSurveyChange(survey.id, () => showToast({ title: "The language is saved" }));
  return (
    <div className="max-w-form">
      <LanguageChoice value={survey.language} onPick={(language) => save({ language })} />
    </div>
  );
}

/** A few words of the owner's, on the page that everyone they ask opens, by the link or by an invitation. */
function PageNote({ survey }: { survey: Survey }) {
  const { isOpen, open, close, opener } = useInlineForm();
  const { problem, attempt, save, isBusy } = useSurveyChange(survey.id, () => {
    showToast({ title: "Your note is saved" });
    close();
  });
  if (isOpen) {
    return (
      <InlineForm
        saveLabel="Save the note"
        isBusy={isBusy}
        onSave={(form) => save({ note: formText(form, "note").trim() })}
        onCancel={close}
      >
        <TextAreaField
          label="A note on their page"
          name="note"
          rows={3}
          defaultValue={survey.note}
          maxLength={noteMaxLength}
          autoFocus
          error={problem}
          attempt={attempt}
          hint="Everyone you ask reads it above the words. Leave it empty to remove it."
        />
      </InlineForm>
    );
  }
  return (
    <div className="grid justify-items-start gap-2">
      {survey.note !== "" && (
        <figure className="measure">
          <figcaption className="text-sm text-muted">Your note on their page</figcaption>
          <blockquote className="border-s-2 border-line ps-4 whitespace-pre-line wrap-anywhere" dir="auto">
            {survey.note}
          </blockquote>
        </figure>
      )}
      <Button ref={opener} look="quiet" className="-ms-3" onClick={open}>
        {survey.note === "" ? "Add a note to their page" : "Change the note"}
      </Button>
    </div>
  );
}
