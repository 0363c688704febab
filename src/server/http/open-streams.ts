/*
 * Answers that go on until someone ends them. A server that stops ends them first: it would wait for each of them otherwise.
 */

const ends = new Set<() => void>();

/** Notes an answer that goes on. @returns what takes it off the list once it is over. */
export function holdStream(end: () => void): () => void {
  ends.add(end);
  return () => ends.delete(end);
}

/** Ends all of them. Browsers ask again, and find the next server. */
export function endStreams(): void {
  for (const end of ends) end();
}
