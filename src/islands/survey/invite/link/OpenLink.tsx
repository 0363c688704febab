import { trpc } from "#src/islands/kit/api/trpc.ts";
import { toastFailure, useAction } from "#src/islands/kit/api/use-action.ts";
import { copyLater } from "#src/islands/kit/browser/copy-later.ts";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { useSurveyUpdate } from "#src/islands/survey/forms.tsx";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { useState } from "react";
import { ShareLink } from "./ShareLink.tsx";

interface OpenLinkProps {
  survey: Survey;
  isNext: boolean;
}

/** The link that anyone can answer by, or the button that makes one. */
export function OpenLink({ survey, isNext }: OpenLinkProps) {
  const [copying, setCopying] = useState<Promise<boolean> | null>(null);
  if (survey.shareableLink !== null)
    return <ShareLink survey={survey} link={survey.shareableLink} copying={copying} />;
  return <MakeLink surveyId={survey.id} isNext={isNext} onCopying={setCopying} />;
}

interface MakeLinkProps {
  surveyId: string;
  isNext: boolean;
  onCopying: (copying: Promise<boolean>) => void;
}

function MakeLink({ surveyId, isNext, onCopying }: MakeLinkProps) {
  const update = useSurveyUpdate(surveyId);
  const share = trpc.survey.share.useMutation({
    onSuccess: ({ shareId, shareableLink }) => update({ isPublic: true, shareId, shareableLink }),
    onError: toastFailure("The link was not made"),
  });
  const { run, isBusy } = useAction({
    ...share,
    mutateAsync: (input: { surveyId: string }) => {
      const made = share.mutateAsync(input);
      onCopying(copyLater(made.then(({ shareableLink }) => shareableLink)));
      return made;
    },
  });
  return (
    <>
      <p className="measure">
        One link for everyone. Anyone who has it can answer in a minute, without an account, and you can turn
        it off at any time. Ask people from different parts of your life for the fullest picture.
      </p>
      <p>
        <Button
          look={isNext ? "primary" : "secondary"}
          busy={isBusy}
          busyLabel="Making the link…"
          onClick={() => run({ surveyId })}
        >
          Make a link and copy it
        </Button>
      </p>
    </>
  );
}
