import { maxSelected, minSelected } from "#src/shared/words/trait.ts";

/**
 * The browser's key for words picked on the landing page, until sign-up. Written by `public/start.js`, which
 * gets the key from an attribute.
 */
export const startWordsKey = "openpane.start";

/**
 * The tab's key for the first name of the person just described, from the thank-you page until one's own link
 * can be sent back. The server never gets it.
 */
export const askBackKey = "openpane.ask-back";

/**
 * The stored words if their number is valid, else none. The landing page stores only words of the list, and
 * the server checks them.
 */
export function readStartWords(stored: string | null): readonly string[] {
  const ids = [...new Set(stored?.match(/[\w-]+/g))];
  return ids.length >= minSelected && ids.length <= maxSelected ? ids : [];
}

/** The names of words by id. An id is its word in lower case, so pages needn't load the catalogue. */
export const startWordNames = (ids: readonly string[]): readonly string[] =>
  ids.map((id) => id.charAt(0).toUpperCase() + id.slice(1));
