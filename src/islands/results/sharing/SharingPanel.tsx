import { AfterProgramme } from "#src/islands/kit/sharing/AfterProgramme.tsx";
import { LeaveProgramme } from "#src/islands/kit/sharing/LeaveProgramme.tsx";
import { LedgerTable } from "#src/islands/kit/sharing/LedgerTable.tsx";
import { callName } from "#src/shared/account/call-name.ts";
import type { Sharing } from "#src/shared/sharing/sharing.output.ts";
import { SharePlan } from "./SharePlan.tsx";
import { CountMe, ShareResult } from "./ShareResult.tsx";

/** What is shared with the facilitator, each with its switch, and the way out. */
export function SharingPanel({ surveyId, sharing }: { surveyId: string; sharing: Sharing }) {
  const { facilitator, result, isWaiting, plan, ledger } = sharing;
  if (facilitator === null) return <AfterProgramme ledger={ledger} />;
  const called = callName(facilitator.name);
  return (
    <>
      <p className="max-w-measure">
        This round is for your session with {facilitator.name} in “{facilitator.programme}”. Until you share
        anything, {called} sees only how far you are and how many people have answered.
      </p>
      <ShareResult surveyId={surveyId} sharing={sharing} called={called} />
      {(result || plan !== null) && (
        <SharePlan surveyId={surveyId} shared={plan} isSeen={result && !isWaiting} called={called} />
      )}
      <CountMe surveyId={surveyId} sharing={sharing} called={called} />
      <LedgerTable ledger={ledger} facilitator={called} />
      <LeaveProgramme surveyId={surveyId} facilitator={facilitator} />
    </>
  );
}
