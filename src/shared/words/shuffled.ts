/**
 * A deterministic shuffle, the same on the server and in a browser. People pick more of what comes first, so
 * they should read the words in different orders.
 */
export function shuffled<Item>(items: readonly Item[], seed: string): readonly Item[] {
  const next = randomsFrom(seed);
  const keyed = items.map((item) => [next(), item] as const);
  return keyed.sort(([a], [b]) => a - b).map(([, item]) => item);
}

/** FNV-1a seeds mulberry32: small, and even enough for a list's order. Not for secrets. */
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
