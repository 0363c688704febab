import { AfterProgramme } from "#src/islands/kit/sharing/AfterProgramme.tsx";
import { LeaveProgramme } from "#src/islands/kit/sharing/LeaveProgramme.tsx";
import { LedgerTable } from "#src/islands/kit/sharing/LedgerTable.tsx";
import { calledLeads } from "#src/shared/sharing/leads.ts";
import type { Sharing } from "#src/shared/sharing/sharing.output.ts";
import { SharePlan } from "./SharePlan.tsx";
import { ShareAgain } from "./ShareAgain.tsx";
import { CountMe, ShareResult } from "./ShareResult.tsx";

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
