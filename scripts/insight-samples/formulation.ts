import { catalogue } from "#src/shared/words/catalogue.ts";
import { findWordNote } from "#src/server/domain/insight/notes/word-notes.ts";
import { spellNumber } from "#src/shared/text/spell-number.ts";

const ids = catalogue.map(({ id }) => id);
const clauses = ids.flatMap((id) => Object.values(findWordNote(id) ?? {}).map(String));
const numbers = Array.from({ length: 20 }, (_, at) => spellNumber(at + 1));

const votes = `(?:(?:most|several|a few) of the|\\ball … (?:of …)?|… of …)`;

/** What of a sentence would be the same for someone else: words, clauses about them, and numbers are taken out. */
export function formulationOf(sentence: string): string {
  const withoutClauses = clauses.reduce((text, clause) => text.replaceAll(clause, "…"), sentence);
  return withoutClauses
    .replace(new RegExp(`\\b(?:${[...ids, ...numbers].join("|")}|minus|\\d+)\\b`, "gi"), "…")
    .replace(new RegExp(votes, "gi"), "…")
    .replace(/ \(… of …\)/g, "")
    .replace(/…(?:(?:, | and | )…)+/g, "…")
    .toLowerCase();
}
