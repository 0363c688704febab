import { findTrait } from "#src/shared/words/catalogue.ts";
import { delicateWords } from "#src/shared/words/delicate-words.ts";
import { listNames } from "#src/shared/text/list-names.ts";
import { spellNumber } from "#src/shared/text/spell-number.ts";
import { countsFrom, isClear, type Band, type ScoredSurvey, type ScoredWord } from "./analysis.ts";

/** What a headline is made of; an analysis and a snapshot both have it. */
type Result = Pick<ScoredSurvey, "responseCount" | "words">;

/**
 * The one sentence of a result that its owner will repeat: "Eight of nine people called you witty. You didn’t." Only a clear word is
 * told as found, the one that most people picked, kind or not. Below five answers nothing is found: the sentence says what they said.
 */
export function headlineOf(result: Result): string {
  if (result.responseCount < countsFrom) return glimpseOf(result);
  const [word] = result.words.filter(isClear).sort(byStrength);
  if (word === undefined) return "People don’t agree on a word for you yet. More answers would help.";
  const turn = word.quadrant === "arena" ? "So did you." : "You didn’t.";
  return `${whoSaid(word, result.responseCount)} called you ${nameOf(word)}. ${turn}`;
}

/** Of equal votes the Blind Spot comes before the Arena, then the kinder word. */
const byStrength = (one: ScoredWord, other: ScoredWord): number =>
  (other.count ?? 0) - (one.count ?? 0) ||
  Number(other.quadrant === "blindSpot") - Number(one.quadrant === "blindSpot") ||
  Number(delicateWords.has(one.traitId)) - Number(delicateWords.has(other.traitId));

const mostNamed = 3;

/** "Most of the three called you kind and calm." */
function glimpseOf({ responseCount, words }: Result): string {
  const people = spellNumber(responseCount);
  const named = (band: Band) => words.filter((word) => word.band === band).map(nameOf);
  const band = named("most").length > 0 ? "most" : "several";
  const names = named(band);
  if (names.length === 0) return `The ${people} who answered picked different words for you.`;
  const others = names.length > mostNamed ? ", among other words" : "";
  const who = band === "most" ? "Most" : "Several";
  return `${who} of the ${people} called you ${listNames(names.slice(0, mostNamed))}${others}.`;
}

const nameOf = ({ traitId }: ScoredWord): string => findTrait(traitId)?.name.toLowerCase() ?? traitId;

function whoSaid({ count }: ScoredWord, responseCount: number): string {
  const spell = responseCount > 20 ? String : spellNumber;
  const spelled = spell(count ?? 0);
  if (count === responseCount) return `All ${spelled} people`;
  return `${spelled.charAt(0).toUpperCase()}${spelled.slice(1)} of ${spell(responseCount)} people`;
}
