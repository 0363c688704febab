import { useState } from "react";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import { useSharing } from "#src/islands/kit/sharing.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { Choice, TextAreaField } from "#src/islands/kit/ui/Field.tsx";
import { ProblemNotice } from "#src/islands/kit/ui/Notice.tsx";
import { planText } from "#src/islands/results/plan/plan.ts";
import { ShareStep } from "#src/islands/results/sharing/ShareStep.tsx";
import { callName } from "#src/shared/account/names.ts";
import { actionPlanLimits } from "#src/shared/action-plan/action-plan-limits.ts";
import { inWeeks, paneFor, planWeeks, sortPlans } from "#src/shared/action-plan/plans.ts";
import type { Meeting, StepProposal } from "#src/shared/meeting/meeting.output.ts";
import type { Analysis } from "#src/shared/result/analysis.output.ts";
import { findTrait } from "#src/shared/words/catalogue.ts";
import { savedText } from "./led.tsx";

const nothing: StepProposal = { traitId: null, deed: "" };

const nameOf = (traitId: string): string => findTrait(traitId)?.name ?? traitId;

/** The words of a window that can be kept: all but those that nobody picked. */
const wordsOf = ({ words }: Analysis) =>
  words
    .filter(({ quadrant }) => quadrant !== "unknown")
    .map(({ traitId }) => [traitId, nameOf(traitId)] as const)
    .sort(([, one], [, other]) => one.localeCompare(other));

interface StepFieldsProps {
  analysis: Analysis;
  step: StepProposal;
  onChange: (step: StepProposal) => void;
}

/** One word to keep, and one thing to try. */
function StepFields({ analysis, step, onChange }: StepFieldsProps) {
  return (
    <>
      <Choice
        label="One word to keep"
        value={step.traitId ?? ""}
        options={[["", "No word"], ...wordsOf(analysis)]}
        onPick={(traitId) => onChange({ ...step, traitId: traitId === "" ? null : traitId })}
      />
      <TextAreaField
        label="One thing to try"
        rows={2}
        maxLength={actionPlanLimits.textMaxLength}
        value={step.deed}
        onChange={({ target }) => onChange({ ...step, deed: target.value })}
      />
    </>
  );
}

interface ProposalProps {
  clientId: string;
  analysis: Analysis;
  meeting: Meeting;
  /** Puts in what the server has made of it. */
  onSaved: (meeting: Meeting) => void;
}

/** What the facilitator proposes: it shows on the client's screen, and saving it is theirs. */
export function Proposal({ clientId, analysis, meeting, onSaved }: ProposalProps) {
  const [step, setStep] = useState(meeting.proposal ?? nothing);
  const { run, isBusy, problem } = useAction(trpc.meeting.propose.useMutation({ onSuccess: onSaved }));
  const { proposal, withWhom } = meeting;
  const isShown = proposal !== null && proposal.deed === step.deed && proposal.traitId === step.traitId;
  if (meeting.client?.hasSaved) return <SavedStep meeting={meeting} />;
  const name = callName(withWhom);
  const shownText = meeting.client?.isHere
    ? `It’s on ${name}’s screen. Saving it is theirs.`
    : `${name} sees it once they’re here on a screen of their own. Saving it is theirs.`;
  return (
    <form
      className="stage-form grid gap-4"
      aria-label="What you propose"
      onSubmit={(event) => {
        event.preventDefault();
        run({ clientId, ...step });
      }}
    >
      <StepFields analysis={analysis} step={step} onChange={setStep} />
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" busy={isBusy}>
          Propose it
        </Button>
        <span role="status">{isShown ? shownText : ""}</span>
      </p>
      <ProblemNotice problem={problem} />
    </form>
  );
}

/** Tells the facilitator that the client has saved a step, and quotes it if it's shared. */
export function SavedStep({ meeting }: Pick<ProposalProps, "meeting">) {
  const step = meeting.client?.step ?? null;
  return (
    <div className="stage-form grid gap-2" role="status">
      <p>
        {savedText(meeting)}
        {step === null ? ". What it says is theirs to share." : ":"}
      </p>
      {step !== null && (
        <p className="whitespace-pre-line" dir="auto">
          {step}
        </p>
      )}
    </div>
  );
}

interface OwnStepProps {
  surveyId: string;
  analysis: Analysis;
  meeting: Meeting;
}

/** The client's own step: what they type, or what is proposed until they do. */
export function OwnStep({ surveyId, analysis, meeting }: OwnStepProps) {
  const { proposal, startedAt } = meeting;
  const name = callName(meeting.withWhom);
  const [typed, setTyped] = useState<StepProposal | null>(null);
  const step = typed ?? proposal ?? nothing;
  const { data: plans } = trpc.panePlan.list.useQuery({ surveyId });
  const { mutateAsync, data, ...rest } = trpc.panePlan.save.useMutation();
  const save = useAction({ ...rest, mutateAsync });
  const sharing = useSharing(surveyId);
  const isEmpty = step.deed.trim() === "";
  const { current = null } = plans ? sortPlans(plans) : {};
  const saved = data ?? (current !== null && current.updatedAt >= (startedAt ?? "") ? current : null);
  if (saved !== null)
    return (
      <div className="stage-form grid justify-items-start gap-3">
        <p className="whitespace-pre-line" dir="auto">
          {planText(saved)}
        </p>
        <p role="status">
          Saved. It’s with your result, and we’ll email you in two weeks to ask how it went.
        </p>
        {sharing && <ShareStep surveyId={surveyId} sharing={sharing} step={saved} />}
      </div>
    );
  return (
    <form
      className="stage-form grid gap-4"
      aria-label="What you keep"
      onSubmit={(event) => {
        event.preventDefault();
        if (isEmpty || plans === undefined) return;
        save.run({
          ...{ surveyId, pane: paneFor(plans), ...step, person: "", noticed: "" },
          ...{ until: inWeeks(planWeeks, new Date()), remind: true },
        });
      }}
    >
      {typed === null && proposal !== null && (
        <p>
          <bdi>{name}</bdi> proposes this. Change it as you like.
        </p>
      )}
      <StepFields analysis={analysis} step={step} onChange={setTyped} />
      <p className="grid justify-items-start gap-2">
        <Button type="submit" look="primary" busy={save.isBusy} busyLabel="Saving…" aria-disabled={isEmpty}>
          Save it as my step
        </Button>
        <span className="text-sm">
          <bdi>{name}</bdi> sees that you’ve saved it, and what it says only if you share it.
        </span>
      </p>
      <ProblemNotice problem={save.problem} />
    </form>
  );
}
