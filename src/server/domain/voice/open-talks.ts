import { voiceTexts } from "#src/shared/voice/voice-texts.ts";

/** Sockets that one network may hold: a class of people behind one address, and no more. */
const mostOfNetwork = 30;

interface Holder {
  /** null where nobody is signed in. */
  readonly userId: string | null;
  readonly network: string;
  /** Ends the talk, with a sentence for the person. */
  readonly end: (sentence: string) => void;
}

/** The talks that one process leads. */
export interface OpenTalks {
  /** Whether there is no room for one more talk of someone who is signed in, or of someone who isn't. */
  isFull(isSignedIn: boolean): boolean;
  /**
   * Notes a talk, for which an earlier one of the same person makes way.
   *
   * @returns what takes it off the list, or null when there are too many already, here or in this network
   */
  add(holder: Holder): (() => void) | null;
  /** Ends a person's talk: what it is about has been deleted. */
  endOf(userId: string): void;
}

/** @param most talks at once. Half of them may be of people who aren't signed in, so that strangers leave room for others */
export function createOpenTalks(most: number): OpenTalks {
  const holders = new Set<Holder>();
  const ofNetwork = (network: string): number =>
    [...holders].filter((holder) => holder.network === network).length;
  const endAllOf = (userId: string, sentence: string): void => {
    for (const holder of [...holders].filter((other) => other.userId === userId)) {
      holders.delete(holder);
      holder.end(sentence);
    }
  };
  const isFull = (isSignedIn: boolean): boolean =>
    holders.size >= most ||
    (!isSignedIn && [...holders].filter(({ userId }) => userId === null).length >= Math.ceil(most / 2));
  return {
    isFull,
    add: (holder) => {
      const { userId, network } = holder;
      if (userId !== null) endAllOf(userId, voiceTexts.startedElsewhere);
      if (isFull(userId !== null) || ofNetwork(network) >= mostOfNetwork) return null;
      holders.add(holder);
      return () => {
        holders.delete(holder);
      };
    },
    endOf: (userId) => {
      endAllOf(userId, voiceTexts.deleted);
    },
  };
}
