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

/** "4 December 2026 at 14:00 UTC": readers are anywhere, so it names the zone. */
export function momentIn(language: string, time: Date): string {
  const format = new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, {
    ...({ dateStyle: "long", timeStyle: "short", timeZone: "UTC" } as const),
  });
  return `${format.format(time)} UTC`;
}

/** Names in a sentence. */
export const listIn = (
  language: string,
  names: readonly string[],
  type: "conjunction" | "disjunction" = "conjunction",
): string => new Intl.ListFormat(language === "en" ? "en-GB" : language, { type }).format(names);

/** Between two things in a list. */
export const commaIn = (language: string): string => (["ja", "zh-Hans"].includes(language) ? "、" : ", ");
