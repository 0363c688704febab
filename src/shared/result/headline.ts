import { findTrait } from "#src/shared/words/catalogue.ts";
import { delicateWords } from "#src/shared/words/delicate-words.ts";
import { spellNumber } from "#src/shared/text/spell-number.ts";
import { countsFrom, type ScoredSurvey, type ScoredWord } from "./analysis.ts";
import { standsOut } from "./window-geometry.ts";

/** What a headline is made of; an analysis and a snapshot both have it. */
type Result = Pick<ScoredSurvey, "responseCount" | "words">;

/**
 * The one sentence of a result that its owner will repeat: "Eight of nine people called you witty. You didn’t." A word only
 * others see comes before a shared one of the same evidence. Delicate words aren't news to break in large type, unless the
 * owner said them too and there is nothing else.
 */
export function headlineOf(result: Result): string {
  const word = chooseWord(result.words);
  if (word !== null) return sayWord(word, result.responseCount);
  return result.words.some((other) => other.quadrant === "blindSpot" && standsOut(other))
    ? "Your peers picked words for you that you didn’t."
    : "Your peers see you in many different ways. No word stands out yet.";
}

function chooseWord(words: readonly ScoredWord[]): ScoredWord | null {
  const plain = words.filter(({ traitId }) => !delicateWords.has(traitId));
  const find = (among: readonly ScoredWord[], quadrant: string, evidence: string) =>
    among.find((word) => word.quadrant === quadrant && word.evidence === evidence);
  return (
    find(plain, "blindSpot", "clear") ??
    find(plain, "arena", "clear") ??
    find(plain, "blindSpot", "emerging") ??
    find(plain, "arena", "emerging") ??
    words.find((word) => word.quadrant === "arena" && standsOut(word)) ??
    null
  );
}

function sayWord(word: ScoredWord, responseCount: number): string {
  const name = findTrait(word.traitId)?.name.toLowerCase() ?? word.traitId;
  // "You're searching" says that someone is looking for something.
  const described = name === "searching" ? "someone who’s searching" : name;
  const turn = word.quadrant === "arena" ? "So did you." : "You didn’t.";
  return `${whoSaid(word, responseCount)} called you ${described}. ${turn}`;
}

/** Counts where the snapshot has them; otherwise the band, in which "most" may be all or one fewer. */
function whoSaid({ count, band }: ScoredWord, responseCount: number): string {
  if (count === null || responseCount < countsFrom) {
    return band === "most" ? "Most of your peers" : "Several of your peers";
  }
  if (count === responseCount) return `All ${spellNumber(count)} people`;
  const spell = responseCount > 20 ? String : spellNumber;
  const spelled = spell(count);
  return `${spelled.charAt(0).toUpperCase()}${spelled.slice(1)} of ${spell(responseCount)} people`;
}
