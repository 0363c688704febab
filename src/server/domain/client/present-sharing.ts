import type { Queryable } from "#db/client.ts";
import {
  coFacilitatorsOf,
  type CoFacilitator,
} from "#src/server/domain/programme/leading/list-facilitators.ts";
import { isMeantFor } from "#src/server/domain/programme/leading/sight.ts";
import type { OwnSurvey } from "#src/server/domain/survey/queries.ts";
import { joinName } from "#src/shared/account/names.ts";
import { noSharing } from "#src/shared/sharing/sharing.ts";
import type { Sharing } from "#src/shared/sharing/sharing.output.ts";
import { presentLedger } from "./present-ledger.ts";
import { listLedger } from "./ledger-queries.ts";
import { findBySurvey, findNewestResult, type Participation } from "./queries.ts";
import { isWaitingForMeeting } from "./rules.ts";

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

/** Who sees a round beside its owner, and what the owner agreed to when. Of a round in no programme it says the same at every time. */
export async function readSharing(db: Queryable, { id }: OwnSurvey, now: Date): Promise<Sharing> {
  const ledger = presentLedger(await listLedger(db, id));
  const found = await findBySurvey(db, id);
  if (found === undefined) return { ...noSharing, ledger };
  const newest = await findNewestResult(db, id);
  const others = await coFacilitatorsOf(db, found.programme.id);
  return {
    ...presentParticipation(found, others, newest !== undefined),
    ledger,
    asOf: now.toISOString(),
  };
}
