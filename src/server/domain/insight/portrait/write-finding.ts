import type { InsightKey, ScoredWord } from "#src/shared/result/analysis.ts";
import type { Story } from "#src/shared/result/story.ts";
import { areClose } from "#src/shared/words/close-words.ts";
import { delicateWords } from "#src/shared/words/delicate-words.ts";
import { themeOf, type Theme } from "#src/shared/words/themes.ts";
import { votesWording } from "#src/server/domain/insight/insight-input.ts";
import { textsOf } from "#src/server/domain/insight/words/all.ts";
import type { WordTexts } from "#src/server/domain/insight/words/word-texts.ts";
import { type Draft, capitalise, listed, nameOf, tagged, votesClause } from "./draft.ts";
import * as facts from "./facts.ts";
import { lineOn } from "./opposite-texts.ts";
import { linesOn, themeNouns } from "./theme-texts.ts";
import { aspectsOf } from "./word-aspects.ts";
import { ownWords, tellOwnWords } from "./write-own-words.ts";
import { must, some, spareRank, type Composition, type Part } from "./composition.ts";

const isHard = ({ traitId }: ScoredWord): boolean => delicateWords.has(traitId);
const paneOf = ({ quadrant }: ScoredWord): InsightKey => (quadrant === "arena" ? "arena" : "blindSpot");

/** The most words described in detail; the rest is listed in one sentence. */
const mostTold = 6;
/** A hard word takes two sentences. */
const mostHard = 2;

/** The role of each word in the text. */
interface WordRoles {
  readonly lead: ScoredWord;
  /** Words of the lead's pane. */
  readonly company: readonly ScoredWord[];
  /** Words of the other pane. */
  readonly across: readonly ScoredWord[];
  /** Hard words, described one by one. */
  readonly hard: readonly ScoredWord[];
  /** Words that are only listed. */
  readonly rest: readonly ScoredWord[];
  /** Own words close to the lead that nobody else picked: nearly the same, in other words. */
  readonly near: readonly ScoredWord[];
  /** If there are none: own words close to the lead that some picked. */
  readonly nearSeen: readonly ScoredWord[];
}

function rolesOf(story: Story): WordRoles {
  const clear = [...story.shared, ...story.theirs];
  const [lead] = story.lead === null ? clear : [story.lead];
  if (lead === undefined) throw new RangeError("a finding without a word");
  const isNew = lead.quadrant === "blindSpot";
  const [same, other] = isNew ? [story.theirs, story.shared] : [story.shared, story.theirs];
  const hard = clear
    .filter((word) => isHard(word) && word !== lead)
    .slice(0, mostHard - Number(isHard(lead)));
  const plain = (words: readonly ScoredWord[]) =>
    words.filter((word) => word !== lead && !hard.includes(word));
  const room = mostTold - 1 - hard.length;
  const across = plain(other).slice(0, Math.max(1, Math.min(3, room - 1)));
  const company = plain(same).slice(0, Math.max(0, room - across.length));
  const told = [...company, ...across];
  const rest = [...plain(same), ...plain(other)].filter((word) => !told.includes(word));
  const isNear = ({ traitId }: ScoredWord) => isNew && areClose(traitId, lead.traitId);
  const near = story.alone.filter(isNear);
  const nearSeen = near.length > 0 ? [] : [...story.sharedHints, ...story.returned].filter(isNear);
  return { lead, company, across, hard, rest, near, nearSeen };
}

