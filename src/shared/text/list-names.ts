const list = new Intl.ListFormat("en-GB");

/** "Nora", "Nora and Mia", "Nora, Mia and Tom"; and of other things, too. */
export const listNames = (names: readonly string[]): string => list.format(names);
