import { maxSelected, minSelected } from "#src/shared/words/trait.ts";

/**
 * Where a browser keeps the words that a visitor picks on the landing page, until they sign up. `public/start.js` writes it,
 * and the page gives it the name in an attribute.
 */
export const startWordsKey = "openpane.start";

/**
 * Where a tab keeps the first name of the person whose round someone has answered, from the thanks until their own link is there to
 * send back. No account and no server knows of it.
 */
export const askBackKey = "openpane.ask-back";

/**
 * What is kept, if it can be someone's own words: as many as a round takes. Otherwise none. The landing page keeps words of its list
 * alone, and the server looks them up.
 */
export function readStartWords(stored: string | null): readonly string[] {
  const ids = [...new Set(stored?.match(/[\w-]+/g))];
  return ids.length >= minSelected && ids.length <= maxSelected ? ids : [];
}

/** As they are read. An id is its word in lower case; pages that only show a few need not load the list. */
export const startWordNames = (ids: readonly string[]): readonly string[] =>
  ids.map((id) => id.charAt(0).toUpperCase() + id.slice(1));
