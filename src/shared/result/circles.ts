import { evidenceScale, hasCounts, isClear, type ScoredWord } from "#src/shared/result/analysis.ts";
import type { CircleComparison } from "#src/shared/result/analysis.output.ts";
import { listNames, spellNumber } from "#src/shared/text/in-sentences.ts";
import { traitNames } from "#src/shared/words/catalogue.ts";
import { delicateWords } from "#src/shared/words/delicate-words.ts";

/** The newest result of a circle. */
export interface OpenedCircle {
  readonly surveyId: string;
  readonly name: string;
  readonly responseCount: number;
  readonly evidenceScale?: number;
  /** Strongest evidence first. */
  readonly words: readonly ScoredWord[];
}

type Found = Omit<CircleComparison["circles"][number], "text">;

/** Words of fewer answers can't be told from chance, nor those graded by an older rule. */
const isComparable = (circle: OpenedCircle): boolean =>
  hasCounts(circle) && circle.evidenceScale === evidenceScale;

const wordIn = ({ words }: OpenedCircle, traitId: string): ScoredWord | undefined =>
  words.find((word) => word.traitId === traitId);

const shareIn = (circle: OpenedCircle, traitId: string): number =>
  (wordIn(circle, traitId)?.count ?? 0) / circle.responseCount;

/** At most this many picks still count as hardly anyone. */
const mostForAbsence = 1;

const isAbsentIn = (circle: OpenedCircle, traitId: string): boolean =>
  isComparable(circle) && (wordIn(circle, traitId)?.count ?? 0) <= mostForAbsence;

const isClearIn = (circle: OpenedCircle, traitId: string): boolean => {
  const word = wordIn(circle, traitId);
  return isComparable(circle) && word !== undefined && isClear(word);
};

/**
 * What circles see of the same own words, from what each newest result shows. A word counts for a circle if
 * it's clear there. That others don't see it is said only where each of them has five answers, and at most
 * one of these picked it; else it is picked more often here.
 *
 * @param circles at least two, in the order of their page
 */
export function compareCircles(circles: readonly OpenedCircle[]): CircleComparison {
  const compared = circles.filter(isComparable);
  const clearIn = (circle: OpenedCircle) =>
    circle.words.map(({ traitId }) => traitId).filter((traitId) => isClearIn(circle, traitId));
  const [first] = compared;
  const shared =
    first === undefined || compared.length < 2
      ? []
      : clearIn(first).filter((traitId) => compared.every((circle) => isClearIn(circle, traitId)));
  const found = circles.map((circle): Found => {
    const { surveyId, name, responseCount } = circle;
    const others = compared.filter((other) => other !== circle);
    const own =
      others.length === 0
        ? []
        : clearIn(circle).filter((id) => !others.some((other) => isClearIn(other, id)));
    const isAlone = (id: string) => circles.every((other) => other === circle || isAbsentIn(other, id));
    return {
      ...{ surveyId, name, responseCount, isCompared: isComparable(circle) },
      alone: own.filter(isAlone),
      more: own.filter(
        (id) => !isAlone(id) && others.every((other) => shareIn(circle, id) > shareIn(other, id)),
      ),
    };
  });
  const shown = new Set([...shared, ...found.flatMap(({ alone, more }) => [...alone, ...more])]);
  for (const circle of circles)
    for (const word of circle.words)
      if (isClearIn(circle, word.traitId) || (word.evidence === "said" && word.band === "most"))
        shown.add(word.traitId);
  const words = [...shown].map((traitId) => ({
    traitId,
    isOwn: circles.some((circle) => isOwn(wordIn(circle, traitId))),
    votes: circles.map((circle) => votesOf(wordIn(circle, traitId))),
  }));
  const comparison = { shared, circles: found, words };
  return {
    sentence: sentenceOf(comparison),
    card: cardOf(comparison),
    sharedText: sharedText(comparison, partlyShared(compared)),
    ...comparison,
    circles: found.map((circle) => ({ ...circle, text: circleText(comparison, circle) })),
  };
}

