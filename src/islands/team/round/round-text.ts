/** How many of all descriptions had come by this morning: quarters, three at most. */
export function quartersText(quarters: number): string {
  if (quarters <= 0) return "Less than a quarter of all descriptions are in.";
  return `${quarters === 1 ? "A quarter" : quarters === 2 ? "Half" : "Three quarters"} of all descriptions are in, or more.`;
}

/** "1 colleague", "7 colleagues". */
export const colleagues = (n: number): string => `${String(n)} ${n === 1 ? "colleague" : "colleagues"}`;
