import type { Trait } from "#src/shared/words/trait.output.ts";

/** The words in which a search finds something: in the name anywhere, in the meaning at the start of a word. */
export function matchWords(traits: readonly Trait[], search: string): readonly Trait[] {
  const wanted = search.trim().toLowerCase();
  if (wanted === "") return traits;
  return traits.filter(({ name, description }) => {
    const meaning = description.toLowerCase().split(/[^a-z'-]+/);
    return name.toLowerCase().includes(wanted) || meaning.some((word) => word.startsWith(wanted));
  });
}
