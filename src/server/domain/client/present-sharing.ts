import type { Queryable } from "#db/client.ts";
import { joinName } from "#src/shared/account/split-name.ts";
import type { Sharing } from "#src/shared/sharing/sharing.output.ts";
import { presentLedger } from "./present-ledger.ts";
import { listLedger } from "./ledger-queries.ts";
import { findBySurvey, findNewestResult, type Participation } from "./queries.ts";
import { isWaitingForMeeting } from "./rules.ts";

const nothing = { result: false, isWaiting: false, group: false, plan: null, facilitator: null };

function presentParticipation(found: Participation, hasResult: boolean): Omit<Sharing, "ledger"> {
  const { client, programme, facilitator } = found;
  return {
    result: client.sharesResult,
    isWaiting: client.sharesResult && client.sharedSince === null,
    group: client.countedSince !== null,
    plan: client.sharedPlan,
    facilitator: {
      name: joinName(facilitator.firstName, facilitator.lastName),
      programme: programme.title,
      opens: programme.opens,
      isWaitingForMeeting: isWaitingForMeeting(found, hasResult),
    },
  };
}

/** Who sees a round beside its owner, and what the owner agreed to when. */
export async function presentSharing(db: Queryable, surveyId: string): Promise<Sharing> {
  const found = await findBySurvey(db, surveyId);
  const hasResult = (await findNewestResult(db, surveyId)) !== undefined;
  return {
    ...(found === undefined ? nothing : presentParticipation(found, hasResult)),
    ledger: presentLedger(await listLedger(db, surveyId)),
  };
}
