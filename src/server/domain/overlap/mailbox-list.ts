import type { Queryable } from "#db/client.ts";
import type { Deps } from "#src/server/deps.ts";
import { keyedHash } from "#src/server/ids.ts";
import { readMailboxKeys, type MailboxKey } from "./mailbox-keys.ts";
import {
  cannotHaveAnswered,
  countAnswersTo,
  listInvitees,
  listMailboxes,
  type Invitee,
  type InvitedTo,
  type ListedMailbox,
} from "./queries.ts";

/** Whom a round has ever invited, as a unit has read it before it writes. */
export interface MailboxList {
  readonly surveyId: string;
  readonly key: MailboxKey;
  readonly listed: readonly ListedMailbox[];
  /** Whose invitations stand. */
  readonly invitees: readonly Invitee[];
  /** How many answers the round has ever had. */
  readonly answers: number;
}

/** Reads the list of a round; whose it is can be looked up meanwhile. */
export async function readMailboxList(
  db: Queryable,
  deps: Pick<Deps, "ids">,
  { id: surveyId, userId }: { readonly id: string; readonly userId: string },
): Promise<MailboxList> {
  const [keyOf, listed, invitees, answers] = await Promise.all([
    readMailboxKeys(db, deps, [userId]),
    listMailboxes(db, surveyId),
    listInvitees(db, surveyId),
    countAnswersTo(db, surveyId),
  ]);
  return { surveyId, key: keyOf(userId), listed, invitees, answers };
}

/**
 * Those of `invitees` whose mailbox the round has invited before, under another spelling of the address. What is known of a
 * revoked invitation belongs to the person who reads that address, and name+tag@host can be someone else: if the second got
 * what the first left, no email would come, and that would tell that the first has answered.
 */
export function respelledIn<Person extends Invitee>(
  { key, listed }: MailboxList,
  invitees: readonly Person[],
): ReadonlySet<Person> {
  const addressOf = new Map(listed.map(({ mailboxHash, addressHash }) => [mailboxHash, addressHash]));
  return new Set(
    invitees.filter(({ mailbox, email }) => {
      const address = addressOf.get(keyedHash(key.value, mailbox));
      return address !== undefined && address !== keyedHash(key.value, email);
    }),
  );
}

/**
 * Everyone who is invited, as entries of a list. It goes by the invitations that stand, and not only by those that have just been made:
 * so rounds that invited people before there were lists are caught up with.
 *
 * @param fresh those who were invited just now
 */
export function entriesFor(
  { key, invitees, answers }: MailboxList,
  fresh: readonly Invitee[],
): readonly ListedMailbox[] {
  const entryOf = ({ email, mailbox }: Invitee, answersBefore: number): ListedMailbox => ({
    mailboxHash: keyedHash(key.value, mailbox),
    addressHash: keyedHash(key.value, email),
    answersBefore,
  });
  return [...invitees.map((one) => entryOf(one, 0)), ...fresh.map((one) => entryOf(one, answers))];
}

/** A list once `addToList` has put those entries into it. */
export function withEntries(list: MailboxList, entries: readonly ListedMailbox[]): MailboxList {
  const rows = new Map(list.listed.map((row) => [row.mailboxHash, row]));
  for (const entry of entries) {
    const known = rows.get(entry.mailboxHash);
    if (known === undefined) rows.set(entry.mailboxHash, entry);
    else if (known.answersBefore === cannotHaveAnswered)
      rows.set(entry.mailboxHash, { ...known, answersBefore: entry.answersBefore });
  }
  return { ...list, listed: [...rows.values()] };
}

/** Whom a round has invited, by its list. */
export function invitedIn({ listed, answers }: MailboxList): InvitedTo {
  const all = listed.filter(({ answersBefore }) => answersBefore < cannotHaveAnswered);
  const early = all.filter(({ answersBefore }) => answersBefore < answers);
  const hashOf = ({ mailboxHash }: ListedMailbox) => mailboxHash;
  return { all: all.map(hashOf), early: early.map(hashOf) };
}
