import type { Transaction } from "#db/client.ts";
import { type Actor, verifiedAddress } from "#src/server/actor.ts";
import { enforceLimitsIn } from "#src/server/auth/limits/limits.ts";
import { queueMail, senderOf } from "#src/server/domain/mail/queue/queue-mail.ts";
import type { Email } from "#src/server/domain/mail/text/email.ts";
import { renderMail } from "#src/server/domain/mail/text/render-mail.ts";
import { requireOwnName } from "#src/server/domain/own-brand/own-brand.ts";
import { invitationTestsBy } from "#src/server/domain/programme/limits.ts";
import { readAddress } from "#src/server/domain/invitation/list/address.ts";
import { sha256 } from "#src/server/ids.ts";
import type {
  InvitationPreviewInput,
  NewProgrammeInput,
  StartProgrammeInput,
} from "#src/shared/programme/programme.input.ts";
import type {
  ClientsAdded,
  InvitationTest,
  MailPreview,
  NewProgramme,
} from "#src/shared/programme/programme.output.ts";
import { programmeErrors } from "./errors.ts";
import { getLedProgramme } from "./gate.ts";
import { readProgramme } from "./present-programme.ts";
import type { ProgrammeRow } from "./queries.ts";
import type { Deps } from "#src/server/deps.ts";
import { requireFuture, requireAllowedMinimum } from "#src/server/domain/survey/rules.ts";
import { leastResponses } from "#src/shared/survey/survey-limits.ts";
import { findOwnWords, inviteClients } from "#src/server/domain/programme/asking/ask-clients.ts";
import { findStarted, insertProgramme, updateProgramme } from "./write-queries.ts";
import { clientInvitationMail } from "#src/server/domain/mail/templates/programme/client.ts";
import { soleLead } from "#src/server/domain/programme/leading/facilitators.ts";
import { serverPaths } from "#src/shared/site/server-paths.ts";

/*
 * Requests to start a programme may be repeated: after a lost response, a reload or a second click. With the
 * same idempotency key they return the programme in its present state, and the same invited and skipped
 * people.
 */

interface StartRequest {
  /** Hashed, so that a leaked database holds no usable key. */
  readonly key: string;
  /** Includes the key, so that lists of people can't be guessed from the database. */
  readonly digest: string;
}

type People = NewProgrammeInput["clients"];
type Skipped = ClientsAdded["skipped"];

const startOf = (idempotencyKey: string, input: NewProgrammeInput): StartRequest => ({
  key: sha256(idempotencyKey),
  digest: sha256(`${idempotencyKey}\n${JSON.stringify(input)}`),
});

const shownAddress = (email: string): string => readAddress(email) ?? email;

/** Remembers the request. People with the same name and address are interchangeable. */
function startColumns({ key, digest }: StartRequest, people: People, skipped: Skipped) {
  const rowOf = (one: Skipped[number]) =>
    people.findIndex(({ name, email }) => name === one.name && shownAddress(email) === one.email);
  return {
    startKey: key,
    startRequest: { digest, skipped: skipped.map((one) => ({ row: rowOf(one), reason: one.reason })) },
  } satisfies Partial<ProgrammeRow>;
}

/**
 * Repeats the response to a repeated request.
 *
 * @throws {DomainError} conflict if the key came with another request
 */
async function repeatResponse(
  tx: Transaction,
  actor: Actor,
  { digest }: StartRequest,
  programme: ProgrammeRow,
  people: People,
  now: Date,
): Promise<NewProgramme> {
  const { startRequest } = programme;
  if (startRequest?.digest !== digest) throw programmeErrors.startedOtherwise();
  const shown = await readProgramme(tx, actor, await getLedProgramme(tx, actor, programme.id), now);
  const asked = new Set(people.map(({ email }) => shownAddress(email)));
  // People on the list may also have been added later.
  const startedAt = programme.createdAt.toISOString();
  return {
    ...shown,
    invited: shown.clients.filter(({ email, invitedAt }) => asked.has(email) && invitedAt === startedAt),
    skipped: startRequest.skipped.flatMap(({ row, reason }) =>
      people.slice(row, row + 1).map(({ name, email }) => ({ name, email: shownAddress(email), reason })),
    ),
  };
}

