/**
 * Makes typewriter's punctuation round: quotes, dashes, and dots that trail off. Remembers what came before, as a quote opens or
 * closes by that, also across the border of a link or of what is emphasised.
 */
export function punctuator(): (text: string) => string {
  let before = "";
  return (text) => {
    const shown = text.replaceAll(/"|'|-{2,3}|\.{3}/gu, (found, at: number) => {
      const left = at === 0 ? before : (text[at - 1] ?? "");
      if (found === "...") return "…";
      if (found.startsWith("-")) return found.length === 3 ? "—" : "–";
      const opens = left === "" || /[\s([{\u2013\u2014“‘"'-]/u.test(left);
      if (found === '"') return opens ? "“" : "”";
      // An apostrophe at the start of a year or of a word that lost its own, as in ’90s.
      return opens && !/^\d/u.test(text.slice(at + 1, at + 2)) ? "‘" : "’";
    });
    before = text.at(-1) ?? before;
    return shown;
  };
}