/** Words that are clear in the same circles, at least two but not all. */
interface PartlyShared {
  readonly names: readonly string[];
  readonly traitIds: string[];
}

function partlyShared(compared: readonly OpenedCircle[]): readonly PartlyShared[] {
  const found = new Map<string, PartlyShared>();
  for (const traitId of new Set(compared.flatMap(({ words }) => words.map((word) => word.traitId)))) {
    const names = compared.filter((circle) => isClearIn(circle, traitId)).map(({ name }) => name);
    if (names.length < 2 || names.length === compared.length) continue;
    const key = JSON.stringify(names);
    found.set(key, { names, traitIds: [...(found.get(key)?.traitIds ?? []), traitId] });
  }
  return [...found.values()];
}

const isOwn = (word: ScoredWord | undefined): boolean =>
  word?.quadrant === "arena" || word?.quadrant === "facade";

const votesOf = (word: ScoredWord | undefined) => ({
  band: word?.band ?? "none",
  count: word?.count ?? null,
});

/* ---- What is said of them ---- */

interface Called {
  /** Begins no sentence. */
  readonly subject: string;
  readonly call: "call" | "calls";
  /** Where they are, as in "at work nobody picked it". */
  readonly place: string;
}

/** The circles that people are asked to add first read better without quotation marks. */
const called: Readonly<Record<string, Called>> = {
  friends: { subject: "your friends", call: "call", place: "among your friends" },
  family: { subject: "your family", call: "calls", place: "in your family" },
  work: { subject: "people at work", call: "call", place: "at work" },
  // What a first round is called if its owner doesn't say.
  everyone: {
    subject: "the people you asked first",
    call: "call",
    place: "among the people you asked first",
  },
};

const calledOf = (name: string): Called =>
  called[name.toLowerCase()] ?? { subject: `people in “${name}”`, call: "call", place: `in “${name}”` };

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "You're searching" says that someone is looking for something. */
const adjective = (traitId: string): string =>
  traitId === "searching" ? "someone who’s searching" : traitNames([traitId]).join("").toLowerCase();

const adjectives = (traitIds: readonly string[]): string => listNames(traitIds.map(adjective));

/** "Your friends call you witty" */
const callYou = ({ name }: Pick<Found, "name">, traitIds: readonly string[]): string => {
  const { subject, call } = calledOf(name);
  return `${capital(subject)} ${call} you ${adjectives(traitIds)}`;
};

type Compared = Pick<CircleComparison, "shared" | "words"> & { readonly circles: readonly Found[] };

const othersOf = ({ circles }: Compared, { surveyId }: Found): readonly Found[] =>
  circles.filter((other) => other.isCompared && other.surveyId !== surveyId);

/** "At work and in your family nobody picked it." */
function absence(compared: Compared, circle: Found, traitIds: readonly string[]): string {
  const others = othersOf(compared, circle);
  const isNobody = compared.words
    .filter(({ traitId }) => traitIds.includes(traitId))
    .every(({ votes }) => votes.every(({ count }, at) => compared.circles[at] === circle || count === 0));
  const places = listNames(others.map(({ name }) => calledOf(name).place));
  return `${capital(places)}, ${isNobody ? "nobody" : "hardly anyone"} picked ${traitIds.length === 1 ? "it" : "any of these"}.`;
}

/** "Your friends picked witty more often than people at work." */
function moreOften(compared: Compared, circle: Found, traitIds: readonly string[]): string {
  const others = listNames(othersOf(compared, circle).map(({ name }) => calledOf(name).subject));
  return `${capital(calledOf(circle.name).subject)} picked ${listNames(traitNames(traitIds)).toLowerCase()} more often than ${others}.`;
}

/** "All three circles", or their names if another is open that can't be compared. */
function allOf({ circles }: Compared): string {
  const compared = circles.filter(({ isCompared }) => isCompared);
  if (compared.length < circles.length)
    return capital(listNames(compared.map(({ name }) => calledOf(name).subject)));
  return compared.length === 2 ? "Both circles" : `All ${spellNumber(compared.length)} circles`;
}

