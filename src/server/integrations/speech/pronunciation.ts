/** What Flite's English reads wrongly when it's written as we write it. */
const spellings: readonly (readonly [RegExp, string])[] = [[/\bfaçade\b/giu, "facade"]];

/** A sentence as Flite has to read it: our words respelled, letters without accents, and nothing that isn't spoken. */
export function spokenForm(sentence: string): string {
  const respelled = spellings.reduce((text, [written, spoken]) => text.replace(written, spoken), sentence);
  return respelled
    .replace(/[’‘]/g, "'")
    .replace(/\s*[–—]\s*/g, ", ")
    .normalize("NFD")
    .replace(/[^\p{ASCII}]/gu, "")
    .replace(/[^A-Za-z0-9'.,;:?!&%\s-]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}
