import { Button } from "#src/islands/kit/ui/Button.tsx";
import { CopyField } from "#src/islands/kit/ui/CopyField.tsx";
import { useHydrated } from "#src/islands/kit/browser/use-hydrated.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { QrPanel } from "./QrPanel.tsx";
import { RevokeLink } from "./RevokeLink.tsx";

interface ShareLinkProps {
  survey: Survey;
  link: string;
}

const message =
  "I would like to know how you see me. Pick the words that fit, it takes a minute. I never see who picked what.";

/** The link, and the ways to pass it on. */
export function ShareLink({ survey, link }: ShareLinkProps) {
  const canShare = useHydrated() && "share" in navigator;
  return (
    <div className="grid gap-4">
      <CopyField
        label="Your link"
        value={link}
        hint="Whoever has this link can answer, once or more, until you take it back."
      />
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
        {canShare && <Button onClick={() => void passOn(survey.title, link)}>Send it…</Button>}
        <QrPanel link={link} />
        <RevokeLink surveyId={survey.id} />
      </div>
    </div>
  );
}

async function passOn(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, text: message, url });
  } catch {
    // Closed without sending, or the system has no way to send: the link itself is still there to copy.
  }
}
