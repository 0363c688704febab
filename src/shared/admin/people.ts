/** Which people a list shows. */
export const peopleStates = ["all", "unverified", "administrators"] as const;

export type PeopleState = (typeof peopleStates)[number];

/** By when they signed up. */
export const peopleSorts = ["newest", "oldest"] as const;

export type PeopleSort = (typeof peopleSorts)[number];

export const peopleLimits = {
  /** A search needs a word of so many letters. */
  leastLetters: 2,
  /** On one page of a list. */
  atOnce: 50,
  /** In a file. */
  inFile: 5_000,
} as const;

export const notDay = "Write the last day like this: 2027-01-31.";
