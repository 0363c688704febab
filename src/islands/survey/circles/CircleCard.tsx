import { trpc } from "#src/islands/kit/api/trpc.ts";
import { formText } from "#src/islands/kit/forms/form.tsx";
import { InlineForm, useInlineForm } from "#src/islands/kit/forms/inline-form.tsx";
import { Button, LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { CopyField } from "#src/islands/kit/ui/CopyField.tsx";
import { Field } from "#src/islands/kit/ui/Field.tsx";
import { showToast } from "#src/islands/kit/ui/toasts.tsx";
import { useSurveyChange } from "#src/islands/survey/forms.tsx";
import { useNewLink } from "#src/islands/survey/invite/use-new-link.ts";
import { ShareKit } from "#src/islands/survey/invite/ShareKit.tsx";
import type { Circle } from "#src/shared/result/analysis.output.ts";
import { paths } from "#src/shared/site/paths.ts";
import { circleNameMaxLength } from "#src/shared/survey/survey-limits.ts";
import { openWindow, stageText } from "#src/shared/survey/survey-stage.ts";

interface CircleCardProps {
  circle: Circle;
  /** Whether it's the round of this page. */
  isHere: boolean;
  /** Whether the new link was copied; null if the circle was there before. */
  copying: Promise<boolean> | null;
}

/** One circle: its state, its link and message, and the way to its own page. */
export function CircleCard({ circle, isHere, copying }: CircleCardProps) {
  const { surveyId, name, shareableLink, status, canReveal, hasAnalysis } = circle;
  const { isOpen, open, close, opener } = useInlineForm();
  const utils = trpc.useUtils();
  const link = useNewLink(surveyId, () =>
    Promise.all([utils.analysis.circles.invalidate(), utils.survey.get.invalidate({ surveyId })]),
  );
  const takesAnswers = status === "in_progress";
  return (
    <li className="grid content-start gap-3 rounded-md border border-line p-4">
      {isOpen ? (
        <RenameCircle circle={circle} onEnd={close} />
      ) : (
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h3 className="min-w-0 wrap-anywhere" dir="auto">
            {name}
          </h3>
          {isHere && <span className="badge text-sm">This page</span>}
          <Button ref={opener} look="quiet" className="-my-2" onClick={open}>
            Rename<span className="sr-only"> {name}</span>
          </Button>
        </div>
      )}
      <p className="text-sm text-muted">
        {takesAnswers ? "Open" : "Closed"}
        {"\u00A0· "}
        {stageText(circle)}
      </p>
      {takesAnswers && shareableLink !== null && (
        <>
          <CopyField label={`Link for ${name}`} value={shareableLink} copying={copying ?? link.copying} />
          <details open={copying !== null || link.copying !== null}>
            <summary>Message and ways to send it</summary>
            <div className="mt-3">
              <ShareKit survey={{ ...circle, id: surveyId }} link={shareableLink} />
            </div>
          </details>
        </>
      )}
      <p className="flex flex-wrap gap-3">
        {takesAnswers && shareableLink === null && (
          <Button busy={link.isBusy} busyLabel="Making the link…" onClick={link.make}>
            Make a link and copy it
          </Button>
        )}
        {!isHere && canReveal && <LinkButton href={paths.assessmentOpen(surveyId)}>{openWindow}</LinkButton>}
        {!isHere && hasAnalysis && (
          <LinkButton href={paths.assessmentResults(surveyId)}>See the result</LinkButton>
        )}
        {!isHere && (
          <LinkButton look="quiet" href={paths.assessment(surveyId)}>
            Go to its page<span className="sr-only">: {name}</span>
          </LinkButton>
        )}
      </p>
    </li>
  );
}

function RenameCircle({ circle, onEnd }: { circle: Circle; onEnd: () => void }) {
  const { circles } = trpc.useUtils().analysis;
  const { problem, attempt, refuse, save, isBusy } = useSurveyChange(circle.surveyId, () => {
    showToast({ title: "The name is saved" });
    void circles.invalidate();
    onEnd();
  });
  // A new circle's title is its name, until its owner gives it another.
  const isTitle = circle.title === circle.name;
  const submit = (circleName: string) => {
    refuse(circleName === "" ? "Please give the circle a name." : null);
    if (circleName === circle.name) onEnd();
    else if (circleName !== "") save({ circleName, ...(isTitle && { title: circleName }) });
  };
  return (
    <InlineForm
      saveLabel="Save the name"
      isBusy={isBusy}
      onSave={(form) => submit(formText(form, "name").trim())}
      onCancel={onEnd}
    >
      <Field
        label="The circle’s name"
        name="name"
        defaultValue={circle.name}
        maxLength={circleNameMaxLength}
        autoComplete="off"
        autoFocus
        error={problem}
        attempt={attempt}
        hint={isTitle ? "It’s the title, too: the people you ask see it." : "Only you see it."}
      />
    </InlineForm>
  );
}
