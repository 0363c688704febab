import { isDemo } from "#src/islands/kit/api/demo.ts";
import { useHydrated } from "#src/islands/kit/browser/use-hydrated.ts";
import { Button, LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { CopyField } from "#src/islands/kit/ui/CopyField.tsx";
import { paths } from "#src/shared/site/paths.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { lazy, Suspense, useState } from "react";
import type { Tone } from "#src/islands/survey/invite/link/kit/share-texts.ts";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import { AskFirst } from "#src/islands/kit/forms/AskFirst.tsx";
import { showToast } from "#src/islands/kit/ui/toasts/toast-store.ts";
import { useAskedAction } from "#src/islands/kit/api/use-asked-action.ts";
import { useSurveyUpdate } from "#src/islands/survey/forms/use-survey-update.ts";

/** Turns the open link off, after asking. */
function RevokeLink({ surveyId }: { surveyId: string }) {
  const update = useSurveyUpdate(surveyId);
  const { ask, question } = useAskedAction(trpc.survey.unshare.useMutation(), {
    onDone: () => {
      update({ isPublic: false, shareId: null, shareableLink: null });
      showToast({ title: "The link is off" });
    },
  });
  return (
    <>
      <Button look="quiet" className="-ms-3" onClick={() => ask({ surveyId })}>
        Turn the link off
      </Button>
      <AskFirst
        {...question}
        title="Turn the link off?"
        keepLabel="Leave it on"
        goLabel="Turn it off"
        busyLabel="Turning it off…"
        failure="The link still works"
      >
        <p>The link and its QR code stop working at once and for good. You can make a new link later.</p>
        <p>You keep the answers you have.</p>
      </AskFirst>
    </>
  );
}

interface ShareLinkProps {
  survey: Survey;
  link: string;
  /** Whether it was copied as it was made; null where it was there before. */
  copying: Promise<boolean> | null;
}

/** Loaded when it is asked for: most visits to a round are to look. */
const ShareKit = lazy(async () => ({ default: (await import("./kit/ShareKit.tsx")).ShareKit }));

/** The link, and the ways to pass it on. */
export function ShareLink({ survey, link, copying }: ShareLinkProps) {
  const [tone, setTone] = useState<Tone | null>(null);
  // The demo has no peer's page behind it.
  const hasPreview = useHydrated() && !isDemo() && survey.shareId !== null;
  const { answersUntilReveal: missing, peerAssessmentCount } = survey;
  const isNearlyThere = peerAssessmentCount > 0 && (missing === 1 || missing === 2);
  const write = isNearlyThere ? "Write a reminder" : "Write a message";
  const label = tone === null ? write : "Hide the message";
  return (
    <div className="grid gap-4">
      <CopyField
        label="Your link"
        value={link}
        copying={copying}
        hint="Anyone with this link can answer until you turn it off."
      />
      {isNearlyThere && <p className="measure">You’re nearly there. A friendly reminder helps.</p>}
      <p>
        <Button
          aria-expanded={tone !== null}
          onClick={() => setTone(tone !== null ? null : isNearlyThere ? "reminder" : "warm")}
        >
          {label}
        </Button>
      </p>
      {tone !== null && (
        <Suspense fallback={<p>Loading…</p>}>
          <ShareKit title={survey.title} link={link} firstTone={tone} />
        </Suspense>
      )}
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
