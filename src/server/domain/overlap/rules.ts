/** Whom a round has invited, as hashes, and the least number of answers of its results. */
interface InvitedList<Mailboxes> {
  readonly mailboxes: Mailboxes;
  readonly minResponses: number;
}

/** How two lists differ where they differ by too few; a side that is fine is 0. */
export interface TellingDifference {
  /** Invited to the opened round and not to this one. */
  readonly missing: number;
  /** Invited to this round and not to the opened one. */
  readonly added: number;
  /** How many more of these it would take. */
  readonly needed: number;
}

/**
 * Rule A12 of the promise to peers: two lists that share people must not differ at all on either side, or must differ by at least the
 * larger minimum of both rounds. Subtracting one result from the other then leaves no one, or at least as many people as a result needs.
 *
 * @param list of the round that wants to open.
 * @param opened of another round, as it was when that was opened.
 * @returns null where the first may open beside the second.
 */
export function tellingDifference(
  list: InvitedList<ReadonlySet<string>>,
  opened: InvitedList<readonly string[]>,
): TellingDifference | null {
  const least = Math.max(list.minResponses, opened.minResponses);
  const shared = opened.mailboxes.filter((mailbox) => list.mailboxes.has(mailbox)).length;
  // With nobody in common there is nothing to subtract.
  if (shared === 0) return null;
  const tooFew = (people: number): number => (people < least ? people : 0);
  const missing = tooFew(opened.mailboxes.length - shared);
  const added = tooFew(list.mailboxes.size - shared);
  if (missing === 0 && added === 0) return null;
  return { missing, added, needed: added === 0 ? 0 : least - added };
}
