import { AfterProgramme } from "#src/islands/kit/sharing/AfterProgramme.tsx";
import { LeaveProgramme } from "#src/islands/kit/sharing/LeaveProgramme.tsx";
import { LedgerTable } from "#src/islands/kit/sharing/LedgerTable.tsx";
import { calledLeads } from "#src/shared/sharing/leads.ts";
import type { Sharing } from "#src/shared/sharing/sharing.output.ts";
import { SharePlan } from "./SharePlan.tsx";
import { CountMe, ShareResult } from "./ShareResult.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { listNames } from "#src/shared/text/list-names.ts";
import { useSharingChange } from "./use-sharing-change.ts";

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
