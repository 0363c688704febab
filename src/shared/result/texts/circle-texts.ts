import type { CircleComparison } from "#src/shared/result/analysis.output.ts";
import { listNames, spellNumber } from "#src/shared/text/in-sentences.ts";
import { delicateWords } from "#src/shared/words/delicate-words.ts";
import { adjectives, capital, voiceOf } from "./circle-voice.ts";

/** A word is picked more often in one circle if its share is larger by at least this. */
export const leastGap = 0.25;

export type FoundCircle = Omit<CircleComparison["circles"][number], "text" | "sentence">;

/** Words that are clear in the same circles. */
export interface PartlyShared {
  /** Their rounds' ids. */
  readonly by: readonly string[];
  readonly traitIds: readonly string[];
}

/** What a comparison has found. */
interface Found extends Pick<CircleComparison, "shared" | "words"> {
  readonly circles: readonly FoundCircle[];
  /** Clear in some circles, but not in all. */
  readonly partly: readonly PartlyShared[];
}

const othersOf = ({ circles }: Found, { surveyId }: FoundCircle): readonly FoundCircle[] =>
  circles.filter((other) => other.isCompared && other.surveyId !== surveyId);

/** "At work and in your family, nobody picked it." */
function absence(found: Found, circle: FoundCircle, traitIds: readonly string[]): string {
  const isNobody = found.words
    .filter(({ traitId }) => traitIds.includes(traitId))
    .every(({ votes }) => votes.every(({ count }, at) => found.circles[at] === circle || count === 0));
  const places = listNames(othersOf(found, circle).map((other) => voiceOf(other).place));
  const them = ["it", "either of these"][traitIds.length - 1] ?? "any of these";
  return `${capital(places)}, ${isNobody ? "nobody" : "hardly anyone"} picked ${them}.`;
}

/** "Your friends call you witty more often than people at work or your family does." */
function moreOften(found: Found, circle: FoundCircle, start: string): string {
  const others = othersOf(found, circle).map(voiceOf);
  const subjects = listNames(
    others.map(({ subject }) => subject),
    "or",
  );
  return `${start} more often than ${subjects} ${others[others.length - 1]?.verb ?? "do"}.`;
}

/** "Witty is on your own list, too."; empty if none of them is. */
function ownText({ words }: Found, traitIds: readonly string[]): string {
  const own = words.filter(({ traitId, isOwn }) => isOwn && traitIds.includes(traitId));
  if (own.length === 0) return "";
  if (traitIds.length === 1) return "It’s on your own list, too.";
  return `${capital(adjectives(own.map(({ traitId }) => traitId)))} ${own.length === 1 ? "is" : "are"} on your own list, too.`;
}

const joined = (...texts: readonly string[]): string => texts.filter((text) => text !== "").join(" ");

/** What all compared circles see. */
function sharedText(found: Found): string {
  const compared = found.circles.filter(({ isCompared }) => isCompared);
  if (compared.length < 2) return "Circles can be compared once two of them have five answers each.";
  if (found.shared.length === 0) return "No word stands out in every circle yet.";
  return joined(`${allOf(found)} call you ${adjectives(found.shared)}.`, ownText(found, found.shared));
}

/** "All three circles", or their names if another is open that can't be compared. */
function allOf({ circles }: Found): string {
  const compared = circles.filter(({ isCompared }) => isCompared);
  if (compared.length < circles.length)
    return capital(listNames(compared.map((circle) => voiceOf(circle).subject)));
  return compared.length === 2 ? "Both circles" : `All ${spellNumber(compared.length)} circles`;
}

/** What some of several circles see; null if there is nothing. */
function someText(found: Found): string | null {
  const { circles, partly } = found;
  const texts = partly.map(({ by, traitIds }) => {
    const subjects = circles
      .filter(({ surveyId }) => by.includes(surveyId))
      .map((one) => voiceOf(one).subject);
    return `${capital(listNames(subjects))} call you ${adjectives(traitIds)}.`;
  });
  return texts.length === 0
    ? null
    : joined(
        ...texts,
        ownText(
          found,
          partly.flatMap(({ traitIds }) => traitIds),
        ),
      );
}

