import type { Actor } from "#src/server/actor.ts";
import { after, days } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import { groupPicture } from "#src/server/domain/group/picture.ts";
import type { ClientRow } from "#src/server/domain/programme/queries.ts";
import { newClientRow } from "#src/server/domain/programme/asking/ask-clients.ts";
import { newProgrammeRow } from "#src/server/domain/programme/create-programme.ts";
import { getLedProgramme } from "#src/server/domain/programme/gate.ts";
import { readProgramme } from "#src/server/domain/programme/present-programme.ts";
import { exampleTeam } from "#src/shared/result/example-group.ts";
import { exampleEmail, exampleResult } from "./example-result.ts";
import {
  findExample,
  insertClients,
  insertExamplePicture,
  insertProgramme,
} from "#src/server/domain/programme/write-queries.ts";
import type { Programme } from "#src/shared/programme/programme.output.ts";

/*
 * An example programme to explore: eight clients and a group picture. They are ordinary rows, so notes,
 * sessions and removal work as usual, but the clients have no account and no round. Their results are in
 * example-result.ts. Nothing is ever sent to `example.com`.
 */

/** Long enough ago for the client who hasn't replied to be nudged. */
const askedDaysAgo = 4;

const examplePurpose = "To see how others see you before we meet.";

/** Shared with the facilitator by the first client. */
const examplePlan = "In our Monday meeting I’ll say what I noticed before I say what I’d do.";

function exampleClientRows(deps: Pick<Deps, "ids">, programmeId: string, now: Date): ClientRow[] {
  const invitedAt = after(now, -days(askedDaysAgo));
  const invited = (name: string): ClientRow => {
    const candidate = { name, email: exampleEmail(name), mailbox: exampleEmail(name) };
    return { ...newClientRow(deps.ids.id(), programmeId, candidate, invitedAt), nextReminderAt: null };
  };
  const sharing = exampleTeam.map(({ name }, place): ClientRow => ({
    ...invited(name),
    ...{ state: "accepted", repliedAt: invitedAt, sharedSince: now, isCounted: true },
    sharedPlan: place === 0 ? examplePlan : null,
  }));
  return [...sharing, invited("Jonas Weber")];
}

const examplePicture = (deps: Pick<Deps, "ids">, programmeId: string, now: Date) => ({
  id: deps.ids.id(),
  programmeId,
  number: 1,
  content: {
    ...groupPicture(exampleTeam.map(({ name }) => exampleResult(exampleEmail(name)).content)),
    participation: { asked: exampleTeam.length + 1, joined: exampleTeam.length },
  },
  createdAt: now,
});

/**
 * Creates the actor's example, or returns the one they have. It needs no plan, as it invites nobody.
 *
 * @param title for a new one
 */
export function startExample(deps: Deps, actor: Actor, title: string): Promise<Programme> {
  return deps.db.write(async (tx) => {
    const now = deps.clock.now();
    const known = await findExample(tx, actor.userId);
    const settings = { title, purpose: examplePurpose, message: null };
    const programme = known ?? {
      ...newProgrammeRow(deps, actor, settings, after(now, -days(askedDaysAgo))),
      isExample: true,
    };
    if (known === undefined) {
      await insertProgramme(tx, programme);
      await insertClients(tx, exampleClientRows(deps, programme.id, now));
      await insertExamplePicture(tx, examplePicture(deps, programme.id, now));
    }
    return readProgramme(tx, actor, await getLedProgramme(tx, actor, programme.id), now);
  });
}
