import {
  languageParameter,
  languageTags,
  readLanguage,
  type Language,
} from "#src/shared/languages/languages.ts";

/** Ours for a tag such as "pt-PT": by the whole tag, or by its language. Traditional Chinese has none. */
function languageFor(tag: string): Language | null {
  const wanted = tag.trim().toLowerCase();
  if (/^zh\b.*-(?:hant|tw|hk|mo)\b/.test(wanted)) return null;
  const [primary] = wanted.split("-");
  return (
    languageTags.find((one) => one.toLowerCase() === wanted) ??
    languageTags.find((one) => one.toLowerCase().split("-")[0] === primary) ??
    null
  );
}

/** The first of ours in an `Accept-Language` header, by its weights. Source: RFC 9110, 12.5.4. */
function acceptedLanguage(header: string | null): Language | null {
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

/**
 * The language of a page for someone without an account: the one they switched to, else the one that the
 * link's owner chose, else their browser's. It's stored nowhere.
 */
export const pageLanguage = (request: Request, chosen: Language | null = null): Language =>
  readLanguage(new URL(request.url).searchParams.get(languageParameter)) ??
  chosen ??
  acceptedLanguage(request.headers.get("accept-language")) ??
  "en";