/** Names the other circles where at least two people picked each of these words. */
function someElsewhere(found: Found, circle: FoundCircle, traitIds: readonly string[]): string {
  const others = othersOf(found, circle).filter((other) =>
    traitIds.every((id) => (votesIn(found, other, id)?.count ?? 0) > 1),
  );
  return others.length === 0
    ? "some people elsewhere"
    : listNames(others.map((other) => voiceOf(other).some));
}

const votesIn = ({ circles, words }: Found, circle: FoundCircle, traitId: string) =>
  words.find((word) => word.traitId === traitId)?.votes[circles.indexOf(circle)];

const shareIn = (found: Found, circle: FoundCircle, traitId: string): number =>
  (votesIn(found, circle, traitId)?.count ?? 0) / circle.responseCount;

/** What one circle sees that the others don't, or see less, and whether its owner picked it. */
function circleText(found: Found, circle: FoundCircle): string {
  const { alone, more, also, isCompared, responseCount } = circle;
  const { says, subject, verb, place } = voiceOf(circle);
  const alsoSays = `${capital(subject)} also ${verb === "does" ? "calls" : "call"} you`;
  if (!isCompared)
    return responseCount < 5
      ? `This result counts ${spellNumber(responseCount)} people. With five or more, it could be compared with your other circles.`
      : "This result was made by an older rule, so it can’t be compared. The next one can.";
  const told = [...alone, ...more, ...also];
  if (told.length === 0) return `No word stands out only ${place}.`;
  const start = (traitIds: readonly string[]): string =>
    traitIds[0] === told[0] ? says(adjectives(traitIds)) : `${alsoSays} ${adjectives(traitIds)}`;
  return joined(
    alone.length === 0 ? "" : `${start(alone)}. ${absence(found, circle, alone)}`,
    more.length === 0 ? "" : moreOften(found, circle, start(more)),
    also.length === 0 ? "" : `${start(also)}, and ${someElsewhere(found, circle, also)} do, too.`,
    ownText(found, told),
  );
}

const isPlain = (traitId: string): boolean => !delicateWords.has(traitId);

interface Lead {
  /** Who says it: one circle, or several beside one that doesn't. */
  readonly by: readonly FoundCircle[];
  readonly traitId: string;
  readonly isAlone: boolean;
}

/** A word that several circles see and this one doesn't, or sees less. */
function oppositeOf(found: Found, circle: FoundCircle): readonly Lead[] {
  for (const { by: ids, traitIds } of found.partly) {
    const by = found.circles.filter(({ surveyId }) => ids.includes(surveyId));
    const traitId = traitIds.find(
      (id) =>
        isPlain(id) && by.every((one) => shareIn(found, one, id) - shareIn(found, circle, id) >= leastGap),
    );
    if (!by.includes(circle) && traitId !== undefined) return [{ by, traitId, isAlone: false }];
  }
  return [];
}

/** Up to two sides with what sets each apart, those first that see it alone. */
function leadsOf(found: Found): readonly Lead[] {
  const leads = found.circles.flatMap((circle): Lead[] => {
    const alone = circle.alone.find(isPlain);
    const traitId = alone ?? circle.more.find(isPlain);
    return traitId === undefined ? [] : [{ by: [circle], traitId, isAlone: alone !== undefined }];
  });
  const [lead] = leads;
  const [circle] = lead?.by ?? [];
  if (leads.length === 1 && lead !== undefined && circle !== undefined)
    return [lead, ...oppositeOf(found, circle)];
  return [...leads.filter(({ isAlone }) => isAlone), ...leads.filter(({ isAlone }) => !isAlone)].slice(0, 2);
}

