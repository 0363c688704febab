/** The two rounds that an address names; null where it leaves one out. */
export interface AskedPair {
  readonly first: string | null;
  readonly second: string | null;
}

interface Opened {
  readonly id: string;
}

/**
 * Which two rounds a page compares: those that are asked for, and for the missing ones the newest others, the older one first. Null
 * where there are not two opened rounds. One that is asked for may be nobody's: the server says so.
 *
 * @param opened newest first
 */
export function comparedPair(
  opened: readonly Opened[],
  asked: AskedPair,
): { readonly first: string; readonly second: string } | null {
  if (opened.length < 2) return null;
  const newestBut = (taken: string | null) => opened.find(({ id }) => id !== taken)?.id ?? "";
  const second = asked.second ?? newestBut(asked.first);
  return { first: asked.first ?? newestBut(second), second };
}
