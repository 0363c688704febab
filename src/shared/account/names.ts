const plainName = /^(\p{L}[\p{L}\p{M}’'-]+)\s+\p{L}[\p{L}\p{M}’'-]+$/u;

/** How to address someone in a sentence: "Mira" for Mira Holm. Titles, initials and longer names stay. */
export const callName = (name: string): string => plainName.exec(name.trim())?.[1] ?? name;

const eastAsian = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}ー々]+$/u;
const katakana = /^[\p{Script=Katakana}ー]+$/u;

/** A whole name whose family name stands first: 李小龙. null for all others, such as foreign ones in katakana. */
export function familyNameFirst(names: { firstName: string; lastName: string }): string | null {
  const whole = names.lastName + names.firstName;
  return eastAsian.test(whole) && !katakana.test(whole) ? whole : null;
}

/** Splits a name at its last space. A single word is a first name. */
export function splitName(name: string): { readonly firstName: string; readonly lastName: string } {
  const [, firstName, lastName] = /^(.*\S)\s+(\S+)$/u.exec(name.trim()) ?? [];
  return firstName === undefined || lastName === undefined
    ? { firstName: name.trim(), lastName: "" }
    : { firstName, lastName };
}
