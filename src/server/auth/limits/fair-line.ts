/** Who waits for a turn. */
export interface Waiter {
  /** The widest network that the call comes from. */
  readonly network: string;
  /** It has failed before, or asked for much: it waits behind those who have not. */
  readonly isBehind: boolean;
}

interface Lanes<T> {
  add(network: string, item: T): void;
  next(): T | undefined;
}

/** A lane for each network. Each in turn gives its oldest. */
function createLanes<T>(): Lanes<T> {
  const lanes = new Map<string, T[]>();
  return {
    add: (network, item) => {
      const lane = lanes.get(network);
      if (lane === undefined) lanes.set(network, [item]);
      else lane.push(item);
    },
    next: () => {
      for (const [network, lane] of lanes) {
        const item = lane.shift();
        // Back to the end: a map keeps the order in which its keys came.
        lanes.delete(network);
        if (lane.length > 0) lanes.set(network, lane);
        return item;
      }
      return undefined;
    },
  };
}

/** So often those who wait behind come first, so that they are served at all. */
const behindEvery = 4;

interface FairLine<T> {
  join(waiter: Waiter, item: T): void;
  /** Whose turn it is; undefined when nobody waits. */
  next(): T | undefined;
}

/** A line in which no network gets ahead of others by asking more often. */
export function createFairLine<T>(): FairLine<T> {
  const front = createLanes<T>();
  const behind = createLanes<T>();
  let turns = 0;
  return {
    join: ({ network, isBehind }, item) => (isBehind ? behind : front).add(network, item),
    next: () => {
      turns += 1;
      const [first, second] = turns % behindEvery === 0 ? [behind, front] : [front, behind];
      return first.next() ?? second.next();
    },
  };
}
