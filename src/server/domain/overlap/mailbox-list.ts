import type { Transaction } from "#db/client.ts";
import type { Deps } from "#src/server/deps.ts";
import { keyedHash } from "#src/server/ids.ts";
import {
  type Invitee,
  addToList,
  countAnswersTo,
  findMailboxKey,
  insertOpenedList,
  listInvitedTo,
  listInvitees,
  listMailboxes,
  setMailboxKey,
  takeFromList,
} from "./queries.ts";
import { after, days } from "#src/server/clock.ts";
import { keptFor } from "#src/shared/kept-for.ts";

/*
 * Whom a round has ever invited, as hashes of mailboxes. Both for rule A12, and to know a mailbox again under another spelling.
 */

type Needs = Pick<Deps, "ids">;

interface Round {
  readonly id: string;
  readonly userId: string;
}

/** What the mailboxes in an owner's lists are hashed with: made with the first list. */
async function mailboxKeyOf(tx: Transaction, { ids }: Needs, userId: string): Promise<string> {
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
 * Those of `invitees` whose mailbox the round has invited before, under another spelling of the address. What is known of a
 * revoked invitation belongs to the person who reads that address, and name+tag@host can be someone else: if the second got
 * what the first left, no email would come, and that would tell that the first has answered.
 */
export async function findRespelled<Person extends Invitee>(
  tx: Transaction,
  needs: Needs,
  { id, userId }: Round,
  invitees: readonly Person[],
): Promise<ReadonlySet<Person>> {
  const key = await mailboxKeyOf(tx, needs, userId);
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
 * Puts everyone who is invited to a round into its list, for good. It goes by the invitations that stand, and not only by those that are
 * about to be made: so rounds that invited people before there were lists are caught up with. It's the same statement whoever they are,
 * and whatever they have done.
 *
 * @param fresh those who are invited just now, and whose invitations aren't stored yet
 */
export async function rememberInvited(
  tx: Transaction,
  needs: Needs,
  { id, userId }: Round,
  fresh: readonly Invitee[] = [],
): Promise<void> {
  const key = await mailboxKeyOf(tx, needs, userId);
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

/** An invitation has been revoked: see `takeFromList`. */
export async function rememberRevoked(
  tx: Transaction,
  needs: Needs,
  { id, userId }: Round,
  mailbox: string,
): Promise<void> {
  await takeFromList(tx, id, keyedHash(await mailboxKeyOf(tx, needs, userId), mailbox));
}

/** Puts everyone into a round's list who is to answer it in a team round. */
export async function rememberPanel(
  tx: Transaction,
  needs: Needs,
  { id, userId }: Round,
  describers: readonly Invitee[],
): Promise<void> {
  const key = await mailboxKeyOf(tx, needs, userId);
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
 * Keeps the list of a round as it is at one of its snapshots, of those who may have answered: inviting more people later makes
 * no opened round another one. A round that has invited nobody leaves nothing.
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
  const expiresAt = nextMidnight(after(now, days(keptFor.openedListDays)));
  await insertOpenedList(tx, { userId, surveyId, snapshot, minResponses, mailboxes, expiresAt });
}

/** The day is enough, and in UTC every day has 24 hours. */
const nextMidnight = (time: Date): Date => new Date(Math.ceil(time.getTime() / days(1)) * days(1));
