import { voiceTexts } from "#src/shared/voice/voice-texts.ts";

/** The most sockets of one network: a class of people behind one address. */
const mostOfNetwork = 30;

interface Holder {
  /** null: signed out. */
  readonly userId: string | null;
  readonly network: string;
  /** Ends the conversation, with a sentence for the person. */
  readonly end: (sentence: string) => void;
}

/**
 * The running conversations of this process.
 *
 * @param most in total; signed-out people get half, so that strangers leave room for others
 */
export function createOpenTalks(most: number) {
  const holders = new Set<Holder>();
  const ofNetwork = (network: string): number =>
    [...holders].filter((holder) => holder.network === network).length;
  const endAllOf = (userId: string, sentence: string): void => {
    for (const holder of [...holders].filter((other) => other.userId === userId)) {
      holders.delete(holder);
      holder.end(sentence);
    }
  };
  /** Whether there is no room for another conversation of someone signed in or signed out. */
  const isFull = (isSignedIn: boolean): boolean =>
    holders.size >= most ||
    (!isSignedIn && [...holders].filter(({ userId }) => userId === null).length >= Math.ceil(most / 2));
  return {
    isFull,
    /** Adds a conversation, which ends an earlier one of the same person. @returns null if there are too many */
    add: (holder: Holder): (() => void) | null => {
      const { userId, network } = holder;
      if (userId !== null) endAllOf(userId, voiceTexts.startedElsewhere);
      if (isFull(userId !== null) || ofNetwork(network) >= mostOfNetwork) return null;
      holders.add(holder);
      return () => {
        holders.delete(holder);
      };
    },
    /** Ends a person's conversation, because its subject was deleted. */
    endOf: (userId: string): void => {
      endAllOf(userId, voiceTexts.deleted);
    },
  };
}

export type OpenTalks = ReturnType<typeof createOpenTalks>;