export function writeFinding(story: Story, draft: Draft): Composition {
  const { responseCount, say, choose } = draft;
  const roles = rolesOf(story);
  const { lead, company, across, hard, rest, near, nearSeen } = roles;
  const isNew = lead.quadrant === "blindSpot";
  const pane = paneOf(lead);
  const otherPane: InsightKey = isNew ? "arena" : "blindSpot";
  const order = choose("order", orders);
  // A word rarely needs both what it gives and what it costs.
  const side = choose("told", ["gives", "costs", "both"]);

  const list = (words: readonly ScoredWord[]) => ({
    clause: votesClause(words, responseCount),
    isOne: words.length === 1,
  });
  const about = (word: ScoredWord, kind: keyof WordTexts, rank: number | null): readonly Part[] => {
    const forms = textsOf(word.traitId)?.[kind];
    return forms === undefined
      ? []
      : [{ sentence: say(`${word.traitId}/${kind}`, paneOf(word), "found", [word], forms), rank }];
  };
  const meaning = (word: ScoredWord, rank: number | null) =>
    about(word, isHard(word) && word.quadrant === "arena" ? "shared" : "notice", rank);

  const isFirst = [...story.shared, ...story.theirs].every(
    (word) => word === lead || (word.count ?? 0) < (lead.count ?? 0),
  );
  const leadSlots = { word: nameOf(lead), votes: votesWording(lead, responseCount), isFirst };
  const [firstAcross] = across;
  const isOpposed = story.tensions.some(({ theirs }) => theirs === lead);
  const isSameList =
    story.theirs.length + story.theirHints.length === 0 && ownWords(story).length === story.shared.length;

  const opening = [
    ...tellThemes(story, draft, order.themes),
    must(say("lead", pane, "found", [lead], isNew ? facts.newLead(leadSlots) : facts.sharedLead(leadSlots))),
    ...meaning(lead, null),
    ...some(near, () =>
      say(
        "near",
        "facade",
        "found",
        [lead, ...near],
        facts.nearIt({ word: nameOf(lead), own: listed(near), isOne: near.length === 1 }),
      ),
    ),
    ...some(nearSeen, () =>
      say("near", "arena", "fact", [lead, ...nearSeen], facts.nearAndSeen(nameOf(lead), listed(nearSeen))),
    ),
    ...(isNew && !isHard(lead) && near.length + nearSeen.length === 0 && !isOpposed
      ? [{ sentence: say("why", pane, "found", [lead], facts.whyMissing), rank: spareRank }]
      : []),
    ...about(lead, "gives", side === "costs" ? spareRank : order.gives),
    ...about(lead, "costs", side === "gives" ? spareRank : order.costs),
  ];
  const [more, first] = isNew ? [facts.alsoNew, facts.firstShared] : [facts.alsoShared, facts.firstNew];
  const groups = [
    { place: "company", words: company, pane, first: more, more },
    {
      place: "across",
      words: across,
      pane: otherPane,
      first,
      more: isNew ? facts.alsoShared : facts.alsoNew,
    },
  ].filter(({ words }) => words.length > 0);
  const told = groups.flatMap(({ words }) => words);
  const hasRoom = isHard(lead) || (told.length <= 3 && !isSameList);
  /** Describes only the last group's strongest word, named alone, so that it's clear which is meant. */
  const second = [
    ...groups.flatMap((group, at) => {
      const tell = (place: string, words: readonly ScoredWord[], forms: typeof more) =>
        some(words, () => say(place, group.pane, "found", words, forms(list(words))));
      const [strongest, ...others] = group.words;
      const isDwelt = at === groups.length - 1 && (others.length === 0 || hasRoom);
      if (!isDwelt || strongest === undefined || isHard(strongest))
        return tell(group.place, group.words, group.first);
      const kind = group.pane === pane ? "notice" : order.acrossKind;
      return [
        ...tell(group.place, [strongest], group.first),
        ...(others.length === 0 ? about(strongest, kind, order.across) : about(strongest, "notice", null)),
        ...tell(`${group.place}/more`, others, group.more),
      ];
    }),
    ...some(rest, () =>
      say("rest", pane, "found", rest, facts.manyMore(tagged(rest, responseCount), rest.length === 1)),
    ),
    ...(isSameList ? [must(say("same", "arena", "found", story.shared, facts.sameLists))] : []),
    ...tellPair(
      [lead, ...told].filter((word) => !isHard(word)),
      draft,
    ),
  ];
  const hardForms = (word: ScoredWord, at: number) => {
    const before = hard[at - 1];
    const paneBefore = before === undefined ? (across.length > 0 ? otherPane : pane) : paneOf(before);
    const isMore = paneOf(word) === paneBefore;
    if (word.quadrant === "arena") return (isMore ? facts.alsoShared : facts.firstShared)(list([word]));
    return (isMore ? facts.alsoNew : facts.firstNew)(list([word]));
  };
  const third = [
    ...hard.flatMap((word, at) => [
      must(say(`hard/${word.traitId}`, paneOf(word), "found", [word], hardForms(word, at))),
      ...meaning(word, at === 0 ? null : 0),
    ]),
    ...tellTension(story, draft),
  ];
  const focus = choose("focus", [lead, lead, firstAcross ?? lead, hard[0] ?? lead]);
  const ask = (kind: "question" | "step") =>
    say(kind, "summary", "found", [focus], textsOf(focus.traitId)?.[kind] ?? [""]);
  return {
    name: nameThem([lead, ...company, ...across, ...hard], draft),
    paragraphs: [
      opening,
      second,
      third,
      tellOwnWords(story, draft, order.unseen, [
        ...near,
        ...story.tensions.slice(0, 1).map(({ own }) => own),
      ]),
    ],
    question: ask("question"),
    step: ask("step"),
  };
}

