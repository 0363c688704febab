import {
  acceptedLanguage,
  languageParameter,
  readLanguage,
  type Language,
} from "#src/shared/languages/languages.ts";

/**
 * The language of a page for someone without an account: the one they switched to, else the one that the
 * link's owner chose, else their browser's. It's stored nowhere.
 */
export const pageLanguage = (request: Request, chosen: Language | null = null): Language =>
  readLanguage(new URL(request.url).searchParams.get(languageParameter)) ??
  chosen ??
  acceptedLanguage(request.headers.get("accept-language")) ??
  "en";
