import type { InsightKey, ScoredWord } from "#src/shared/result/analysis.ts";
import type { Story } from "#src/shared/result/story.ts";
import { spellNumber } from "#src/shared/text/in-sentences.ts";
import { delicateWords } from "#src/shared/words/delicate-words.ts";
import { textsOf } from "#src/server/domain/insight/words/all.ts";
import { must, some, type Composition, type Part } from "./composition.ts";
import { type Draft, capitalise, listed, listedOr, nameOf, votesClause } from "./draft.ts";
import { lineOn } from "./opposite-texts.ts";
import * as glimpse from "./glimpse-facts.ts";
import * as quiet from "./quiet-facts.ts";
import { tellAlone, tellReturned } from "./write-own-words.ts";

function askAndTry({ say }: Draft) {
  return {
    question: say("question", "summary", "fact", [], quiet.openQuestions),
    step: say("step", "summary", "fact", [], quiet.openSteps),
  };
}

const askForMore = ({ say, isFinal }: Draft): readonly Part[] =>
  isFinal ? [] : [must(say("more", "summary", "fact", [], quiet.moreWouldHelp))];

/** The benefit of one of the hints, as an "if". */
function tellGain(hints: readonly ScoredWord[], { say, choose }: Draft): readonly Part[] {
  const [word] = hints;
  const gains = word && textsOf(word.traitId)?.gives;
  if (word === undefined || gains === undefined) return [];
  const gain = choose("gain", gains).replace(/^[A-Z](?=[a-z ])/, (letter) => letter.toLowerCase());
  return [must(say("hints/gain", "summary", "hint", [word], quiet.ifItLasts(nameOf(word), gain)))];
}

/** Only hints: each is named once, with one "may". */
export function writeHints(story: Story, draft: Draft): Composition {
  const { say, choose, responseCount } = draft;
  const { theirHints, sharedHints } = story;
  const people = spellNumber(responseCount);
  const count = theirHints.length + sharedHints.length;
  const hints = (words: readonly ScoredWord[], pane: InsightKey, forms: typeof quiet.firstNewHints) =>
    some(words, () =>
      say(
        `hints/${pane}`,
        pane,
        "hint",
        words,
        forms({
          people,
          clause: votesClause(words, responseCount, true)("picked"),
          isOne: words.length === 1,
        }),
      ),
    );
  return {
    name: capitalise(choose("name", quiet.hintNames(spellNumber(count), count === 1))),
    paragraphs: [
      [
        ...hints(theirHints, "blindSpot", quiet.firstNewHints),
        ...hints(
          sharedHints,
          "arena",
          theirHints.length > 0 ? quiet.moreSharedHints : quiet.firstSharedHints,
        ),
        must(
          say("hints/luck", "summary", "hint", [...theirHints, ...sharedHints], quiet.onHints({ people })),
        ),
        ...tellGain([...theirHints, ...sharedHints], draft),
      ],
      [...tellReturned(story.returned, draft, sharedHints.length > 0), ...tellAlone(story, draft, 1)],
      askForMore(draft),
    ],
    ...askAndTry(draft),
  };
}

/** No word beyond chance, which is a finding, too. */
export function writeScattered(story: Story, draft: Draft): Composition {
  const { say, choose, responseCount } = draft;
  const people = spellNumber(responseCount);
  const most = Math.max(0, ...story.counts);
  const times = most === 1 ? "once" : most === 2 ? "twice" : `${spellNumber(most)} times`;
  const slots = { people, different: String(story.counts.length), most: times };
  return {
    name: capitalise(choose("name", quiet.scatteredNames(people))),
    paragraphs: [
      [
        must(say("scattered", "summary", "fact", [], quiet.scattered(slots))),
        must(say("scattered/means", "summary", "fact", [], quiet.onScattered)),
      ],
      [
        ...tellReturned(story.returned, draft, false),
        ...tellAlone(story, draft, 1),
        must(say("nothing", "summary", "fact", [], quiet.nothingFollows)),
      ],
      askForMore(draft),
    ],
    ...askAndTry(draft),
  };
}

/** The most words that aren't on the person's list without counts. */
const mostSaid = 4;

