/** The languages of pages and emails for people who have no account yet, each by its own name. */
export const languages = {
  en: "English",
  de: "Deutsch",
  es: "Español",
  fr: "Français",
  it: "Italiano",
  ja: "日本語",
  nl: "Nederlands",
  pl: "Polski",
  "pt-BR": "Português (Brasil)",
  "zh-Hans": "简体中文",
} as const;

export type Language = keyof typeof languages;

const isLanguage = (tag: string): tag is Language => Object.hasOwn(languages, tag);
export const languageTags = Object.keys(languages).filter(isLanguage);

/** The parameter by which a page's language travels: in links, and in the addresses that forms are sent to. */
export const languageParameter = "lang";

/** A parameter's or a row's language; null for none of ours. */
export const readLanguage = (tag: string | null | undefined): Language | null =>
  tag !== null && tag !== undefined && isLanguage(tag) ? tag : null;

/** Ours for a tag such as "pt-PT": by the whole tag, or by its language. Traditional Chinese has none. */
function languageFor(tag: string): Language | null {
  const wanted = tag.trim().toLowerCase();
  if (/^zh-(?:hant|tw|hk|mo)/.test(wanted)) return null;
  const [primary] = wanted.split("-");
  return (
    languageTags.find((one) => one.toLowerCase() === wanted) ??
    languageTags.find((one) => one.toLowerCase().split("-")[0] === primary) ??
    null
  );
}

/** The first of ours in an `Accept-Language` header, by its weights. Source: RFC 9110, 12.5.4. */
export function acceptedLanguage(header: string | null): Language | null {
  const wanted = (header ?? "").split(",").map((part) => {
    const [tag = "", ...parameters] = part.split(";");
    const weight = parameters
      .find((one) => one.trim().startsWith("q="))
      ?.trim()
      .slice(2);
    return { tag, weight: weight === undefined ? 1 : Number(weight) };
  });
  const ordered = wanted
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
  return ordered.map(({ tag }) => languageFor(tag)).find((one) => one !== null) ?? null;
}

/** An address in a language. */
export function inLanguage(path: string, language: Language): string {
  const [address = "", fragment] = path.split("#");
  const parameter = `${address.includes("?") ? "&" : "?"}${languageParameter}=${language}`;
  return `${address}${parameter}${fragment === undefined ? "" : `#${fragment}`}`;
}
