import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import { Switch } from "#src/islands/kit/ui/Field.tsx";
import type { Sharing } from "#src/shared/sharing/sharing.output.ts";
import { useSharingChange } from "./use-sharing-change.ts";
import { AfterProgramme, LeaveProgramme, LedgerTable } from "#src/islands/kit/sharing.tsx";
import { calledLeads } from "#src/shared/sharing/leads.ts";
import { SharePlan } from "./SharePlan.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { listNames } from "#src/shared/text/list-names.ts";

interface SharingPartProps {
  surveyId: string;
  sharing: Sharing;
  /** What to call those who see it, or would. */
  called: string;
}

/** Shows this page to the facilitator, and stops showing it in the moment it is switched off. */
export function ShareResult({ surveyId, sharing, called }: SharingPartProps) {
  const { result, isWaiting, asOf } = sharing;
  const { run, isBusy } = useSharingChange(surveyId, (changed) => {
    if (!changed.result) return `${called} can’t see your result any more`;
    return changed.isWaiting ? null : `${called} can see your result now`;
  });
  return (
    <Switch
      label={`Share my result with ${called}`}
      isOn={result}
      isBusy={isBusy}
      onFlip={() => run({ surveyId, result: !result, asOf })}
    >
      <p>{result && !isWaiting ? whatIsSeen(called) : whatWouldBeSeen(called)}</p>
      <div role="status">
        {isWaiting && (
          <Notice title={`${called} can’t see it yet`}>
            <p>
              You’re counted in a group picture. If {called} saw your result now, the results of a few others
              in that picture could be worked out, and they haven’t shared theirs. Yours will show by itself
              as soon as that’s no longer possible.
            </p>
          </Notice>
        )}
      </div>
    </Switch>
  );
}

const whatIsSeen = (called: string): string =>
  `${called} can see what this page says about you, and later results of this round too. Your plans aren’t part of it, nor are the names people added. Switch this off and it’s gone for ${called} at once.`;

const whatWouldBeSeen = (called: string): string =>
  `${called} will see what this page says about you, and later results of this round too. Your plans aren’t part of it, nor are the names people added. You can stop at any time, with immediate effect.`;

/** Agrees to be counted in pictures of the group, or no longer. */
export function CountMe({ surveyId, sharing, called }: SharingPartProps) {
  const { group, facilitator } = sharing;
  const { run, isBusy } = useSharingChange(surveyId, (changed) =>
    changed.group ? "You’ll be counted in the group" : "Later group pictures will leave you out",
  );
  return (
    <Switch
      label="Count me in the group"
      isOn={group}
      isBusy={isBusy}
      onFlip={() => run({ surveyId, group: !group })}
    >
      <p>
        {called} can make a group picture of “{facilitator?.programme}”: how often each word comes up, in
        numbers over at least five people. It has no names and says nothing about you alone. {called} may pass
        it on.
      </p>
      <p>
        You’re hidden among the others counted, and {called} chose whom to ask. So agree only if you trust{" "}
        {called} to count real people.
      </p>
      {group && (
        <p>Switch this off and later pictures leave you out. One that’s already made stays as it is.</p>
      )}
    </Switch>
  );
}

/** Who leads the programme by now and doesn't see the result, as they came after it was shared; and the way to change that. */
function ShareAgain({ surveyId, sharing }: { surveyId: string; sharing: Sharing }) {
  const { facilitator, result, asOf } = sharing;
  const { owner, latecomers } = calledLeads(facilitator ?? { name: "", others: [] });
  const names = listNames(latecomers);
  const { run, isBusy } = useSharingChange(surveyId, ({ isWaiting }) =>
    isWaiting ? null : `${names} can see your result now`,
  );
  if (!result || latecomers.length === 0) return null;
  return (
    <div className="grid max-w-measure justify-items-start gap-3">
      <p>
        {names} {latecomers.length === 1 ? "doesn’t" : "don’t"} see your result. If you share it with {names},
        too, {names} will see what {owner} sees: this result, later ones, and your plan if you share it.
      </p>
      <Button busy={isBusy} busyLabel="Sharing…" onClick={() => run({ surveyId, again: true, asOf })}>
        Share it with {names}, too
      </Button>
    </div>
  );
}

/** What is shared with the facilitator, each with its switch, and the way out. */
export function SharingPanel({ surveyId, sharing }: { surveyId: string; sharing: Sharing }) {
  const { facilitator, result, isWaiting, plan, ledger } = sharing;
  if (facilitator === null) return <AfterProgramme ledger={ledger} />;
  const { owner, everyone, s, readers } = calledLeads(facilitator);
  return (
    <>
      <p className="max-w-measure">
        This round is for your session with {facilitator.name} in “{facilitator.programme}”. Until you share
        anything, {everyone} see{s} only how far you are and how many people have answered.
      </p>
      <ShareResult surveyId={surveyId} sharing={sharing} called={result ? readers : everyone} />
      <ShareAgain surveyId={surveyId} sharing={sharing} />
      {(result || plan !== null) && (
        <SharePlan surveyId={surveyId} shared={plan} isSeen={result && !isWaiting} called={readers} />
      )}
      <CountMe surveyId={surveyId} sharing={sharing} called={owner} />
      <LedgerTable ledger={ledger} facilitator={everyone} />
      <LeaveProgramme surveyId={surveyId} facilitator={facilitator} />
    </>
  );
}
