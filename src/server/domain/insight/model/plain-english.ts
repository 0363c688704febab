import { readsLikeLink } from "#src/shared/text/reads-like-link.ts";

/** Markup, bullets, links, pictures, and signs that are not seen but turn a line around. */
const marks = /[\n\r<>{}[\]`*_#@!\\|~]|^[-–—•+]\s|[\p{Cc}\p{Cf}\p{Extended_Pictographic}]|https?:|www\./iu;

/** Whether a sentence of a model can stand on a page as it is. */
export const isPlainText = (text: string): boolean => !marks.test(text) && !readsLikeLink(text);

const otherScript = /(?!\p{Script=Latin})\p{L}/u;
const commonWords =
  /\b(the|you|your|yours|they|their|them|this|that|and|people|others|with|who|it|nobody|somebody)\b/i;

/**
 * Whether an insight is in English, by words that few English sentences do without: a model may follow the language of a
 * title, and the words of the list stay English in any.
 */
export function isEnglish(sentences: readonly string[]): boolean {
  const familiar = sentences.filter((text) => commonWords.test(text));
  return !sentences.some((text) => otherScript.test(text)) && familiar.length * 3 >= sentences.length;
}
