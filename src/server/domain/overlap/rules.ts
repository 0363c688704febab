/** The hashed mailboxes a round has invited, and its minimum number of answers. */
interface InvitedList<Mailboxes> {
  readonly mailboxes: Mailboxes;
  readonly minResponses: number;
}

/** How two lists differ by too few people; 0 on a side that is fine. */
export interface TellingDifference {
  /** Invited only to the opened round. */
  readonly missing: number;
  /** Invited only to this round. */
  readonly added: number;
  /** How many more `added` it would take. */
  readonly needed: number;
}

/**
 * Rule A12: of two lists that share people, each must have nobody that the other lacks, or at least as many
 * as the larger minimum. Then subtracting one result from the other leaves nobody, or enough people for a
 * result.
 *
 * @param list of the round to open
 * @param opened list of another round when that was opened
 * @returns null if the round may open
 */
export function tellingDifference(
  list: InvitedList<ReadonlySet<string>>,
  opened: InvitedList<readonly string[]>,
): TellingDifference | null {
  const least = Math.max(list.minResponses, opened.minResponses);
  const shared = opened.mailboxes.filter((mailbox) => list.mailboxes.has(mailbox)).length;
  // With nobody in common, there is nothing to subtract.
  if (shared === 0) return null;
  const tooFew = (people: number): number => (people < least ? people : 0);
  const missing = tooFew(opened.mailboxes.length - shared);
  const added = tooFew(list.mailboxes.size - shared);
  if (missing === 0 && added === 0) return null;
  return { missing, added, needed: added === 0 ? 0 : least - added };
}

/** Two windows whose describers differ by more people can't tell what a few of them picked. */
const mostTelling = 4;

/** In a list of describers: somebody of whom nothing tells whether they are in it. */
export const unknownDescriber = (token: string): string => `?${token}`;

const isKnown = (mailbox: string): boolean => !mailbox.startsWith("?");

/**
 * Whether a team's window, beside one opened before, may tell what a few people picked: the lists share
 * someone, and differ by one to four people, joined and left added up. Each unknown describer may make it one
 * more or one fewer.
 */
export function isNearlySame(list: readonly string[], opened: readonly string[]): boolean {
  const [here, there] = [new Set(list.filter(isKnown)), opened.filter(isKnown)];
  const shared = there.filter((mailbox) => here.has(mailbox)).length;
  const changed = here.size + there.length - 2 * shared;
  const unknown = list.length - here.size + opened.length - there.length;
  return shared > 0 && changed + unknown > 0 && changed - unknown <= mostTelling;
}
