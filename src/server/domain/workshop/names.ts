import { withoutUnseen } from "#src/shared/text/visible-name.ts";
import { workshopErrors } from "./errors.ts";

/* Names of people in one room. Someone who looks like someone else would get what is meant for them. */

/** Letters of other alphabets, and digits, by the Latin letter that they look like (a part of Unicode's confusables, UTS 39). */
const lookalikes: Readonly<Record<string, string>> = {
  ...{
    A: "АΑ",
    B: "ВΒ",
    C: "СϹ",
    E: "ЕΕ",
    H: "НΗ",
    J: "ЈͿ",
    K: "КΚ",
    M: "МΜ",
    N: "Ν",
    O: "ОΟ0",
    P: "РΡ",
    Q: "Ԛ",
  },
  ...{
    S: "Ѕ",
    T: "ТΤ",
    W: "Ԝ",
    X: "ХΧ",
    Y: "УҮΥ",
    Z: "Ζ",
    a: "аα",
    c: "сϲ",
    d: "ԁ",
    e: "е",
    h: "һ",
    i: "іι",
  },
  ...{ j: "јϳ", k: "кκ", l: "ІӀΙӏI1|", o: "оοσ", p: "рρ", q: "ԛ", r: "г", s: "ѕ", u: "υ", v: "ѵν", w: "ԝѡω" },
  ...{ x: "хχ", y: "уүγ" },
};
const latinFor = new Map(
  Object.entries(lookalikes).flatMap(([latin, others]) => [...others].map((one) => [one, latin])),
);

const plain = (name: string): string => withoutUnseen(name.normalize("NFKC")).trim().replaceAll(/\s+/gu, " ");

/** A name as it's compared with others: upper and lower case, how many blanks, and what nobody sees don't tell people apart. */
export const nameKeyOf = (name: string): string => plain(name).toLowerCase();

const drawn = (text: string): string =>
  [...text.normalize("NFKD")].map((sign) => latinFor.get(sign) ?? sign).join("");

/** All that a name can be taken for: as it's compared, and as it looks in the case that it's written in, and in lower case. */
const looksOf = (name: string): readonly string[] => [
  nameKeyOf(name),
  drawn(plain(name)),
  drawn(nameKeyOf(name)),
];

const alphabets = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];
const isMixed = (word: string): boolean => alphabets.filter((alphabet) => alphabet.test(word)).length > 1;

/** @throws {DomainError} bad_request for a name that could be taken for another one. */
export function requireOwnLook(name: string, others: readonly { readonly name: string }[]): void {
  if (
    plain(name)
      .split(/[^\p{L}\p{M}]+/u)
      .some(isMixed)
  )
    throw workshopErrors.nameMixed();
  const looks = looksOf(name);
  if (others.some((other) => looksOf(other.name).some((look, n) => look === looks[n])))
    throw workshopErrors.nameTaken();
}
