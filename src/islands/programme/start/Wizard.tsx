import { UpgradeRequired } from "#src/islands/kit/plan/UpgradeRequired.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { ErrorSummary } from "#src/islands/kit/ui/ErrorSummary.tsx";
import { useState } from "react";
import { EmailStep } from "./email/EmailStep.tsx";
import { PeopleStep } from "./people/PeopleStep.tsx";
import { ReviewStep } from "./review/ReviewStep.tsx";
import { sendLabel } from "./review/programme-input.ts";
import { useSend } from "./review/use-send.ts";
import { SettingsStep } from "./settings/SettingsStep.tsx";
import type { Aim, Start } from "./start.ts";
import { StartOver } from "./StartOver.tsx";
import { StepFrame } from "./StepFrame.tsx";
import { StepList } from "./StepList.tsx";
import { useWizard } from "./use-wizard.ts";

/** The steps, one at a time. All that is typed stays in this browser until the invitations are sent. */
export function Wizard({ aim, start }: { aim: Aim; start: Start }) {
  const wizard = useWizard(aim, start);
  /** The plan may end while someone is at it. */
  const [needsPlan, setNeedsPlan] = useState(false);
  const onPlanEnded = () => setNeedsPlan(true);
  const send = useSend(aim, wizard, onPlanEnded);
  const { draft, problems, attempt, steps, go } = wizard;
  const { step, reached } = draft;
  const programme = aim.kind === "add" ? start.programme : null;
  return (
    <div className="grid gap-8">
      <StepList steps={steps} current={step} reached={reached} onGo={go} />
      {needsPlan && <UpgradeRequired />}
      <StepFrame
        wizard={wizard}
        action={
          <Button look="primary" large busy={send.isBusy} busyLabel="Sending…" onClick={send.send}>
            {sendLabel(draft.people.length)}
          </Button>
        }
      >
        <ErrorSummary
          title={step === "review" ? "Something went wrong" : "Please look at this again"}
          problems={problems}
          attempt={attempt}
        />
        {step === "settings" && <SettingsStep wizard={wizard} />}
        {step === "people" && <PeopleStep wizard={wizard} programme={programme} onPlanEnded={onPlanEnded} />}
        {step === "email" && <EmailStep wizard={wizard} programme={programme} onPlanEnded={onPlanEnded} />}
        {step === "review" && <ReviewStep wizard={wizard} programme={programme} />}
      </StepFrame>
      {wizard.hasDraft && !send.isBusy && <StartOver onGo={wizard.startOver} />}
    </div>
  );
}
