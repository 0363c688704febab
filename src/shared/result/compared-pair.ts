/** The two rounds that an address names; null where it leaves one out. */
export interface AskedPair {
  readonly first: string | null;
  readonly second: string | null;
}

interface Opened {
  readonly id: string;
}

/**
 * The two rounds to compare: the requested ones, and the newest others for those missing, the older one
 * first. null if fewer than two are opened. The server checks access.
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
