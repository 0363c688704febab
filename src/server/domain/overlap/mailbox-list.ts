import type { Transaction } from "#db/client.ts";
import type { Deps } from "#src/server/deps.ts";
import { keyedHash } from "#src/server/ids.ts";
import {
  type Invitee,
  type OpenedListRow,
  addToList,
  countAnswersTo,
  describersOf,
  findMailboxKey,
  insertOpenedList,
  listInvitedTo,
  listInvitees,
  listMailboxes,
  listOpened,
  setMailboxKey,
  markNeverAnswered,
} from "./queries.ts";
import { after, days } from "#src/server/clock.ts";
import { isNearlySame, unknownDescriber } from "./rules.ts";
import { retention } from "#src/shared/retention.ts";

/* Hashes of all mailboxes a round ever invited: for rule A12, and to recognise other spellings. */

type IdDeps = Pick<Deps, "ids">;

interface Round {
  readonly id: string;
  readonly userId: string;
}

/** The key for hashing mailboxes in an owner's lists; created with the first list. */
async function mailboxKeyOf(tx: Transaction, { ids }: IdDeps, userId: string): Promise<string> {
  const stored = await findMailboxKey(tx, userId);
  if (stored !== null) return stored;
  const key = ids.token(256);
  await setMailboxKey(tx, userId, key);
  return key;
}

const hashesOf = (key: string, { email, mailbox }: Invitee) => ({
  mailboxHash: keyedHash(key, mailbox),
  addressHash: keyedHash(key, email),
});

/**
 * Finds invitees whose mailbox the round invited before under another spelling. The history of a revoked
 * invitation belongs to the reader of that address, and name+tag@host may be someone else: if the second
 * address inherited it, a missing email would reveal that the first has answered.
 */
export async function findRespelled<Person extends Invitee>(
  tx: Transaction,
  deps: IdDeps,
  { id, userId }: Round,
  invitees: readonly Person[],
): Promise<ReadonlySet<Person>> {
  const key = await mailboxKeyOf(tx, deps, userId);
  const listed = await listMailboxes(tx, id);
  const addressOf = new Map(listed.map(({ mailboxHash, addressHash }) => [mailboxHash, addressHash]));
  return new Set(
    invitees.filter((invitee) => {
      const { mailboxHash, addressHash } = hashesOf(key, invitee);
      const address = addressOf.get(mailboxHash);
      return address !== undefined && address !== addressHash;
    }),
  );
}

/**
 * Adds everyone invited to a round to its list, for good. Includes existing invitations, so rounds that
 * predate the lists catch up. The statement is the same for every invited person.
 *
 * @param fresh people whose invitations aren't stored yet
 */
export async function rememberInvited(
  tx: Transaction,
  deps: IdDeps,
  { id, userId }: Round,
  fresh: readonly Invitee[] = [],
): Promise<void> {
  const key = await mailboxKeyOf(tx, deps, userId);
  const invitees = await listInvitees(tx, id);
  const answers = await countAnswersTo(tx, id);
  const entryOf = (invitee: Invitee, answersBefore: number) => ({
    surveyId: id,
    ...hashesOf(key, invitee),
    answersBefore,
  });
  await addToList(tx, [
    ...invitees.map((one) => entryOf(one, 0)),
    ...fresh.map((one) => entryOf(one, answers)),
  ]);
}

/** Updates the list after an invitation was revoked; see `markNeverAnswered`. */
export async function rememberRevoked(
  tx: Transaction,
  deps: IdDeps,
  { id, userId }: Round,
  mailbox: string,
): Promise<void> {
  await markNeverAnswered(tx, id, keyedHash(await mailboxKeyOf(tx, deps, userId), mailbox));
}

/** Adds the panel that a team round assigned to a round to its list. */
export async function rememberPanel(
  tx: Transaction,
  deps: IdDeps,
  { id, userId }: Round,
  describers: readonly Invitee[],
): Promise<void> {
  const key = await mailboxKeyOf(tx, deps, userId);
  await addToList(
    tx,
    describers.map((one) => ({ surveyId: id, ...hashesOf(key, one), answersBefore: 0 })),
  );
}

interface OpenedRound {
  readonly id: string;
  readonly userId: string;
  readonly minResponses: number;
}

/**
 * Stores a round's list as of a snapshot, with the people who may have answered: later invitations don't
 * change an opened round. Stores nothing for a round that has invited nobody.
 */
export async function storeOpenedList(
  tx: Transaction,
  { id: surveyId, userId, minResponses }: OpenedRound,
  snapshot: number,
  now: Date,
): Promise<void> {
  const early = (await listInvitedTo(tx, [surveyId])).get(surveyId)?.early ?? [];
  if (early.length === 0) return;
  const mailboxes = early.toSorted();
  const expiresAt = nextMidnight(after(now, days(retention.openedListDays)));
  await insertOpenedList(tx, { userId, surveyId, snapshot, minResponses, mailboxes, expiresAt });
}

/** Days are precise enough, and UTC days all have 24 hours. */
interface EndedPart extends OpenedRound {
  readonly answersErased: number;
}

/** Someone on a panel who is still there, and whether they have described its owner. */
interface Describer {
  readonly userId: string;
  readonly used: boolean;
}

/**
 * Stores the lists of a team's window as of its only snapshot: who was asked, by mailbox, for rule A12, and who
 * described its owner, by account, so that a new address makes nobody new. Someone who has left may have
 * described them, and a withdrawn description may be anyone's.
 *
 * @returns whether the window has to be banded, because one opened before has nearly the same describers
 */
export async function storePartLists(
  tx: Transaction,
  deps: IdDeps,
  { id: surveyId, userId, minResponses, answersErased }: EndedPart,
  panel: readonly Describer[],
  now: Date,
): Promise<boolean> {
  const key = await mailboxKeyOf(tx, deps, userId);
  const asked = (await listInvitedTo(tx, [surveyId])).get(surveyId)?.all ?? [];
  const unknown = asked.length - panel.length + answersErased;
  const described = [
    ...panel.filter(({ used }) => used).map((one) => keyedHash(key, one.userId)),
    ...Array.from({ length: unknown }, () => unknownDescriber(deps.ids.id())),
  ];
  const opened = await listOpened(tx, userId, now);
  const expiresAt = nextMidnight(after(now, days(retention.openedListDays)));
  const row = { userId, surveyId, minResponses, expiresAt };
  await insertOpenedList(tx, { ...row, snapshot: describersOf, mailboxes: described.toSorted() });
  await insertOpenedList(tx, { ...row, snapshot: 1, mailboxes: asked.toSorted() });
  return needsBands({ asked, described }, opened);
}

/**
 * Beside a team's window it is compared by who described, and beside any other by who was asked: its owner
 * chose that list, and could try which choice gives bands.
 */
function needsBands(
  { asked, described }: Readonly<Record<"asked" | "described", readonly string[]>>,
  opened: readonly OpenedListRow[],
): boolean {
  const teams = opened.filter(({ snapshot }) => snapshot === describersOf);
  const ofTeams = new Set(teams.map(({ surveyId }) => surveyId));
  const others = opened.filter(({ surveyId }) => !ofTeams.has(surveyId));
  return (
    teams.some(({ mailboxes }) => isNearlySame(described, mailboxes)) ||
    others.some(({ mailboxes }) => isNearlySame(asked, mailboxes))
  );
}

const nextMidnight = (time: Date): Date => new Date(Math.ceil(time.getTime() / days(1)) * days(1));
