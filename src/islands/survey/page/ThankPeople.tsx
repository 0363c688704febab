import { useRef, useState } from "react";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { ConfirmedButton } from "#src/islands/kit/ui/Dialog.tsx";
import { useSurveyUpdate } from "#src/islands/survey/forms.tsx";
import { people } from "#src/shared/survey/survey-stage.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";

/** For people who had the open link: it's unknown who of them has answered. */
function ThanksText() {
  const text = useRef<HTMLParagraphElement>(null);
  const [label, setLabel] = useState("Copy this thank-you");
  const copy = async () => {
    const { current } = text;
    if (current === null) return;
    try {
      await navigator.clipboard.writeText(current.textContent);
      setLabel("Copied");
    } catch {
      getSelection()?.selectAllChildren(current);
      setLabel("Selected: copy it with your keyboard");
    }
  };
  return (
    <>
      <p>For everyone you sent your link to:</p>
      <p ref={text} className="measure border-s-2 border-line ps-4">
        Thank you to everyone who picked words for me. I can’t see who picked what, so this goes to all of
        you: it means a lot that you took a minute to tell me how you see me.
      </p>
      <p>
        <Button onClick={() => void copy()}>{label}</Button>
      </p>
    </>
  );
}

/** Thanks: an email to everyone who was invited, and a text for people with the link. */
export function ThankPeople({ survey }: { survey: Survey }) {
  return (
    <div className="grid gap-4">
      {survey.thankedAt === null && survey.invitedCount > 0 && <ThankInvited survey={survey} />}
      {survey.isPublic && <ThanksText />}
    </div>
  );
}

function ThankInvited({ survey: { id: surveyId, invitedCount } }: { survey: Survey }) {
  const update = useSurveyUpdate(surveyId);
  return (
    <>
      <p className="measure">
        We’ll email everyone you invited, all in the same words, whether they answered or not. You won’t learn
        who did.
      </p>
      <div>
        <ConfirmedButton
          label="Thank everyone I invited"
          mutation={trpc.invitation.thank.useMutation()}
          input={{ surveyId }}
          onDone={update}
          news="Your thanks are on their way"
          title={`Thank ${people(invitedCount)}?`}
          cancelLabel="Not now"
          confirmLabel="Send thanks"
          busyLabel="Sending…"
          failure="Nothing was sent"
          isDestructive={false}
        >
          <p>Each gets one email that says thank you, from you by name. You can do this once.</p>
        </ConfirmedButton>
      </div>
    </>
  );
}
