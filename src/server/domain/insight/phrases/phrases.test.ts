import { describe, expect, it } from "vitest";
import { agreementPhrases } from "./agreement-phrases.ts";
import { arenaPhrases } from "./arena-phrases.ts";
import { blindSpotPhrases } from "./blind-spot-phrases.ts";
import { blindSpotSteps } from "#src/server/domain/insight/built-in/blind-spot-steps.ts";
import { blindSpotWeights } from "#src/server/domain/insight/built-in/blind-spot-weights.ts";
import { confidencePhrases } from "./confidence-phrases.ts";
import { emptyArenaPhrases } from "./empty-arena-phrases.ts";
import { emptyBlindSpotPhrases } from "./empty-blind-spot-phrases.ts";
import { emptyFacadePhrases } from "./empty-facade-phrases.ts";
import { emptyUnknownPhrases } from "./empty-unknown-phrases.ts";
import { facadePhrases } from "./facade-phrases.ts";
import { namedWordIds } from "#src/server/domain/insight/model/named-words.ts";
import type { PhraseSets } from "./phrase.ts";
import { openingPhrases } from "./summary-opening-phrases.ts";
import { tiePhrases } from "./summary-tie-phrases.ts";
import { summaryPhrases } from "./summary-phrases.ts";
import { summarySteps } from "#src/server/domain/insight/built-in/summary-steps.ts";
import { unknownPhrases } from "./unknown-phrases.ts";

const { reasonBoth, reasonUp, reasonDown, reasonNone, ...agreement } = agreementPhrases;
const whole: readonly PhraseSets[] = [
  ...[
    agreement,
    arenaPhrases,
    blindSpotPhrases,
    blindSpotSteps,
    blindSpotWeights,
    confidencePhrases,
    facadePhrases,
  ],
  ...[openingPhrases, tiePhrases, summaryPhrases, summarySteps, unknownPhrases],
  ...[emptyArenaPhrases, emptyBlindSpotPhrases, emptyFacadePhrases, emptyUnknownPhrases].flatMap((sets) =>
    Object.values<PhraseSets>(sets),
  ),
];
const sentences = whole.flatMap((sets) => Object.values(sets).flat());
const parts: readonly string[] = [reasonBoth, reasonUp, reasonDown, reasonNone].flat();

/** The fixed text of a phrase, with both forms of a choice. */
const fixedText = (phrase: string) =>
  phrase.replace(/\{“?\w+”?(\|[^}]*)?\}/g, (_gap, forms?: string) => (forms ?? "").replaceAll("|", " "));

describe("phrases", () => {
  it("use no word of the list in its everyday sense", () => {
    const all = [...sentences, ...parts];
    expect(all.filter((phrase) => namedWordIds(fixedText(phrase)).length > 0)).toEqual([]);
  });

  it("are single plain sentences, and short ones", () => {
    expect(sentences.filter((phrase) => !/^[A-Z{].*[^.]\.$/.test(phrase))).toEqual([]);
    expect(sentences.filter((phrase) => /[!?"—]|\s\s|\. /.test(phrase))).toEqual([]);
    expect(sentences.filter((phrase) => phrase.length > 150)).toEqual([]);
  });

  it("say nothing twice", () => {
    const all = [...sentences, ...parts];
    expect(all.filter((phrase, at) => all.indexOf(phrase) !== at)).toEqual([]);
  });

  it("are several for each thing to say, and most for what nearly everyone reads", () => {
    for (const sets of whole) {
      for (const [name, set] of Object.entries(sets)) expect([name, set.length >= 3]).toEqual([name, true]);
    }
    for (const set of [
      arenaPhrases.leadClear,
      blindSpotPhrases.leadClear,
      facadePhrases.open,
      unknownPhrases.open,
    ]) {
      expect(set.length).toBeGreaterThanOrEqual(8);
    }
  });

  it("give no word a first place: another one, left aside as delicate, may have more votes, and silent ones all tie", () => {
    const firstPlace =
      /\b((?<!no )main|mainly|does most|most to|it most|most firmly|firmest|nearest|best (?:guess|result|candidate)|leads?|of all|above all|centre|first (?:result|comes|in this)|comes first)\b|\} first\b/i;
    const ofLeads = [confidencePhrases, openingPhrases, tiePhrases, blindSpotWeights].flatMap((sets) =>
      Object.values<readonly string[]>(sets),
    );
    const { leadClear, leadEmerging } = blindSpotPhrases;
    const all = [...parts, ...[...ofLeads, leadClear, leadEmerging, arenaPhrases.leadClear].flat()];
    expect(all.filter((phrase) => firstPlace.test(phrase.replaceAll(/\{“?lead”?\}/g, "{}")))).toEqual([]);
  });

  it("say nothing of what the person expected: a guess of what others pick is not read, and may have been another one", () => {
    const foreknowledge =
      /\b(you would(?:n't| not)? (?:have )?(?:guess|expect)|not have guessed|(?:no|a) surprise to you|seen as [^,;]+, which you knew|is news\b(?! to them)|as you meant to)/;
    expect(sentences.filter((phrase) => foreknowledge.test(phrase.toLowerCase()))).toEqual([]);
  });

  it("deny each word of a list: nobody wrote one, two and three would also hold where someone wrote two of them", () => {
    const denied = /\b(?:nobody|no one)(?: else)? (?:chose|named|picked|wrote|said) \{“(?:kept|sample)”\}/i;
    const lists = [facadePhrases, unknownPhrases, emptyUnknownPhrases.delicate].flatMap((sets) =>
      Object.values<readonly string[]>(sets).flat(),
    );
    expect(lists.filter((phrase) => denied.test(phrase))).toEqual([]);
  });

  it("give the agreement index with its band, at full agreement too", () => {
    for (const set of [agreement.full, agreement.aboveChance, agreement.belowChance, agreement.nearChance]) {
      expect(set.filter((phrase) => !/\bband\b|\{low\}.*\{high\}/.test(phrase))).toEqual([]);
    }
  });

  it("start no sentence with a pointer back: a remark on another word may stand in between", () => {
    const pointers = [...arenaPhrases.meaning, ...blindSpotWeights.useful, ...blindSpotWeights.unsure];
    expect(pointers.filter((phrase) => /^(?:That|It) is (?:worth|enough)/.test(phrase))).toEqual([]);
  });

  it("say in each opening of the blind spot what is meant by one", () => {
    const openings = [
      ...[blindSpotPhrases.leadClear, blindSpotPhrases.leadEmerging],
      ...Object.values(emptyBlindSpotPhrases).map(({ open }) => open),
    ].flat();
    for (const opening of openings) {
      expect(opening).toMatch(/blind spot|theirs alone/);
      expect(opening).toMatch(
        /you did not|not picked by you|you left|you do not|only others see|from outside|others only|theirs alone|not yours/,
      );
    }
  });
});
