import type { TalkContext } from "#src/server/domain/voice/brain.ts";
import { votesWording } from "#src/server/domain/insight/built-in/vote-wording.ts";
import { spellNumber } from "#src/shared/text/spell-number.ts";
import { isDelicate, readSnapshot } from "#src/server/domain/insight/built-in/reading.ts";
import type { Confidence, Quadrant, ScoredWord } from "#src/shared/result/analysis.ts";
import { findTrait } from "#src/shared/words/catalogue.ts";
import type { RemarkKind } from "#src/server/domain/voice/built-in/reply.ts";
import type { Beat, Script } from "./beat.ts";
import { capitalized, hidesCounts, type Findings } from "./findings.ts";

/** Whose window it is, as sentences name them. */
interface Owner {
  readonly subject: string;
  readonly object: string;
  readonly possessive: string;
}

const self: Owner = { subject: "you", object: "you", possessive: "your" };
const maya: Owner = { subject: "Maya", object: "her", possessive: "her" };

/** What a remark can be about. */
interface About {
  readonly context: TalkContext;
  readonly findings: Findings;
  readonly owner: Owner;
  readonly beat: Beat;
  /** The word that was named. */
  readonly traitId: string | undefined;
}

/** Answers to what people say about the talk, the window and the coach. */
export function remarksIn(context: TalkContext, findings: Findings): Script["remarks"] {
  const owner = context.purpose === "demo" ? maya : self;
  return (kind, beat, traitId) => remarks[kind]({ context, findings, owner, beat, traitId });
}

const remarks: Readonly<Record<RemarkKind, (about: About) => readonly (readonly string[])[]>> = {
  real: () => [
    ["No. People wrote my questions, and the window decides which ones I ask."],
    ["Still a program."],
  ],
  who: () => [
    ["Nobody can see who picked which word: not you, and not me.", "That’s what lets people be frank."],
    ["I really can’t tell you, and guessing won’t help."],
  ],
  sure: ({ context, findings, beat }) => [howSure(context, findings), countOf(beat, findings)],
  meaning: ({ beat, owner }) => [
    meaningOf(beat, owner),
    ["There’s no right answer: take whatever comes to mind first."],
  ],
  help: ({ context: { textOnly } }) => [
    [
      textOnly ? "You can type an answer or tap one." : "You can type an answer, tap one, or say it aloud.",
      "Type “skip” to move on, or “stop” to end.",
    ],
  ],
  disagree: ({ owner }) => [
    [`You may be right: it’s what people picked, not a verdict on ${owner.object}.`],
    ["Then leave it aside, because you can see things that they can’t."],
  ],
  thanks: () => [["You’re welcome."]],
  question: () => [["I can’t answer that: all I know is this window."], ["That’s more than I know."]],
  word: ({ context, owner, beat, traitId }) => [
    ...(traitId === beat.word?.id ? [meaningOf(beat, owner)] : []),
    aboutWord(context, traitId, owner),
  ],
  skip: () => [["We’ll leave that one."], ["On to the next one."], ["We’ll leave that one too."]],
};

const trust: Readonly<Record<Confidence, string>> = {
  firstGlimpse: "so it’s a first glimpse, and a later result may look different",
  useful: "so it’s useful, but not final",
  solid: "so it’s worth taking seriously",
};

const howSure = ({ snapshot }: TalkContext, findings: Findings): string[] => [
  `${capitalized(spellNumber(findings.responseCount))} people answered, ${trust[snapshot.confidence]}.`,
  ...(hidesCounts(findings) ? ["With fewer than five answers, we don’t show how many picked a word."] : []),
];

function countOf({ word }: Beat, findings: Findings): string[] {
  if (word === undefined || hidesCounts(findings) || word.count === null || word.count === 0) return [];
  const isHint = word.evidence === "emerging" ? ", which is a hint and no more" : "";
  return [`${capitalized(votesWording(word, findings.responseCount))} picked “${word.name}”${isHint}.`];
}

const places: Readonly<Record<Quadrant, (owner: Owner) => string>> = {
  arena: ({ possessive }) => `It’s on both lists, so it’s in ${possessive} Arena.`,
  blindSpot: ({ possessive, subject }) =>
    `It’s in ${possessive} Blind Spot, because others picked it and ${subject} didn’t.`,
  facade: ({ possessive, subject }) =>
    `It’s in ${possessive} Façade, because ${subject} picked it and nobody else who answered did.`,
  unknown: () => "Nobody picked it.",
};

function meaningOf({ word, pane }: Beat, owner: Owner): string[] {
  const trait = word === undefined ? null : findTrait(word.id);
  if (trait === null || pane === undefined) return [];
  return [`“${trait.name}” means: ${lowered(trait.description)}.`, places[pane](owner)];
}

/** Where a word is that someone asked about: never more than the result shows, and nothing firm about single voices. */
function aboutWord({ snapshot }: TalkContext, traitId: string | undefined, owner: Owner): string[] {
  const trait = traitId === undefined ? null : findTrait(traitId);
  const word = snapshot.words.find((entry) => entry.traitId === traitId);
  if (trait === null || word === undefined) return ["That word isn’t in this window."];
  const name = `“${trait.name}”`;
  if (word.quadrant === "unknown") return [`Nobody picked ${name}, which says little: the list is long.`];
  if (word.quadrant === "facade") return [`${name} is only on ${owner.possessive} own list.`];
  if (word.evidence === "single") {
    return [`${name} came up so rarely that it could be chance, so I wouldn’t build on it.`];
  }
  return [seen(word, name, owner), ...careFor(snapshot, word.traitId)];
}

function seen(word: ScoredWord, name: string, { possessive }: Owner): string {
  const place =
    word.quadrant === "arena" ? "on both lists" : `on other people’s lists, but not on ${possessive} own`;
  return word.evidence === "emerging"
    ? `${name} is ${place}, though only as a hint.`
    : `${name} is ${place}.`;
}

function careFor(snapshot: TalkContext["snapshot"], traitId: string): string[] {
  const word = readSnapshot(snapshot).seen.find(({ id }) => id === traitId);
  return word !== undefined && isDelicate(word) ? [`The word ${String(word.note.care)}.`] : [];
}

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
