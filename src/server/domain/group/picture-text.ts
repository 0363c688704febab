import { createHash } from "node:crypto";
import type {
  GroupPicture,
  GroupPictureContent,
  GroupWord,
  ThemeShare,
} from "#src/shared/group/group.output.ts";
import { chanceOf } from "#src/shared/group/picture-parts.ts";
import { type Audience, themeNames } from "#src/shared/group/texts.en.ts";
import { listNames, spellNumber } from "#src/shared/text/in-sentences.ts";
import { findTrait } from "#src/shared/words/catalogue.ts";
import { type Theme, themeOf, themes } from "#src/shared/words/themes.ts";
import {
  gapQuestions,
  lastQuestions,
  openQuestions,
  seenQuestion,
  themeQuestions,
  wordQuestions,
} from "./questions.ts";

/*
 * What a picture says. Each sentence follows from the picture alone, is about the group and never about one
 * person, and says nothing about words that are missing.
 */

const voices = {
  "each other": {
    see: (names: string) => `You see each other as ${names}`,
    many: "You describe each other in many different ways",
    describing: "when you describe each other",
    lean: "When you describe yourselves, you lean towards",
  },
  group: {
    see: (names: string) => `Others see you as ${names}`,
    many: "Others describe you in many different ways",
    describing: "when others describe you",
    lean: "When you describe yourselves, you lean towards",
  },
  sponsor: {
    see: (names: string) => `Others see these people as ${names}`,
    many: "Others describe these people in many different ways",
    describing: "when others describe them",
    lean: "When they describe themselves, they lean towards",
  },
} satisfies Record<Audience, unknown>;

const nameOf = ({ traitId }: GroupWord): string => (findTrait(traitId)?.name ?? traitId).toLowerCase();

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** As many names as a sentence carries. */
const mostNamed = 5;

/** The words of the strongest band. */
const strongestOf = ({ words }: GroupPictureContent): readonly GroupWord[] =>
  words.filter(({ band }) => band === words[0]?.band);

/** No word, or a single one that isn't in most descriptions. */
const isThin = ({ words }: GroupPictureContent): boolean => words.length < 2 && words[0]?.band !== "half";

/** The main finding, as one sentence without a full stop. */
function sentenceOf(content: GroupPictureContent, audience: Audience): string {
  const { words } = content;
  const { see, many, describing } = voices[audience];
  const strongest = strongestOf(content);
  const names = listNames(strongest.map(nameOf));
  const isMost = words[0]?.band === "half";
  if (words.length === 0) return many;
  if (isThin(content)) return `${many}, and one word stands out`;
  // To name some of equally strong words would hide the others.
  if (strongest.length > mostNamed)
    return `The same ${spellNumber(strongest.length)} words keep coming up ${describing}`;
  // Only from half on it is true of most descriptions.
  if (isMost) return see(names);
  const often = words[0]?.band === "third" ? "often" : "more than most words";
  return `${capital(names)} ${strongest.length === 1 ? "comes" : "come"} up ${often} ${describing}`;
}

/** Themes that stand out when others describe people, each with a word in the picture to show for it. */
function clearThemes({ words, themes: shares }: GroupPictureContent): readonly Theme[] {
  const shown = new Set(words.map(({ traitId }) => themeOf(traitId)));
  const standsOut = ({ theme, isClear }: ThemeShare) => isClear && shown.has(theme);
  // Shares are rounded: a theme that looks the same and doesn't stand out would seem a contradiction.
  const looksAlike = (one: ThemeShare, other: ThemeShare) =>
    other.share >= one.share && chanceOf(other.theme) <= chanceOf(one.theme);
  return shares
    .filter((one) => standsOut(one) && shares.every((other) => standsOut(other) || !looksAlike(one, other)))
    .map(({ theme }) => theme);
}

const inText = (some: readonly Theme[]): string => listNames(some.map((theme) => themeNames[theme].inText));

const wordlessText = "No single word stands out.";

