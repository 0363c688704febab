/* Plurals, times and lists in each language, by Intl. */

type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** Chooses a language's form for a number, and fills it in for "#". */
export function pluralIn(language: string): (n: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language);
  const digits = new Intl.NumberFormat(language);
  return (n, forms) => (forms[rules.select(n)] ?? forms.other).replaceAll("#", digits.format(n));
}

/** Whole minutes, at least one; one where nobody says how long. */
export const minutesOf = (seconds: number | null): number => Math.max(1, Math.ceil((seconds ?? 60) / 60));

/** What Intl leaves out around an hour. */
const withHour: Readonly<Record<string, (moment: string) => string>> = {
  de: (moment) => `${moment} Uhr`,
  nl: (moment) => `${moment} uur`,
  pl: (moment) => moment.replace(/ (?=\d+:)/, ", godz. "),
};

/** "4 December 2026 at 14:00", in the reader's zone by default. */
export function momentIn(language: string, time: Date, timeZone?: string): string {
  const moment = new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, {
    ...({ dateStyle: "long", timeStyle: "short" } as const),
    ...(timeZone !== undefined && { timeZone }),
  }).format(time);
  return withHour[language]?.(moment) ?? moment;
}

/** The same with its zone, where readers are anywhere. */
export const momentInUtc = (language: string, time: Date): string => `${momentIn(language, time, "UTC")} UTC`;

/** Names in a sentence. */
export const listIn = (
  language: string,
  names: readonly string[],
  type: "conjunction" | "disjunction" = "conjunction",
): string => new Intl.ListFormat(language === "en" ? "en-GB" : language, { type }).format(names);

const isSpaced = (language: string): boolean => language !== "ja" && language !== "zh-Hans";

/** Between two things in a list. */
export const commaIn = (language: string): string => (isSpaced(language) ? ", " : "、");

/** Between two sentences. */
export const spaceIn = (language: string): string => (isSpaced(language) ? " " : "");
