/**
 * The same items in an order drawn from a seed: always the same one for a seed, on the server and in a browser alike.
 * People pick more of what comes first, so no two of them should read the words in the same order.
 */
export function shuffled<Item>(items: readonly Item[], seed: string): readonly Item[] {
  const next = randomsFrom(seed);
  const keyed = items.map((item) => [next(), item] as const);
  return keyed.sort(([a], [b]) => a - b).map(([, item]) => item);
}

/** FNV-1a for the start, then mulberry32: small, and even enough for the order of a list. Not for secrets. */
function randomsFrom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const char of seed) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}
