import { networksOf } from "#src/server/networks.ts";

/*
 * How many events one person, and one network, may listen to at the same time. Each stream looks at the database again and again, and whoever
 * starts workshops has keys without end: so the network counts, too. Each process counts for itself.
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
