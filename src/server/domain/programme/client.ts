import type { Queryable, Transaction } from "#db/client.ts";
import type { Actor, Authorized } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import type { ClientDetails } from "#src/shared/programme/programme.output.ts";
import { getLedClient } from "./gate.ts";
import { iso, ownerNameFor, presentClient } from "./present-programme.ts";
import { isRunning } from "./rules.ts";
import { updateClient } from "./write-queries.ts";

/** What a client shares waits for the facilitator until this time, and again after it. */
export const markDone = (tx: Transaction, clientId: Authorized<"client">, doneAt: Date | null) =>
  updateClient(tx, clientId, { doneAt });

async function readClient(
  db: Queryable,
  { client, ...access }: Awaited<ReturnType<typeof getLedClient>>,
  now: Date,
): Promise<ClientDetails> {
  const { programme } = access;
  const { id, title, opens, isExample, reminders, closesAt } = programme;
  const { nextReminderAt: next } = client;
  const isInTime = closesAt === null || (next !== null && next < closesAt);
  const isReminded =
    isRunning(programme) && reminders && !isExample && client.state === "invited" && isInTime;
  return {
    ...presentClient(access, client, now),
    ...{ faId: id, programme: title, opens, isExample },
    status: isRunning(programme) ? "running" : "closed",
    ledBy: await ownerNameFor(db, access),
    repliedAt: iso(client.repliedAt),
    nextReminderAt: isReminded ? iso(next) : null,
    isDone: client.doneAt !== null && client.sharedSince !== null && client.doneAt >= client.sharedSince,
  };
}

/** One client as this facilitator sees them. @throws {DomainError} not_found */
export async function getClient(deps: Deps, actor: Actor, clientId: string): Promise<ClientDetails> {
  const db = deps.db.read;
  return readClient(db, await getLedClient(db, actor, clientId), deps.clock.now());
}

/** Takes what a client shares off today's list, or puts it back. @throws {DomainError} not_found */
export const setDone = (deps: Deps, actor: Actor, clientId: string, done: boolean): Promise<ClientDetails> =>
  deps.db.write(async (tx) => {
    const found = await getLedClient(tx, actor, clientId);
    const now = deps.clock.now();
    const doneAt = done ? now : null;
    await markDone(tx, found.client.id, doneAt);
    return readClient(tx, { ...found, client: { ...found.client, doneAt } }, now);
  });
