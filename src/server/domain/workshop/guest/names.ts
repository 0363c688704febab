import { workshopErrors } from "#src/server/domain/workshop/errors.ts";
import { withoutUnseen } from "#src/shared/text/plain-text.ts";

/* Names in one room. A guest who looks like another would get what people meant for them. */

/** Latin letters, each with its lookalikes (a part of Unicode's confusables, UTS 39). */
const lookalikes =
  "AАΑ BВΒ CСϹ EЕΕ HНΗ JЈͿ KКΚ MМΜ NΝ OОΟ0 PРΡ QԚ SЅ TТΤ WԜ XХΧ YУҮΥ ZΖ " +
  "aаαɑ cсϲ dԁ eе gɡ hһ iіι jјϳ kкκ lІӀΙӏI1| oоοσ pрρ qԛ rг sѕ uυ vѵν wԝѡω xхχ yуүγ";
const latinFor = new Map(
  lookalikes.split(" ").flatMap(([latin = "", ...others]) => others.map((one) => [one, latin])),
);

const plain = (name: string): string => withoutUnseen(name.normalize("NFKC")).trim().replaceAll(/\s+/gu, " ");

/** A name for comparison, without case, extra blanks and invisible characters. */
export const nameKeyOf = (name: string): string => plain(name).toLowerCase();

const withLatinLookalikes = (text: string): string =>
  text.normalize("NFKD").replaceAll(/./gsu, (sign) => latinFor.get(sign) ?? sign);

/** The looks of a name: as compared, and as drawn in its own case, in lower and in upper case. */
const looksOf = (name: string) => [
  nameKeyOf(name),
  withLatinLookalikes(plain(name)),
  withLatinLookalikes(nameKeyOf(name)),
  withLatinLookalikes(plain(name).toUpperCase()),
];

/** Characters that belong to no alphabet that could be mixed. */
const neutralLetters =
  /[\P{L}\p{Script=Common}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;
const alphabets = [
  { some: /\p{Script=Latin}/u, only: /^\p{Script=Latin}+$/u },
  { some: /\p{Script=Cyrillic}/u, only: /^\p{Script=Cyrillic}+$/u },
  { some: /\p{Script=Greek}/u, only: /^\p{Script=Greek}+$/u },
];

/** Whether a word mixes letters of two alphabets. */
function isMixed(word: string): boolean {
  const letters = word.replaceAll(neutralLetters, "");
  return alphabets.some(({ some, only }) => some.test(letters) && !only.test(letters));
}

/** @throws {DomainError} bad_request for a name that could be taken for another one. */
export function requireDistinctName(name: string, others: readonly { readonly name: string }[]): void {
  const words = plain(name).match(/[\p{L}\p{M}]+/gu) ?? [];
  if (words.some(isMixed)) throw workshopErrors.nameMixed();
  const looks = looksOf(name);
  if (others.some((other) => looksOf(other.name).some((look, n) => look === looks[n])))
    throw workshopErrors.nameTaken();
}