/** Which optional sentences are included first; varied, so that texts differ in structure. */
const orders = [
  { themes: 1, across: 2, acrossKind: "notice", gives: 3, costs: 5, unseen: 7 },
  { gives: 2, across: 3, acrossKind: "gives", themes: 4, costs: 5, unseen: 6 },
  { across: 2, acrossKind: "notice", costs: 3, themes: 4, gives: 6, unseen: 7 },
  { costs: 1, across: 2, acrossKind: "gives", gives: 4, unseen: 5, themes: 6 },
  { gives: 1, themes: 2, unseen: 3, across: 4, acrossKind: "notice", costs: 5 },
  { across: 1, acrossKind: "notice", costs: 2, gives: 4, themes: 6, unseen: 7 },
] as const;

/** The theme of most of these words, if any. */
function mainTheme(words: readonly ScoredWord[], least: number): Theme | null {
  const groups = Map.groupBy(words, ({ traitId }) => themeOf(traitId));
  const [found] = [...groups].filter(([, { length }]) => length >= least && length * 2 > words.length);
  return found?.[0] ?? null;
}

/** If the two lists have different themes. */
function tellThemes(story: Story, { say }: Draft, rank: number): readonly Part[] {
  const own = ownWords(story);
  const agreed = [...story.theirs, ...story.shared];
  const [mine, theirs] = [mainTheme(own, 3), mainTheme(agreed, 2)];
  if (mine === null || theirs === null || mine === theirs) return [];
  const [about, aboutTheirs] = [themeNouns[mine], themeNouns[theirs]];
  if (about === undefined || aboutTheirs === undefined) return [];
  const words = [...own, ...agreed].filter(({ traitId }) =>
    [mine, theirs].includes(themeOf(traitId) ?? mine),
  );
  return [{ sentence: say("themes", "summary", "fact", words, facts.twoThemes(about, aboutTheirs)), rank }];
}

function tellTension({ tensions }: Story, { say }: Draft): readonly Part[] {
  const [pair] = tensions;
  if (pair === undefined) return [];
  const words = [pair.own, pair.theirs];
  const line = lineOn(pair.own.traitId, pair.theirs.traitId);
  const forms = facts.tension({ own: nameOf(pair.own), theirs: nameOf(pair.theirs) });
  return [
    must(say("tension", "facade", "fact", words, forms)),
    ...(line === null ? [] : [{ sentence: say("tension/line", "facade", "fact", words, [line]), rank: 0 }]),
  ];
}

/** How the two strongest themes combine. */
function tellPair(words: readonly ScoredWord[], { say }: Draft): readonly Part[] {
  const named = words.flatMap((word) => {
    const theme = themeOf(word.traitId);
    return theme === null ? [] : [{ word, theme, name: nameOf(word) }];
  });
  const [first] = named;
  const second = named.find(({ theme }) => theme !== first?.theme);
  if (first === undefined || second === undefined) return [];
  const forms = linesOn(first, second);
  return [
    {
      sentence: say("pair", "summary", "found", [first.word, second.word], forms),
      rank: spareRank,
    },
  ];
}

/** A headline: of the strongest word, or of two clear ones. */
function nameThem(words: readonly ScoredWord[], { choose }: Draft): string {
  const [first] = words;
  if (first === undefined) return "";
  const single = textsOf(first.traitId)?.name ?? [];
  // Two words of one theme would say nearly the same twice.
  const second = words.find(({ traitId }) => themeOf(traitId) !== themeOf(first.traitId));
  if (second === undefined) return capitalise(choose("name", single));
  const one = choose("name/first", aspectsOf(first.traitId));
  const other = choose("name/second", aspectsOf(second.traitId));
  const mixed =
    isHard(first) === isHard(second) ? [] : [`${nameOf(second)} and ${nameOf(first)}, both at once`];
  return capitalise(choose("name", [...single, `${one}, and ${other}`, ...mixed]));
}
