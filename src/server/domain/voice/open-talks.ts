/** Sockets that one network may hold: a class of people behind one address, and no more. */
const mostOfNetwork = 30;

interface Holder {
  /** null where nobody is signed in. */
  readonly userId: string | null;
  readonly network: string;
  /** Ends the talk, as the same person has started another. */
  readonly makeWay: () => void;
}

/** The talks that one process leads. */
export interface OpenTalks {
  isFull(): boolean;
  /**
   * Notes a talk, for which an earlier one of the same person makes way.
   *
   * @returns what takes it off the list, or null when there are too many already, here or in this network
   */
  add(holder: Holder): (() => void) | null;
}

/** @param most talks at once */
export function createOpenTalks(most: number): OpenTalks {
  const holders = new Set<Holder>();
  const ofNetwork = (network: string): number =>
    [...holders].filter((holder) => holder.network === network).length;
  return {
    isFull: () => holders.size >= most,
    add: (holder) => {
      const { userId, network } = holder;
      const earlier = [...holders].filter((other) => userId !== null && other.userId === userId);
      for (const other of earlier) {
        holders.delete(other);
        other.makeWay();
      }
      if (holders.size >= most || ofNetwork(network) >= mostOfNetwork) return null;
      holders.add(holder);
      return () => {
        holders.delete(holder);
      };
    },
  };
}
