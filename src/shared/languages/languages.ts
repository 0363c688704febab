/** The languages of pages and emails for people who have no account yet. */
export const languageTags = ["en", "de", "es", "fr", "it", "ja", "nl", "pl", "pt-BR", "zh-Hans"] as const;
export type Language = (typeof languageTags)[number];

/** Each by its own name. */
export const languages: Readonly<Record<Language, string>> = {
  en: "English",
  de: "Deutsch",
  es: "Español",
  fr: "Français",
  it: "Italiano",
  ja: "日本語",
  nl: "Nederlands",
  pl: "Polski",
  "pt-BR": "Português (BR)",
  "zh-Hans": "简体中文",
};

const isLanguage = (tag: string): tag is Language => languageTags.some((one) => one === tag);

/** The parameter by which a page's language travels: in links, and in the addresses that forms are sent to. */
export const languageParameter = "lang";

/** A parameter's or a row's language; null for none of ours. */
export const readLanguage = (tag: string | null | undefined): Language | null =>
  tag !== null && tag !== undefined && isLanguage(tag) ? tag : null;

/** An address in a language. */
export function inLanguage(path: string, language: Language): string {
  const [address = "", fragment] = path.split("#");
  const parameter = `${address.includes("?") ? "&" : "?"}${languageParameter}=${language}`;
  return `${address}${parameter}${fragment === undefined ? "" : `#${fragment}`}`;
}
