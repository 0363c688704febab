import type { ScoredWord } from "#src/shared/result/analysis.ts";
import type { Story } from "#src/shared/result/story.ts";
import { spellNumber } from "#src/shared/text/in-sentences.ts";
import { areOpposites } from "#src/shared/words/opposites.ts";
import { textsOf } from "#src/server/domain/insight/words/all.ts";
import { must, some, type Part } from "./composition.ts";
import { type Draft, listed, listedOr, tagged, votesClause } from "./draft.ts";
import * as facts from "./own-words-facts.ts";

/** The most hints that aren't on the person's list; none if many words are clear. */
const mostHints = 3;
const manyClear = 6;
/** From this many words per person, a hint may come from most of the people. */
const manyPicks = 8;

/** The person's own list. */
export const ownWords = ({ shared, sharedHints, returned, alone }: Story): readonly ScoredWord[] => [
  ...shared,
  ...sharedHints,
  ...returned,
  ...alone,
];

/**
 * Hints, and who else picked the person's own words: mentions each of them.
 *
 * @param told own words mentioned before
 */
export function tellOwnWords(
  story: Story,
  draft: Draft,
  unseenRank: number,
  told: readonly ScoredWord[],
): readonly Part[] {
  const { shared, theirs, sharedHints, theirHints, returned, counts } = story;
  const named = shared.length + theirs.length > manyClear ? [] : theirHints.slice(0, mostHints);
  const isRest = shared.length + sharedHints.length + told.length > 0;
  return [
    ...tellHints(named, sharedHints, draft, counts),
    ...tellReturned(returned, draft, isRest, story.alone.length === told.length),
    ...tellAlone(story, draft, unseenRank, told),
  ];
}

function tellHints(
  theirs: readonly ScoredWord[],
  shared: readonly ScoredWord[],
  { say, responseCount }: Draft,
  counts: readonly number[],
): readonly Part[] {
  const list = (words: readonly ScoredWord[]) => ({
    clause: votesClause(words, responseCount),
    isOne: words.length === 1,
  });
  if (shared.length === 0)
    return theirs.length === 0
      ? []
      : [{ sentence: say("hints/new", "blindSpot", "hint", theirs, facts.newHints(list(theirs))), rank: 0 }];
  if (theirs.length === 0)
    return [must(say("hints/shared", "arena", "hint", shared, facts.sharedHints(list(shared))))];
  const picks = counts.reduce((sum, count) => sum + count, 0) / responseCount;
  const clauses = [list(theirs).clause("picked"), `from your own list ${list(shared).clause("picked")}`];
  const forms =
    picks < manyPicks
      ? facts.mixedHints(list(theirs).clause, list(shared).clause)
      : facts.hintsOfMany(clauses.join(", and "));
  return [must(say("hints/mixed", "blindSpot", "hint", [...theirs, ...shared], forms))];
}

/**
 * @param isRest whether other own words were mentioned before
 * @param isAll whether none will follow
 */
export const tellReturned = (
  returned: readonly ScoredWord[],
  { say, responseCount }: Draft,
  isRest: boolean,
  isAll = false,
): readonly Part[] =>
  some(returned, () =>
    say(
      "returned",
      "arena",
      "fact",
      returned,
      facts.returned({
        clause: votesClause(returned, responseCount),
        tagged: tagged(returned, responseCount),
        isRest,
        isLast: isRest && isAll && returned.length === 1,
      }),
    ),
  );

/** Own words that nobody else picked, and why one of them may go unseen. */
export function tellAlone(
  story: Story,
  { say, choose }: Draft,
  unseenRank: number,
  told: readonly ScoredWord[] = [],
): readonly Part[] {
  const alone = story.alone.filter((word) => !told.includes(word));
  if (alone.length === 0) return [];
  const own = ownWords(story);
  const slots = { and: listed(alone), or: listedOr(alone), isOne: alone.length === 1 };
  const forms =
    alone.length === own.length ? facts.allAlone(slots.and, spellNumber(own.length)) : facts.alone(slots);
  // Its opposite was picked: people did see the person in such moments.
  const seen = [...story.theirs, ...story.shared, ...story.theirHints, ...story.sharedHints];
  const unseen = alone.filter(({ traitId }) => !seen.some((word) => areOpposites(traitId, word.traitId)));
  const why = unseen.length === 0 ? undefined : choose("unseen/word", unseen);
  const texts = why && textsOf(why.traitId)?.unseen;
  return [
    must(say("alone", "facade", "fact", alone, forms)),
    ...(why === undefined || texts === undefined
      ? []
      : [{ sentence: say("unseen", "facade", "fact", [why], texts), rank: unseenRank }]),
  ];
}
