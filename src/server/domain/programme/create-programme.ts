import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { requireFuture, requireLawfulMinimum } from "#src/server/domain/survey/rules.ts";
import type { NewProgrammeInput, StartProgrammeInput } from "#src/shared/programme/programme.input.ts";
import type { NewProgramme } from "#src/shared/programme/programme.output.ts";
import { leastResponses } from "#src/shared/survey/survey-limits.ts";
import { inviteClients } from "#src/server/domain/programme/asking/ask-clients.ts";
import { programmeErrors } from "./errors.ts";
import { getLed } from "./gate.ts";
import { readProgramme } from "./present-programme.ts";
import type { ProgrammeRow } from "./queries.ts";
import { presentAgain, startColumns, startOf } from "./start-request.ts";
import { findStarted, insertProgramme, updateProgramme } from "./write-queries.ts";

/**
 * A programme as it starts, without clients.
 *
 * @throws {DomainError} bad_request for a minimum that is too low, or a deadline in the past.
 */
export function newProgrammeRow(
  deps: Pick<Deps, "ids">,
  actor: Actor,
  input: Omit<NewProgrammeInput, "clients">,
  now: Date,
): ProgrammeRow {
  const { title, purpose = "", message, closesAt = null, minResponses = leastResponses.personal } = input;
  requireLawfulMinimum(minResponses, "personal");
  if (closesAt !== null) requireFuture(closesAt, now);
  return {
    id: deps.ids.id(),
    facilitatorId: actor.userId,
    ...{ title, purpose, note: message, closesAt, minResponses },
    opens: input.opens ?? "client",
    reminders: input.reminders ?? true,
    isExample: false,
    createdAt: now,
    closedAt: null,
    startKey: null,
    startRequest: null,
  };
}

/**
 * Starts a programme and asks its clients. The same request under the same idempotency key ends at the programme that the first one
 * started, also when both come at once: one write looks for it and makes it.
 *
 * @throws {DomainError} bad_request, also where nobody on the list can be asked: a programme without clients is none; conflict for a key
 * that another request was sent under.
 */
export async function createProgramme(
  deps: Deps,
  actor: Actor,
  { idempotencyKey, ...input }: StartProgrammeInput,
): Promise<NewProgramme> {
  const start = idempotencyKey === undefined ? null : startOf(idempotencyKey, input);
  return deps.db.write(async (tx) => {
    const now = deps.clock.now();
    const { clients, ...settings } = input;
    const again = start && (await findStarted(tx, actor.userId, start.key));
    if (again) return presentAgain(tx, actor, start, again, clients, now);
    const programme = newProgrammeRow(deps, actor, settings, now);
    await insertProgramme(tx, programme);
    const led = await getLed(tx, actor, programme.id);
    const added = await inviteClients(tx, deps, actor, led, clients, now);
    if (added.invited.length === 0)
      throw programmeErrors.nobodyToInvite({ reasons: added.skipped.map(({ reason }) => reason) });
    if (start !== null) await updateProgramme(tx, programme.id, startColumns(start, clients, added.skipped));
    return { ...(await readProgramme(tx, actor, led, now)), ...added };
  });
}