/** "Your friends call you witty", or of several "People at work and your family call you calm". */
function saidBy({ by, traitId }: Lead): string {
  const [one] = by;
  if (one !== undefined && by.length === 1) return voiceOf(one).says(adjectives([traitId]));
  return `${capital(listNames(by.map((circle) => voiceOf(circle).subject)))} call you ${adjectives([traitId])}`;
}

/** A circle with the words that a card may show of it, strongest first. */
interface ShownCircle {
  readonly surveyId: string;
  readonly name: string;
  readonly words: readonly { readonly traitId: string }[];
}

/**
 * What a picture may say to others, a line for each circle. A circle's line depends on its own result alone,
 * or the choice of its word would tell how few picked that word elsewhere. It has no name of the owner's own.
 *
 * @returns null for fewer than two lines
 */
export function circleCard(circles: readonly ShownCircle[]): CircleComparison["card"] {
  const told = circles.flatMap(({ surveyId, name, words }) => {
    const { mine, verb } = voiceOf({ name });
    const word = words.find(({ traitId }) => isPlain(traitId));
    return mine === null || word === undefined ? [] : [{ surveyId, traitId: word.traitId, mine, verb }];
  });
  const [first] = told;
  if (first === undefined || told.length < 2) return null;
  const line = (who: string, call: string, traitId: string) =>
    `${capital(who)} ${call} me ${adjectives([traitId])}.`;
  const lines = told.every(({ traitId }) => traitId === first.traitId)
    ? [line(listNames(told.map(({ mine }) => mine)), "call", first.traitId)]
    : told.map(({ mine, verb, traitId }) => line(mine, verb === "does" ? "calls" : "call", traitId));
  return { lines, words: told.map(({ surveyId, traitId }) => ({ surveyId, traitId })) };
}

/** The sentence to repeat right after a circle was opened: that of all if it's about this one. */
function sentenceFor(found: Found, circle: FoundCircle): string | null {
  const leads = leadsOf(found);
  if (leads.length === 0 || leads.some(({ by }) => by.includes(circle))) return sentenceOf(found);
  const alone = circle.alone.find(isPlain);
  const more = circle.more.find(isPlain);
  const { says } = voiceOf(circle);
  if (alone !== undefined) return `${says(adjectives([alone]))}. ${absence(found, circle, [alone])}`;
  return more === undefined ? null : moreOften(found, circle, says(adjectives([more])));
}

/**
 * The sentence to repeat: “People at work call you organized. Your friends call you witty.” Without such a
 * difference it says what all see; null where nothing is clear. Delicate words aren't for large type.
 */
function sentenceOf(found: Found): string | null {
  const [one, other] = leadsOf(found);
  const shared = found.shared.find(isPlain);
  if (one !== undefined && other !== undefined) return `${saidBy(one)}. ${saidBy(other)}.`;
  const [circle] = one?.by ?? [];
  if (one !== undefined && circle !== undefined) {
    const { traitId, isAlone } = one;
    return isAlone
      ? `${voiceOf(circle).says(adjectives([traitId]))}. ${absence(found, circle, [traitId])}`
      : moreOften(found, circle, voiceOf(circle).says(adjectives([traitId])));
  }
  if (shared === undefined) return null;
  const own = ownText(found, [shared]);
  return `${allOf(found)} call you ${adjectives([shared])}. ${own === "" ? "You hadn’t picked it." : own}`;
}

/** Puts what was found into words. */
export const circleTexts = (found: Found): Omit<CircleComparison, "card"> => {
  const { partly: _, ...data } = found;
  return {
    sentence: sentenceOf(found),
    sharedText: sharedText(found),
    someText: someText(found),
    ...data,
    circles: found.circles.map((circle) => ({
      ...circle,
      sentence: sentenceFor(found, circle),
      text: circleText(found, circle),
    })),
  };
};
