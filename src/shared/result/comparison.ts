import { findTrait } from "#src/shared/words/catalogue.ts";
import { delicateWords } from "#src/shared/words/delicate-words.ts";
import type { Comparison } from "./analysis.output.ts";

type Compared = Omit<Comparison, "headline">;
type Word = Compared["words"][number];
type SideName = "first" | "second";

/**
 * The sentence to remember of two results: “In “Family” people called you witty. In “Work” they called you
 * organized.” Differences beyond chance come first, then words clear in both, else null. Delicate words
 * aren't for large type.
 */
export function comparisonHeadline(
  compared: Compared,
  isClearInBoth: (traitId: string) => boolean,
): string | null {
  const plain = compared.words.filter(({ traitId }) => !delicateWords.has(traitId));
  const differing = plain.filter(({ beyondChance }) => beyondChance);
  const first = differing.find((word) => moreIn(word, compared) === "first");
  const second = differing.find((word) => moreIn(word, compared) === "second");
  if (first !== undefined && second !== undefined) return sayBoth(first, second, compared);
  const one = first ?? second;
  if (one !== undefined) return sayOne(one, compared);
  const shared = plain.find(({ traitId }) => isClearInBoth(traitId));
  return shared === undefined ? null : sayShared(shared, compared);
}

/** The result in which a larger share of people picked a word. Needs counts. */
function moreIn({ first, second }: Word, compared: Pick<Compared, SideName>): SideName {
  const share = ({ count }: Word["first"], side: SideName) => (count ?? 0) / compared[side].responseCount;
  return share(first, "first") > share(second, "second") ? "first" : "second";
}

/** "You're searching" says that someone is looking for something. */
const described = ({ traitId }: Word): string => {
  const name = findTrait(traitId)?.name.toLowerCase() ?? traitId;
  return name === "searching" ? "someone who’s searching" : name;
};

/** What a headline calls a round: its title, or which of two that have the same. */
function roundName(side: SideName, compared: Compared): string {
  const { [side]: own, [side === "first" ? "second" : "first"]: other } = compared;
  if (own.title !== other.title) return `“${own.title}”`;
  return own.createdAt < other.createdAt ? "the earlier round" : "the later round";
}

function sayBoth(first: Word, second: Word, compared: Compared): string {
  const [one, other] = [roundName("first", compared), roundName("second", compared)];
  return `In ${one} people called you ${described(first)}. In ${other} they called you ${described(second)}.`;
}

function sayOne(word: Word, compared: Compared): string {
  const side = moreIn(word, compared);
  const other = side === "first" ? "second" : "first";
  const count = word[other].count ?? 0;
  const isRare = count * 4 <= compared[other].responseCount;
  const fewer = count === 0 ? "nobody did" : isRare ? "hardly anyone did" : "far fewer did";
  const [here, there] = [roundName(side, compared), roundName(other, compared)];
  return `In ${here} people called you ${described(word)}. In ${there} ${fewer}.`;
}

function sayShared(word: Word, { own }: Compared): string {
  const turn = own.both.includes(word.traitId)
    ? " So did you."
    : own.first.includes(word.traitId) || own.second.includes(word.traitId)
      ? ""
      : " You didn’t.";
  return `Both times, people called you ${described(word)}.${turn}`;
}

/** The two rounds that an address names; null where it leaves one out. */
export interface AskedPair {
  readonly first: string | null;
  readonly second: string | null;
}

interface Opened {
  readonly id: string;
}

/**
 * The two rounds to compare: the requested ones, and the newest others for those missing, the older one
 * first. null if fewer than two are opened. The server checks access.
 *
 * @param opened newest first
 */
export function comparedPair(
  opened: readonly Opened[],
  asked: AskedPair,
): { readonly first: string; readonly second: string } | null {
  if (opened.length < 2) return null;
  const newestBut = (taken: string | null) => opened.find(({ id }) => id !== taken)?.id ?? "";
  const second = asked.second ?? newestBut(asked.first);
  return { first: asked.first ?? newestBut(second), second };
}

interface CircleRound {
  readonly id: string;
  readonly title: string;
  readonly hasAnalysis: boolean;
  readonly circleGroup: string | null;
}

/** Groups with at least two opened circles, each by its newest opened round. @param surveys newest first */
export function circleGroups(surveys: readonly CircleRound[]) {
  const groups = new Map<string, CircleRound[]>();
  for (const survey of surveys)
    if (survey.hasAnalysis && survey.circleGroup !== null)
      groups.set(survey.circleGroup, [...(groups.get(survey.circleGroup) ?? []), survey]);
  return [...groups].flatMap(([circleGroup, [newest, ...others]]) =>
    newest === undefined || others.length === 0
      ? []
      : [{ surveyId: newest.id, title: newest.title, circleGroup }],
  );
}
