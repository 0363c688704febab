import type { Queryable } from "#db/client.ts";
import {
  coFacilitatorsOf,
  type CoFacilitator,
} from "#src/server/domain/programme/leading/list-facilitators.ts";
import { isMeantFor } from "#src/server/domain/programme/leading/sight.ts";
import { joinName } from "#src/shared/account/split-name.ts";
import type { Sharing } from "#src/shared/sharing/sharing.output.ts";
import { presentLedger } from "./present-ledger.ts";
import { listLedger } from "./ledger-queries.ts";
import { findBySurvey, findNewestResult, type Participation } from "./queries.ts";
import { isWaitingForMeeting } from "./rules.ts";

const nothing = { result: false, isWaiting: false, group: false, plan: null, facilitator: null };

function presentParticipation(
  found: Participation,
  others: readonly CoFacilitator[],
  hasResult: boolean,
): Omit<Sharing, "ledger" | "asOf"> {
  const { client, programme, facilitator } = found;
  const { sharesResult, agreedAt } = client;
  return {
    result: sharesResult,
    isWaiting: sharesResult && client.sharedSince === null,
    group: client.countedSince !== null,
    plan: client.sharedPlan,
    facilitator: {
      name: joinName(facilitator.firstName, facilitator.lastName),
      programme: programme.title,
      opens: programme.opens,
      isWaitingForMeeting: isWaitingForMeeting(found, hasResult),
      others: others.map(({ name, addedAt }) => ({
        name,
        isIncluded: sharesResult && isMeantFor(addedAt, agreedAt),
      })),
    },
  };
}

/** Who sees a round beside its owner, and what the owner agreed to when. */
export async function presentSharing(db: Queryable, surveyId: string, now: Date): Promise<Sharing> {
  const found = await findBySurvey(db, surveyId);
  const hasResult = (await findNewestResult(db, surveyId)) !== undefined;
  const others = found === undefined ? [] : await coFacilitatorsOf(db, found.programme.id);
  return {
    ...(found === undefined ? nothing : presentParticipation(found, others, hasResult)),
    ledger: presentLedger(await listLedger(db, surveyId)),
    asOf: now.toISOString(),
  };
}
