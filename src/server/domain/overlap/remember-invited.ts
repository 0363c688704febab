import type { Transaction } from "#db/client.ts";
import type { Deps } from "#src/server/deps.ts";
import { keyedHash } from "#src/server/ids.ts";
import {
  addToList,
  countAnswersTo,
  listInvitees,
  takeFromList,
  getOrCreateMailboxKey,
  type Invitee,
} from "./queries.ts";

interface SurveyView {
  readonly id: string;
  readonly userId: string;
}

/**
 * Puts everyone who is invited to a round into its list, for good. It goes by the invitations that stand, and not only by those
 * that have just been made: so rounds that invited people before there were lists are caught up with.
 *
 * @param fresh those who were invited just now.
 */
export async function rememberInvited(
  tx: Transaction,
  { ids }: Pick<Deps, "ids">,
  { id, userId }: SurveyView,
  fresh: readonly Invitee[] = [],
): Promise<void> {
  const key = await getOrCreateMailboxKey(tx, userId, ids.token(256));
  const late = new Set(fresh.map(({ mailbox }) => mailbox));
  const answersBefore = late.size === 0 ? 0 : await countAnswersTo(tx, id);
  const invitees = await listInvitees(tx, id);
  await addToList(
    tx,
    invitees.map(({ email, mailbox }) => ({
      surveyId: id,
      mailboxHash: keyedHash(key, mailbox),
      addressHash: keyedHash(key, email),
      answersBefore: late.has(mailbox) ? answersBefore : 0,
    })),
  );
}

/** An invitation has been revoked: see `takeFromList`. */
export async function rememberRevoked(
  tx: Transaction,
  { ids }: Pick<Deps, "ids">,
  { id, userId }: SurveyView,
  mailbox: string,
): Promise<void> {
  const key = await getOrCreateMailboxKey(tx, userId, ids.token(256));
  await takeFromList(tx, id, keyedHash(key, mailbox));
}

/** Puts everyone into a round's list who is to answer it in a team round. */
export async function rememberPanel(
  tx: Transaction,
  { ids }: Pick<Deps, "ids">,
  { id, userId }: SurveyView,
  describers: readonly Invitee[],
): Promise<void> {
  const key = await getOrCreateMailboxKey(tx, userId, ids.token(256));
  await addToList(
    tx,
    describers.map(({ email, mailbox }) => ({
      surveyId: id,
      mailboxHash: keyedHash(key, mailbox),
      addressHash: keyedHash(key, email),
      answersBefore: 0,
    })),
  );
}
