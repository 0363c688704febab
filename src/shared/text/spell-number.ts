const smallNumbers =
  "no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen " +
  "eighteen nineteen twenty";

/** Numbers up to twenty in letters, larger ones in digits. */
export const spellNumber = (n: number): string => smallNumbers.split(" ")[n] ?? String(n);
