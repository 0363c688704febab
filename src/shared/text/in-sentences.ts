const lists = {
  and: new Intl.ListFormat("en-GB", { type: "conjunction" }),
  or: new Intl.ListFormat("en-GB", { type: "disjunction" }),
};

/** "Nora", "Nora and Mia", "Nora, Mia and Tom"; and of other things, too. */
export const listNames = (names: readonly string[], word: keyof typeof lists = "and"): string =>
  lists[word].format(names);

const smallNumbers =
  "no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen " +
  "eighteen nineteen twenty";

/** Numbers up to twenty in letters, larger ones in digits. */
export const spellNumber = (n: number): string => smallNumbers.split(" ")[n] ?? String(n);
