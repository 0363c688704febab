const plainName = /^(\p{L}[\p{L}\p{M}’'-]+)\s+\p{L}[\p{L}\p{M}’'-]+$/u;

/** How to address someone in a sentence: "Mira" for Mira Holm. Titles, initials and longer names stay. */
export const callName = (name: string): string => plainName.exec(name.trim())?.[1] ?? name;

/** Splits a name at its last space. A single word is a first name. */
export function splitName(name: string): { readonly firstName: string; readonly lastName: string } {
  const [, firstName, lastName] = /^(.*\S)\s+(\S+)$/u.exec(name.trim()) ?? [];
  return firstName === undefined || lastName === undefined
    ? { firstName: name.trim(), lastName: "" }
    : { firstName, lastName };
}