/** Themes of people's own lists. Beside a low share, or none, it would sound as if nobody believed them. */
const leanings = ({ themes: shares, ownThemes }: GroupPictureContent): readonly Theme[] =>
  ownThemes.filter((theme) =>
    shares.some((one) => one.theme === theme && one.share >= 100 * chanceOf(theme)),
  );

/** What stands out in each view. */
function differenceOf(content: GroupPictureContent, audience: Audience): string | null {
  const clear = clearThemes(content);
  const own = leanings(content);
  const { words } = content;
  const { describing, lean } = voices[audience];
  const sentences = [
    ...(words.length === 0 ? [wordlessText] : []),
    ...(clear.length > 0
      ? [`${capital(inText(clear))} ${clear.length === 1 ? "stands" : "stand"} out ${describing}.`]
      : []),
    ...(own.length > 0 ? [`${lean} ${inText(own)}.`] : []),
  ];
  return sentences.length === 0 ? null : sentences.join(" ");
}

/** One of them, the same for the same picture. */
function pick<Item>(some: readonly Item[], content: GroupPictureContent, salt: string): Item | undefined {
  const digest = createHash("sha256").update(JSON.stringify(content)).update(salt).digest();
  return some[digest.readUInt32BE(0) % some.length];
}

const questionCount = 3;
/** With fewer words there is nothing to choose from. */
const leastToChoose = 3;

/**
 * Three questions, always the same for the same picture: about a word, about where the two views part, and
 * about a theme that stands out.
 */
function questionsOf(content: GroupPictureContent): readonly string[] {
  // A single word would put the few on the spot whom everyone takes it for.
  if (isThin(content)) return openQuestions;
  const { words } = content;
  const own = leanings(content);
  const word = pick(strongestOf(content), content, "word")?.traitId;
  // Two questions about one theme would be the same talk twice.
  const free = themes.filter((theme) => word === undefined || themeOf(word) !== theme);
  const clear = clearThemes(content).filter((theme) => free.includes(theme));
  const seen = clear.find((theme) => !own.includes(theme));
  // Only where no word of it is shared do the two views part.
  const shown = words.map(({ traitId }) => themeOf(traitId));
  const gaps = own.filter(
    (theme) => free.includes(theme) && !shown.includes(theme) && !clearThemes(content).includes(theme),
  );
  const gap = pick(gaps, content, "gap");
  const both = clear.find((theme) => theme !== seen);
  return [
    word && wordQuestions[word],
    seen && `${themeNames[seen].label} stands out. ${seenQuestion}`,
    gap &&
      `You lean towards ${themeNames[gap].inText} when you describe yourselves. ${gapQuestions[gap] ?? ""}`,
    both && `${themeNames[both].label} stands out. ${themeQuestions[both] ?? ""}`,
    words.length < leastToChoose ? undefined : pick(lastQuestions, content, "last"),
    ...openQuestions,
  ]
    .filter((question) => question !== undefined)
    .slice(0, questionCount);
}

interface StoredPicture {
  readonly number?: number;
  readonly content: GroupPictureContent;
  readonly createdAt: Date;
}

/** A frozen picture as its readers see it; one from before themes is a list of words. */
export function presentPicture(
  { number = 1, content, createdAt }: StoredPicture,
  audience: Audience,
): GroupPicture {
  const { rule, counted, words, themes: shares } = content;
  const isList = rule === 1;
  const clear = clearThemes(content);
  return {
    number,
    createdAt: createdAt.toISOString(),
    counted,
    sentence: isList
      ? `${capital(spellNumber(words.length))} ${words.length === 1 ? "word" : "words"} in common`
      : sentenceOf(content, audience),
    words: [...words],
    // A theme is marked if it's named.
    themes: shares.map((one) => ({ ...one, isClear: clear.includes(one.theme) })),
    ownThemes: [...leanings(content)],
    difference: isList ? null : differenceOf(content, audience),
    questions: isList ? [] : [...questionsOf(content)],
  };
}
