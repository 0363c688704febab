const lists = {
  and: new Intl.ListFormat("en-GB", { type: "conjunction" }),
  or: new Intl.ListFormat("en-GB", { type: "disjunction" }),
};

/** "Nora", "Nora and Mia", "Nora, Mia and Tom"; and of other things, too. */
export const listNames = (names: readonly string[], word: keyof typeof lists = "and"): string =>
  lists[word].format(names);

const namedAtMost = 10;

/** "Ada, Ben and Cleo", or the first ten "and 12 more". */
export function listSome(names: readonly string[]): string {
  const others = names.length - namedAtMost;
  return listNames(others > 0 ? [...names.slice(0, namedAtMost), `${String(others)} more`] : names);
}

const smallNumbers =
  "no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen " +
  "eighteen nineteen twenty";

/** Numbers up to twenty in letters, larger ones in digits. */
export const spellNumber = (n: number): string => smallNumbers.split(" ")[n] ?? String(n);
