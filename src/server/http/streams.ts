import { networksOf } from "#src/server/networks.ts";

/* Open-ended answers. A server that stops ends them first, or it would wait for them. */

const ends = new Set<() => void>();
let isStopping = false;

/** Registers an open-ended answer; ends it at once if the server is stopping. @returns what unregisters it */
export function registerStream(end: () => void): () => void {
  ends.add(end);
  if (isStopping) end();
  return () => ends.delete(end);
}

/** The number of open streams. */
export const countStreams = (): number => ends.size;

/** Ends all streams. Browsers reconnect, to the next server. */
export function endStreams(): void {
  isStopping = true;
  for (const end of ends) end();
}

/*
 * Limits concurrent event streams per person and network in this process, because each stream polls the
 * database. Whoever starts workshops gets unlimited guest keys, so the network counts, too.
 */

/** Tabs that one person may have open. */
const maxForPerson = 6;
/** Ten rooms of sixty behind one address. */
const maxForNetwork = 600;

const reserved = new Map<string, number>();

function add(name: string, n: number): void {
  const count = (reserved.get(name) ?? 0) + n;
  if (count > 0) reserved.set(name, count);
  else reserved.delete(name);
}

/**
 * Reserves a place for a stream.
 *
 * @param whose the listener: a person's id or a guest’s key
 * @returns what releases the place; null if none is left
 */
export function reserveStream(whose: string, network: string): (() => void) | null {
  const places = [
    { name: `person ${whose}`, most: maxForPerson },
    ...networksOf(network).map((one) => ({ name: `network ${one.name}`, most: maxForNetwork * one.times })),
  ];
  if (places.some(({ name, most }) => (reserved.get(name) ?? 0) >= most)) return null;
  for (const { name } of places) add(name, 1);
  return () => {
    for (const { name } of places) add(name, -1);
  };
}
