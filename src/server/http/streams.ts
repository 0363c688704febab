import { networksOf } from "#src/server/networks.ts";

/* Open-ended answers. A server that stops ends them first, or it would wait for them. */

const ends = new Set<() => void>();
let areEnding = false;

/** Registers an open-ended answer; ends it at once if the server is stopping. @returns what unregisters it */
export function holdStream(end: () => void): () => void {
  ends.add(end);
  if (areEnding) end();
  return () => ends.delete(end);
}

/** How many go on now. */
export const countStreams = (): number => ends.size;

/** Ends all of them. Browsers ask again, and find the next server. */
export function endStreams(): void {
  areEnding = true;
  for (const end of ends) end();
}

/*
 * Limits concurrent event streams per person and network in this process, because each stream polls the
 * database. Whoever starts workshops gets unlimited guest keys, so the network counts, too.
 */

/** Tabs that one person may have open. */
const mostForOne = 6;
/** Ten rooms of sixty behind one address. */
const mostForNetwork = 600;

const taken = new Map<string, number>();

function add(name: string, n: number): void {
  const count = (taken.get(name) ?? 0) + n;
  if (count > 0) taken.set(name, count);
  else taken.delete(name);
}

/**
 * Takes a place for a stream.
 *
 * @param whose who listens: a person, or a guest’s key
 * @returns what gives the place back; null where there is none left.
 */
export function takeStreamPlace(whose: string, network: string): (() => void) | null {
  const places = [
    { name: `person ${whose}`, most: mostForOne },
    ...networksOf(network).map((one) => ({ name: `network ${one.name}`, most: mostForNetwork * one.times })),
  ];
  if (places.some(({ name, most }) => (taken.get(name) ?? 0) >= most)) return null;
  for (const { name } of places) add(name, 1);
  return () => {
    for (const { name } of places) add(name, -1);
  };
}
