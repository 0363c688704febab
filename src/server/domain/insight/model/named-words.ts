import { catalogue } from "#src/shared/words/catalogue.ts";
import type { Trait } from "#src/shared/words/trait.output.ts";

/** Endings that turn an adjective into a noun, an adverb or a comparison: warmth, calmly, wiser. */
const endings = "(?:ness|ly|ity|th|e?r|e?st)?";

const patterns = catalogue.map((trait) => ({ id: trait.id, pattern: patternOf(trait) }));

/**
 * Ids of the catalogue words that occur in a text, in regular derived forms too ("kindness", "organised"), whether they are
 * meant as results or slip in as ordinary English ("able to", "a kind of"): a reader cannot tell the two apart.
 */
export function namedWordIds(text: string): readonly string[] {
  return patterns.filter(({ pattern }) => pattern.test(text)).map(({ id }) => id);
}

function patternOf({ name }: Trait): RegExp {
  const word = name.toLowerCase();
  const ending = word.endsWith("y")
    ? `${word.slice(0, -1)}(?:y(?:ness|ly)?|i(?:ness|ly|er|est))`
    : word + endings;
  return new RegExp(`(?<![\\w-])${ending.replace("ized", "i[sz]ed")}(?![\\w-])`, "i");
}
