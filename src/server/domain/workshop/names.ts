import { withoutUnseen } from "#src/shared/text/plain-text.ts";
import { workshopErrors } from "./errors.ts";

/* Names of people in one room. Someone who looks like someone else would get what is meant for them. */

/** Latin letters, each before signs that look like it: letters of other alphabets, and digits (a part of Unicode's confusables, UTS 39). */
const lookalikes =
  "AАΑ BВΒ CСϹ EЕΕ HНΗ JЈͿ KКΚ MМΜ NΝ OОΟ0 PРΡ QԚ SЅ TТΤ WԜ XХΧ YУҮΥ ZΖ " +
  "aаαɑ cсϲ dԁ eе gɡ hһ iіι jјϳ kкκ lІӀΙӏI1| oоοσ pрρ qԛ rг sѕ uυ vѵν wԝѡω xхχ yуүγ";
const latinFor = new Map(
  lookalikes.split(" ").flatMap(([latin = "", ...others]) => others.map((one) => [one, latin])),
);

const plain = (name: string): string => withoutUnseen(name.normalize("NFKC")).trim().replaceAll(/\s+/gu, " ");

/** A name as it's compared with others: upper and lower case, how many blanks, and what nobody sees don't tell people apart. */
export const nameKeyOf = (name: string): string => plain(name).toLowerCase();

const drawn = (text: string): string =>
  text.normalize("NFKD").replaceAll(/./gsu, (sign) => latinFor.get(sign) ?? sign);

/** What a name can be taken for: as it's compared, and as it looks in its own case, in lower and in upper case. */
const looksOf = (name: string) => [
  nameKeyOf(name),
  drawn(plain(name)),
  drawn(nameKeyOf(name)),
  drawn(plain(name).toUpperCase()),
];

/** Signs that nobody takes for letters of an alphabet. */
const apart =
  /[\P{L}\p{Script=Common}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;
const alphabets = [
  { some: /\p{Script=Latin}/u, only: /^\p{Script=Latin}+$/u },
  { some: /\p{Script=Cyrillic}/u, only: /^\p{Script=Cyrillic}+$/u },
  { some: /\p{Script=Greek}/u, only: /^\p{Script=Greek}+$/u },
];

/** Whether a word mixes letters of two alphabets. */
function isMixed(word: string): boolean {
  const letters = word.replaceAll(apart, "");
  return alphabets.some(({ some, only }) => some.test(letters) && !only.test(letters));
}

/** @throws {DomainError} bad_request for a name that could be taken for another one. */
export function requireOwnLook(name: string, others: readonly { readonly name: string }[]): void {
  const words = plain(name).match(/[\p{L}\p{M}]+/gu) ?? [];
  if (words.some(isMixed)) throw workshopErrors.nameMixed();
  const looks = looksOf(name);
  if (others.some((other) => looksOf(other.name).some((look, n) => look === looks[n])))
    throw workshopErrors.nameTaken();
}
