import type { Transaction } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import { readAddress } from "#src/server/domain/invitation/invited-addresses.ts";
import { sha256 } from "#src/server/ids.ts";
import type {
  InvitationPreviewInput,
  NewProgrammeInput,
  StartProgrammeInput,
} from "#src/shared/programme/programme.input.ts";
import type { ClientsAdded, MailPreview, NewProgramme } from "#src/shared/programme/programme.output.ts";
import { programmeErrors } from "./errors.ts";
import { getLed } from "./gate.ts";
import { readProgramme } from "./present-programme.ts";
import type { ProgrammeRow } from "./queries.ts";
import type { Deps } from "#src/server/deps.ts";
import { requireFuture, requireLawfulMinimum } from "#src/server/domain/survey/rules.ts";
import { leastResponses } from "#src/shared/survey/survey-limits.ts";
import { inviteClients } from "#src/server/domain/programme/asking/ask-clients.ts";
import { findStarted, insertProgramme, updateProgramme } from "./write-queries.ts";
import { clientInvitationMail } from "#src/server/domain/mail/templates/programme/client.ts";
import { joinName } from "#src/shared/account/names.ts";
import { serverPaths } from "#src/shared/site/server-paths.ts";

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

const startOf = (idempotencyKey: string, input: NewProgrammeInput): Start => ({
  key: sha256(idempotencyKey),
  digest: sha256(`${idempotencyKey}\n${JSON.stringify(input)}`),
});

const shownAddress = (email: string): string => readAddress(email) ?? email;

/** What a programme keeps of the request that started it. People with the same name and address are alike. */
function startColumns({ key, digest }: Start, people: People, skipped: Skipped) {
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
async function presentAgain(
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

/**
 * A programme as it starts, without clients.
 *
 * @throws {DomainError} bad_request for a minimum that is too low, or a deadline in the past.
 */
function newProgrammeRow(
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

/** Stands where an email has its token: a link that leads nowhere. */
const noToken = "preview";

/**
 * The very email that clients would get, but for its links.
 *
 * @throws {DomainError} as creating the programme would.
 */
export function previewInvitation(
  deps: Deps,
  actor: Actor,
  { name = "", ...input }: InvitationPreviewInput,
): Promise<MailPreview> {
  const programme = newProgrammeRow(deps, actor, input, deps.clock.now());
  const facilitatorName = joinName(actor.firstName, actor.lastName);
  const unsubscribeUrl = `${deps.env.siteUrl}${serverPaths.unsubscribe(noToken)}`;
  const links = { token: noToken, unsubscribeUrl };
  return Promise.resolve(
    clientInvitationMail(deps.env, { ...programme, facilitatorName, otherNames: [] }, name, links),
  );
}