/** What all compared circles see, and then what some of them see. */
function sharedText(compared: Compared, partly: readonly PartlyShared[]): string {
  if (compared.circles.filter(({ isCompared }) => isCompared).length < 2)
    return "Circles can be compared once two of them have five answers each.";
  const all =
    compared.shared.length === 0
      ? "No word is clear in all of them yet."
      : `${allOf(compared)} call you ${adjectives(compared.shared)}.`;
  const some = partly.map(({ names, traitIds }) => {
    const subjects = listNames(names.map((name) => calledOf(name).subject));
    return `${capital(subjects)} call you ${adjectives(traitIds)}.`;
  });
  return [all, ...some].join(" ");
}

/** What one circle sees that the others don't, or see less. */
function circleText(compared: Compared, circle: Found): string {
  const { alone, more, isCompared, responseCount } = circle;
  const { subject } = calledOf(circle.name);
  if (!isCompared)
    return responseCount < 5
      ? `${capital(spellNumber(responseCount))} people have answered here. Once five have, they can be compared with your other circles.`
      : "This result was made by an older rule, so it can’t be compared. The next one can.";
  if (alone.length + more.length === 0) return `No word is clear to ${subject} alone.`;
  return [
    alone.length > 0 && `${callYou(circle, alone)}. ${absence(compared, circle, alone)}`,
    more.length > 0 && moreOften(compared, circle, more),
  ]
    .filter((text) => text !== false)
    .join(" ");
}

const isPlain = (traitId: string): boolean => !delicateWords.has(traitId);

/** Up to two circles with what sets each apart, those first that see it alone. */
function leadsOf({ circles }: Compared) {
  const leads = circles.flatMap((circle) => {
    const alone = circle.alone.find(isPlain);
    const traitId = alone ?? circle.more.find(isPlain);
    return traitId === undefined ? [] : [{ circle, traitId, isAlone: alone !== undefined }];
  });
  return [...leads.filter(({ isAlone }) => isAlone), ...leads.filter(({ isAlone }) => !isAlone)].slice(0, 2);
}

/** What a picture may say to others, one line for each circle or for all: it says nothing of absence. */
function cardOf(compared: Compared): CircleComparison["card"] {
  const leads = leadsOf(compared);
  if (leads.length === 2)
    return {
      lines: leads.map(({ circle, traitId }) => {
        const { subject, call } = calledOf(circle.name);
        return `${capital(subject.replace("your ", "my "))} ${call} me ${adjective(traitId)}.`;
      }),
      words: leads.map(({ circle, traitId }) => ({ surveyId: circle.surveyId, traitId })),
    };
  const shared = compared.shared.find(isPlain);
  if (leads.length > 0 || shared === undefined) return null;
  const circles = compared.circles.filter(({ isCompared }) => isCompared);
  return {
    lines: [
      `${allOf(compared).replaceAll("your ", "my ").replace("Your ", "My ")} call me ${adjective(shared)}.`,
    ],
    words: circles.map(({ surveyId }) => ({ surveyId, traitId: shared })),
  };
}

/**
 * The sentence to repeat: “People at work call you organized. Your friends call you witty.” Without such a
 * difference it says what all see; null where nothing is clear. Delicate words aren't for large type.
 */
function sentenceOf(compared: Compared): string | null {
  const [one, other] = leadsOf(compared);
  if (one !== undefined && other !== undefined)
    return `${callYou(one.circle, [one.traitId])}. ${callYou(other.circle, [other.traitId])}.`;
  if (one !== undefined) {
    const { circle, traitId, isAlone } = one;
    return isAlone
      ? `${callYou(circle, [traitId])}. ${absence(compared, circle, [traitId])}`
      : moreOften(compared, circle, [traitId]);
  }
  const shared = compared.shared.find(isPlain);
  if (shared === undefined) return null;
  const isYours = compared.words.find(({ traitId }) => traitId === shared)?.isOwn === true;
  return `${allOf(compared)} call you ${adjective(shared)}. ${isYours ? "You picked it, too." : "You hadn’t picked it."}`;
}
