/*
 * Answers that go on until someone ends them. A server that stops ends them first: it would wait for each of them otherwise.
 */

const ends = new Set<() => void>();
let areEnding = false;

/** Notes an answer that goes on: one that comes too late ends at once. @returns what takes it off the list once it is over. */
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
