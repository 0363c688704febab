import { AfterProgramme, LeaveProgramme, LedgerTable } from "#src/islands/kit/sharing.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { Switch } from "#src/islands/kit/ui/Field.tsx";
import { usePlans } from "#src/islands/results/plan/plan.ts";
import { sortPlans } from "#src/shared/action-plan/plans.ts";
import { groupTexts } from "#src/shared/group/texts.en.ts";
import { calledLeads } from "#src/shared/sharing/sharing.ts";
import type { Sharing } from "#src/shared/sharing/sharing.output.ts";
import { listNames } from "#src/shared/text/in-sentences.ts";
import { ShareStep, useSharingChange } from "./ShareStep.tsx";

interface SharingPartProps {
  surveyId: string;
  sharing: Sharing;
  /** The name for people who see it, or would. */
  called: string;
}

/** Starts and stops sharing this page with the facilitator. */
function ShareResult({ surveyId, sharing, called }: SharingPartProps) {
  const { result, asOf } = sharing;
  const { run, isBusy } = useSharingChange(surveyId, (changed) =>
    changed.result ? `${called} can see your result now` : `${called} can’t see your result any more`,
  );
  return (
    <Switch
      label={`Share my result with ${called}`}
      isOn={result}
      isBusy={isBusy}
      onFlip={() => run({ surveyId, result: !result, asOf })}
    >
      <p>
        {called} {result ? "can" : "will"} see what this page says about you, and later results of this round
        too. Your step isn’t part of it, nor are the names people added.{" "}
        {result
          ? `Switch this off and it’s gone for ${called} at once.`
          : "You can stop at any time, with immediate effect."}
      </p>
    </Switch>
  );
}

/** Whether the window counts in group pictures: two equal buttons, and nobody else is shown the answer. */
function CountMe({ surveyId, sharing, called }: SharingPartProps) {
  const { group, hasAnsweredGroup } = sharing;
  const { ask } = groupTexts;
  const answerTo = ({ group: counts }: Sharing) => (counts ? ask.answers.yes : ask.answers.no);
  const { run, isBusy } = useSharingChange(surveyId, answerTo);
  return (
    <section className="grid max-w-measure gap-3" aria-labelledby="count-title">
      <h3 id="count-title">{ask.title}</h3>
      <p>
        {ask.text(called)} {ask.untold}
      </p>
      <p className="flex flex-wrap gap-3">
        {[true, false].map((value) => (
          <Button
            key={String(value)}
            aria-pressed={hasAnsweredGroup && group === value}
            disabled={isBusy}
            onClick={() => run({ surveyId, group: value })}
          >
            {value ? ask.yes : ask.no}
          </Button>
        ))}
      </p>
      {hasAnsweredGroup && (
        <p className="text-base text-muted">
          {answerTo(sharing)} {ask.until}
        </p>
      )}
    </section>
  );
}

/** Leaders who joined after the result was shared, and the way to share with them, too. */
function ShareAgain({ surveyId, sharing }: { surveyId: string; sharing: Sharing }) {
  const { facilitator, result, asOf } = sharing;
  const { owner, latecomers } = calledLeads(facilitator ?? { name: "", others: [] });
  const names = listNames(latecomers);
  const { run, isBusy } = useSharingChange(surveyId, () => `${names} can see your result now`);
  if (!result || latecomers.length === 0) return null;
  return (
    <div className="grid max-w-measure justify-items-start gap-3">
      <p>
        {names} {latecomers.length === 1 ? "doesn’t" : "don’t"} see your result. If you share it with {names},
        too, {names} will see what {owner} sees: this result, later ones, and your step if you share it.
      </p>
      <Button busy={isBusy} busyLabel="Sharing…" onClick={() => run({ surveyId, again: true, asOf })}>
        Share it with {names}, too
      </Button>
    </div>
  );
}

/** What is shared with the facilitator, each with its switch, and the way out. */
export function SharingPanel({ surveyId, sharing }: { surveyId: string; sharing: Sharing }) {
  const { facilitator, result, ledger } = sharing;
  const { current } = sortPlans(usePlans(surveyId).plans);
  if (facilitator === null) return <AfterProgramme ledger={ledger} />;
  const { owner, everyone, s, readers } = calledLeads(facilitator);
  return (
    <>
      <p className="max-w-measure">
        This round is for your session with <bdi>{facilitator.name}</bdi> in “
        <bdi>{facilitator.programme}</bdi>”. In it, {everyone} see{s} how far you are and how many people have
        answered, and beyond that only what you share here.
      </p>
      <CountMe surveyId={surveyId} sharing={sharing} called={owner} />
      <ShareResult surveyId={surveyId} sharing={sharing} called={result ? readers : everyone} />
      <ShareAgain surveyId={surveyId} sharing={sharing} />
      <ShareStep surveyId={surveyId} sharing={sharing} step={current} />
      <LedgerTable ledger={ledger} facilitator={everyone} />
      <LeaveProgramme surveyId={surveyId} facilitator={facilitator} />
    </>
  );
}
