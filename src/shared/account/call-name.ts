const plainName = /^(\p{L}[\p{L}\p{M}’'-]+)\s+\p{L}[\p{L}\p{M}’'-]+$/u;

/** What to call someone in a sentence: "Mira" for Mira Holm. Titles, initials and longer names stay as they are. */
export const callName = (name: string): string => plainName.exec(name.trim())?.[1] ?? name;
