import type { Transaction } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import { readAddress } from "#src/server/domain/invitation/invited-addresses.ts";
import { sha256 } from "#src/server/ids.ts";
import type { NewProgrammeInput } from "#src/shared/programme/programme.input.ts";
import type { ClientsAdded, NewProgramme } from "#src/shared/programme/programme.output.ts";
import { programmeErrors } from "./errors.ts";
import { getLed } from "./gate.ts";
import { readProgramme } from "./present-programme.ts";
import type { ProgrammeRow } from "./queries.ts";

/*
 * A request to start a programme may come again: after a lost answer, by a reload, by a second click. Under its idempotency key it gets
 * the programme as it is now, and the same people as invited and as skipped.
 */

interface Start {
  /** Hashed: what rests in the database starts nothing. */
  readonly key: string;
  /** With the key in it, so that nobody who has the database can try out lists of people. */
  readonly digest: string;
}

type People = NewProgrammeInput["clients"];
type Skipped = ClientsAdded["skipped"];

export const startOf = (idempotencyKey: string, input: NewProgrammeInput): Start => ({
  key: sha256(idempotencyKey),
  digest: sha256(`${idempotencyKey}\n${JSON.stringify(input)}`),
});

const shownAddress = (email: string): string => readAddress(email) ?? email;

/** What a programme keeps of the request that started it. People with the same name and address are alike. */
export function startColumns({ key, digest }: Start, people: People, skipped: Skipped) {
  const rowOf = (one: Skipped[number]) =>
    people.findIndex(({ name, email }) => name === one.name && shownAddress(email) === one.email);
  return {
    startKey: key,
    startRequest: { digest, skipped: skipped.map((one) => ({ row: rowOf(one), reason: one.reason })) },
  } satisfies Partial<ProgrammeRow>;
}

/**
 * Answers a request that comes again as before.
 *
 * @throws {DomainError} conflict where the key came with another request.
 */
export async function presentAgain(
  tx: Transaction,
  actor: Actor,
  { digest }: Start,
  programme: ProgrammeRow,
  people: People,
  now: Date,
): Promise<NewProgramme> {
  const { startRequest } = programme;
  if (startRequest?.digest !== digest) throw programmeErrors.startedOtherwise();
  const shown = await readProgramme(tx, actor, await getLed(tx, actor, programme.id), now);
  const asked = new Set(people.map(({ email }) => shownAddress(email)));
  // Who was added later may be on the list, too.
  const startedAt = programme.createdAt.toISOString();
  return {
    ...shown,
    invited: shown.clients.filter(({ email, invitedAt }) => asked.has(email) && invitedAt === startedAt),
    skipped: startRequest.skipped.flatMap(({ row, reason }) =>
      people.slice(row, row + 1).map(({ name, email }) => ({ name, email: shownAddress(email), reason })),
    ),
  };
}