/** Without counts: only facts, because bands can't be told from chance. */
export function writeGlimpse(story: Story, draft: Draft): Composition {
  const { say, choose, responseCount, isBanded, isFinal } = draft;
  const people = spellNumber(responseCount);
  const [opposed] = story.tensions;
  const hard = story.theirHints.find((word) => delicateWords.has(word.traitId) && word !== opposed?.theirs);
  const bandOf = ({ band }: ScoredWord) => (band === "most" ? "Most" : "Some");
  const sayBand = (band: "most" | "several"): readonly Part[] => {
    const shared = story.sharedHints.filter((word) => word.band === band);
    const fresh = story.theirHints.filter(
      (word) => word.band === band && word !== opposed?.theirs && word !== hard,
    );
    const named = fresh.slice(0, mostSaid);
    const others = fresh.length > mostSaid ? ", among other words" : "";
    const many = band === "most" ? "Most" : "Some";
    const who = `${many} of the ${people}`;
    const slots = {
      // The sentence before has the number.
      who: shared.length > 0 ? `${many} of them` : who,
      words: listed(named) + others,
      or: listedOr(named) + others,
      isOne: named.length === 1 && others === "",
    };
    return [
      ...some(shared, () =>
        say(`said/${band}`, "arena", "fact", shared, glimpse.saidShared({ who, words: listed(shared) })),
      ),
      ...some(named, () => say(`said/new/${band}`, "blindSpot", "fact", named, glimpse.saidNew(slots))),
    ];
  };
  const tellOpposed = () => {
    if (opposed === undefined) return [];
    const { own, theirs } = opposed;
    const who = `${bandOf(theirs)} of the ${people}`;
    const line = lineOn(own.traitId, theirs.traitId);
    return [
      must(
        say(
          "opposed",
          "facade",
          "fact",
          [own, theirs],
          glimpse.saidOpposite(who, nameOf(own), nameOf(theirs)),
        ),
      ),
      ...(line === null ? [] : [must(say("opposed/line", "facade", "fact", [own, theirs], [line]))]),
    ];
  };
  const tellHard = () => {
    const text = hard && textsOf(hard.traitId)?.notice;
    if (hard === undefined || text === undefined) return [];
    const name = nameOf(hard);
    const slots = { who: `${bandOf(hard)} of the ${people}`, words: name, or: name, isOne: true };
    return [
      must(say("said/hard", "blindSpot", "fact", [hard], glimpse.saidNew(slots))),
      must(say("said/hard/text", "blindSpot", "fact", [hard], text)),
    ];
  };
  const said = [...sayBand("most"), ...sayBand("several"), ...tellOpposed()];
  const hasSaid = said.length > 0 || hard !== undefined;
  const rare = story.returned;
  const rest = { or: listedOr(rare), and: listed(rare), isOne: rare.length === 1 };
  const isSame = !isBanded && story.theirHints.length + story.alone.length + rare.length === 0;
  const nothing = isBanded ? glimpse.saidByFew : glimpse.saidNothingTwice;
  const last = isBanded ? glimpse.onlyBands : isFinal ? glimpse.allAnswers : glimpse.fewAnswers;
  const alone = story.alone.filter((word) => word !== opposed?.own);
  const faint = { or: listedOr(alone), and: listed(alone), isOne: alone.length === 1 };
  return {
    name: capitalise(choose("name", (isFinal ? glimpse.finalNames : glimpse.glimpseNames)(people))),
    paragraphs: [
      hasSaid
        ? [
            ...said,
            ...(isSame
              ? [must(say("said/same", "arena", "fact", story.sharedHints, glimpse.saidAlike))]
              : []),
          ]
        : [must(say("said/none", "summary", "fact", [], nothing({ people })))],
      tellHard(),
      [
        ...some(rare, () =>
          say(
            "said/rare",
            "arena",
            "fact",
            rare,
            (hasSaid || isBanded ? glimpse.rarelySaid : glimpse.amongThem)(rest),
          ),
        ),
        ...(isBanded
          ? some(alone, () => say("alone", "facade", "fact", alone, glimpse.nearlyAlone(faint)))
          : tellAlone(story, draft, 1, opposed === undefined ? [] : [opposed.own])),
      ],
      [must(say("few", "summary", "fact", [], last({ people })))],
    ],
    ...askAndTry(draft),
  };
}
