import { SubmitButton } from "#src/islands/kit/forms/SubmitButton.tsx";
import { ScriptedForm } from "#src/islands/kit/forms/ScriptedForm.tsx";
import { leastResponses } from "#src/shared/survey/survey-limits.ts";
import { maxSelected, minSelected } from "#src/shared/words/trait.ts";
import { PaneLegend } from "./PaneLegend.tsx";
import { StepFrame, type StepProps } from "./StepFrame.tsx";
import { useChooseIntent } from "./use-onboarding.ts";

/** What will happen, and who will see what of it. */
export function PromiseStep({ place, intent }: StepProps) {
  const { run, isBusy } = useChooseIntent(intent);
  return (
    <StepFrame place={place} intent={intent} title="What happens, and who sees it" aside={<PaneLegend />}>
      <ol className="story">
        <li>
          <strong>
            You pick {minSelected} to {maxSelected} words for yourself.
          </strong>{" "}
          The people you ask are not shown them.
        </li>
        <li>
          <strong>People who know you pick words for you.</strong> You send them a link. They need no account,
          and about a minute.
        </li>
        <li>
          <strong>From three answers on, the window opens.</strong> You see which words you share, which only
          they see, and which you keep to yourself.
        </li>
      </ol>
      <p className="notice notice-warn">
        <span>
          <strong>Nobody sees who picked what.</strong> Not you, and not us: an answer is stored without
          account, address, device or hour. Before {leastResponses.personal} people have answered, you see how
          many have, and nothing else.
        </span>
      </p>
      <ScriptedForm onSubmit={() => run({ ...place, step: 2 })}>
        <p>
          <SubmitButton busy={isBusy} busyLabel="One moment…">
            On to my first round
          </SubmitButton>
        </p>
      </ScriptedForm>
    </StepFrame>
  );
}
