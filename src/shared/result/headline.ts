import { findTrait } from "#src/shared/words/catalogue.ts";
import { delicateWords } from "#src/shared/words/delicate-words.ts";
import { spellNumber } from "#src/shared/text/spell-number.ts";
import { countsFrom, type ScoredSurvey, type ScoredWord } from "./analysis.ts";
import { isFirm } from "./firm.ts";
import { standsOut } from "./window-geometry.ts";

/** What a headline is made of; an analysis and a snapshot both have it. */
type Result = Pick<ScoredSurvey, "responseCount" | "words">;

/**
 * The one sentence of a result that its owner will repeat: "Eight of nine people called you witty. You didn’t." What is firm comes
 * before a hint, which says "may"; then a word only others see before a shared one. Delicate words aren't news to break in large
 * type, unless the owner said them too and there is nothing else. Otherwise it says how many agree, and the pane says on what.
 */
export function headlineOf(result: Result): string {
  const shown = result.words.filter(standsOut);
  const word = chooseWord(shown);
  if (word !== null) return sayWord(word, result.responseCount);
  const withheld = shown.find(isTheirs);
  return withheld === undefined
    ? "Your peers see you in many different ways. No word stands out yet."
    : `${whoSaid(withheld, result.responseCount)} picked the same word for you. You didn’t.`;
}

const isTheirs = ({ quadrant }: ScoredWord): boolean => quadrant === "blindSpot";

function chooseWord(shown: readonly ScoredWord[]): ScoredWord | null {
  // Above a delicate word that they agree on, a plain hint would tell another story.
  const sayable = shown.some((word) => isTheirs(word) && isFirm(word)) ? shown.filter(isFirm) : shown;
  const plain = sayable.filter(({ traitId }) => !delicateWords.has(traitId));
  const inOrder = [plain.filter(isFirm), plain].flatMap((words) => [
    words.find(isTheirs),
    words.find((word) => !isTheirs(word)),
  ]);
  return inOrder.find((word) => word !== undefined) ?? sayable.find((word) => !isTheirs(word)) ?? null;
}

function sayWord(word: ScoredWord, responseCount: number): string {
  const name = findTrait(word.traitId)?.name.toLowerCase() ?? word.traitId;
  const isShared = word.quadrant === "arena";
  if (!isFirm(word)) {
    // "Come across as searching" says that someone is looking for something.
    const described = name === "searching" ? "someone who’s searching" : name;
    return `You may come across as ${described}${isShared ? ", just as you said" : ", which you didn’t pick"}.`;
  }
  return `${whoSaid(word, responseCount)} called you ${name}. ${isShared ? "So did you." : "You didn’t."}`;
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
