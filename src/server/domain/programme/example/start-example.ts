import type { Actor } from "#src/server/actor.ts";
import { after, days } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import type { ClientRow, ProgrammeRow } from "#src/server/domain/programme/queries.ts";
import { leastResponses } from "#src/shared/survey/survey-limits.ts";
import { getLed } from "#src/server/domain/programme/gate.ts";
import { readProgramme } from "#src/server/domain/programme/present-programme.ts";
import { findExample, insertClients, insertProgramme } from "#src/server/domain/programme/write-queries.ts";
import type { Programme } from "#src/shared/programme/programme.output.ts";

/*
 * A programme to look around in before one's own. It and its clients are rows like any others, so that notes, sessions and removing
 * work as they always do. But there is no person behind a client, no round and no account: what Maya shares is in example-result.ts,
 * and nothing is ever emailed to `example.com`, which nobody can own (RFC 2606).
 */

/** How long ago its one client who hasn't replied was asked: long enough to be nudged. */
const askedDaysAgo = 4;

const exampleProgrammeRow = (
  deps: Pick<Deps, "ids">,
  actor: Actor,
  title: string,
  now: Date,
): ProgrammeRow => ({
  id: deps.ids.id(),
  facilitatorId: actor.userId,
  title,
  purpose: "To see how others see you before we meet.",
  note: null,
  closesAt: null,
  minResponses: leastResponses.personal,
  opens: "client",
  reminders: true,
  isExample: true,
  createdAt: now,
  closedAt: null,
  startKey: null,
  startRequest: null,
});

/** Maya shares her result; Jonas hasn't replied yet. */
function exampleClientRows(deps: Pick<Deps, "ids">, programmeId: string, now: Date): ClientRow[] {
  const invitedAt = after(now, -days(askedDaysAgo));
  const invited = (name: string, email: string): ClientRow => ({
    ...{ id: deps.ids.id(), programmeId, name, email, mailbox: email, state: "invited", invitedAt },
    ...{
      surveyId: null,
      sharesResult: false,
      agreedAt: null,
      sharedSince: null,
      countedSince: null,
      sharedPlan: null,
    },
    ...{ repliedAt: null, nudgedAt: null, remindersDone: 0, nextReminderAt: null },
  });
  return [
    {
      ...invited("Maya Lind", "maya@example.com"),
      ...{ state: "accepted", repliedAt: invitedAt, sharesResult: true, sharedSince: now },
      sharedPlan: "In our Monday meeting I’ll say what I noticed before I say what I’d do.",
    },
    invited("Jonas Weber", "jonas@example.com"),
  ];
}

/**
 * Gives someone a programme to look around in; however often, it is one. It needs no plan: it asks nobody.
 *
 * @param title what to call a new one
 */
export function startExample(deps: Deps, actor: Actor, title: string): Promise<Programme> {
  return deps.db.write(async (tx) => {
    const now = deps.clock.now();
    const known = await findExample(tx, actor.userId);
    const programme = known ?? exampleProgrammeRow(deps, actor, title, now);
    if (known === undefined) {
      await insertProgramme(tx, programme);
      await insertClients(tx, exampleClientRows(deps, programme.id, now));
    }
    return readProgramme(tx, actor, await getLed(tx, actor, programme.id), now);
  });
}