/** @throws {DomainError} bad_request for too low a minimum, or a deadline in the past */
export function newProgrammeRow(
  deps: Pick<Deps, "ids">,
  actor: Actor,
  input: Omit<NewProgrammeInput, "clients">,
  now: Date,
): ProgrammeRow {
  const { title, purpose = "", message, closesAt = null, minResponses = leastResponses.personal } = input;
  requireAllowedMinimum(minResponses, "personal");
  if (closesAt !== null) requireFuture(closesAt, now);
  return {
    id: deps.ids.id(),
    facilitatorId: actor.userId,
    ...{ title, purpose, note: message, closesAt, minResponses },
    ...{ invitationSubject: input.subject ?? null, invitationOpening: input.opening ?? null },
    opens: input.opens ?? "client",
    reminders: input.reminders ?? true,
    language: input.language ?? null,
    isExample: false,
    createdAt: now,
    closedAt: null,
    startKey: null,
    startRequest: null,
  };
}

/**
 * Starts a programme and invites its clients. Repeated requests with the same idempotency key, even
 * concurrent ones, get the same programme: one transaction finds or creates it.
 *
 * @throws {DomainError} bad_request, also if nobody on the list can be invited; plan_needed for words of
 *   one's own in a trial; conflict for a key used with another request
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
    const started = start && (await findStarted(tx, actor.userId, start.key));
    if (started) return repeatResponse(tx, actor, start, started, clients, now);
    if ((settings.subject ?? settings.opening ?? null) !== null) await requireOwnName(tx, deps, actor);
    const programme = newProgrammeRow(deps, actor, settings, now);
    await insertProgramme(tx, programme);
    const access = await getLedProgramme(tx, actor, programme.id);
    const added = await inviteClients(tx, deps, actor, access, clients, now);
    if (added.invited.length === 0)
      throw programmeErrors.nobodyToInvite({ reasons: added.skipped.map(({ reason }) => reason) });
    if (start !== null) await updateProgramme(tx, programme.id, startColumns(start, clients, added.skipped));
    return { ...(await readProgramme(tx, actor, access, now)), ...added };
  });
}

/** A token that no link has, for previews. */
export const deadToken = "preview";

/** The clients' email, with a dead link. @throws {DomainError} as `createProgramme` */
async function writeInvitation(
  deps: Deps,
  actor: Actor,
  { name = "", ...input }: InvitationPreviewInput,
): Promise<Email> {
  const programme = newProgrammeRow(deps, actor, input, deps.clock.now());
  const words = await findOwnWords(deps.db.read, deps, programme);
  return clientInvitationMail({ ...programme, ...soleLead(actor), words }, name, deadToken);
}

export const previewInvitation = async (
  deps: Deps,
  actor: Actor,
  input: InvitationPreviewInput,
): Promise<MailPreview> =>
  renderMail(
    deps.env,
    await writeInvitation(deps, actor, input),
    deps.env.siteUrl + serverPaths.unsubscribe(deadToken),
  );

const testText =
  "This is the test that you asked for. Your clients get it without this line, and with a link that works.";

/**
 * Sends the preview to the actor's own confirmed address.
 *
 * @throws {DomainError} forbidden before it is confirmed; too_many_requests; as `previewInvitation`
 */
export async function testInvitation(
  deps: Deps,
  actor: Actor,
  input: InvitationPreviewInput,
): Promise<InvitationTest> {
  const to = verifiedAddress(actor);
  if (to === null) throw programmeErrors.confirmFirst();
  const email = await writeInvitation(deps, actor, input);
  await deps.db.write(async (tx) => {
    await enforceLimitsIn(tx, deps.clock.now(), [invitationTestsBy(actor)]);
    await queueMail(tx, deps, {
      ...{ kind: "invitation test", subjectId: actor.userId, to, sender: senderOf(actor) },
      content: { ...email, subject: `Test: ${email.subject}`, lines: [testText, ...email.lines] },
    });
  });
  return { sentTo: to };
}
