import fc from "fast-check";
import { anySurvey } from "#tests/factories/sample-ballots.ts";
import type { SurveyToScore } from "#src/server/domain/analysis/scoring/score-survey.ts";
import { buildSnapshotContent, type SurveyAnswers } from "#src/server/domain/analysis/snapshot-content.ts";
import { makeSnapshot } from "#tests/factories/snapshot.ts";
import { pickAtRandom, seededRandom } from "#tests/factories/sample-ballots.ts";
import { namedWordIds } from "#src/server/domain/insight/model/rules.ts";
import type { Portrait, PortraitSentence, SnapshotContent } from "#src/shared/result/analysis.ts";
import { findStory } from "#src/shared/result/story.ts";
import { spellNumber } from "#src/shared/text/in-sentences.ts";
import { catalogue } from "#src/shared/words/catalogue.ts";
import { delicateWords } from "#src/shared/words/delicate-words.ts";
import { areOpposites } from "#src/shared/words/opposites.ts";
import { maxSelected, minSelected } from "#src/shared/words/trait.ts";
import { describe, expect, it } from "vitest";
import { textsOf } from "#src/server/domain/insight/words/all.ts";
import { frameOf } from "./draft.ts";
import { writePortrait } from "./write-portrait.ts";

const traitIds = catalogue.map(({ id }) => id);
const hardWords = [...delicateWords];
const range = (random: () => number, least: number, most: number) =>
  least + Math.floor(random() * (most - least + 1));

/** A survey whose peers prefer what they know of the person, and whose owner knows half of it. */
function anyone(seed: number, least: number, most: number): SnapshotContent {
  const random = seededRandom(seed * 7919 + 13);
  const known = pickAtRandom(traitIds, 11, random);
  const leaning = range(random, 3, 5);
  const pick = (own: number, other: number) => [
    ...new Set([...pickAtRandom(known, own, random), ...pickAtRandom(traitIds, other, random)]),
  ];
  const peers = Array.from({ length: range(random, least, most) }, () => pick(leaning, 2));
  const self = pick(range(random, 2, 5), range(random, 3, 5));
  return makeSnapshot({
    self: [...new Set([...self, ...traitIds])].slice(0, Math.max(minSelected, self.length)),
    peers,
  });
}

function onlyHardWords(seed: number): SnapshotContent {
  const random = seededRandom(seed * 17 + 3);
  const some = pickAtRandom(hardWords, 7, random);
  const list = () => [...new Set([...pickAtRandom(some, 4, random), ...pickAtRandom(traitIds, 2, random)])];
  const peers = Array.from({ length: range(random, 5, 24) }, list);
  return makeSnapshot({ self: pickAtRandom(hardWords, range(random, 5, 8), random), peers });
}

/** Random picks with the requested evidence. */
function blind(kind: "hints" | "scattered") {
  return (seed: number): SnapshotContent => {
    const random = seededRandom(seed * 71 + 5);
    for (;;) {
      const self = pickAtRandom(traitIds, range(random, minSelected, maxSelected), random);
      const peers = Array.from({ length: range(random, 5, 12) }, () => pickAtRandom(traitIds, 5, random));
      const snapshot = makeSnapshot({ self, peers });
      if (findStory(snapshot).kind === kind) return snapshot;
    }
  };
}

function agreeing(seed: number): SnapshotContent {
  const random = seededRandom(seed * 91 + 1);
  const self = pickAtRandom(traitIds, range(random, minSelected, maxSelected), random);
  return makeSnapshot({ self, peers: Array.from({ length: range(random, 5, 40) }, () => self) });
}

const windows = {
  "5 to 40 answers": (seed: number) => anyone(seed, 5, 40),
  "three answers": (seed: number) => anyone(seed, 3, 3),
  "four answers": (seed: number) => anyone(seed, 4, 4),
  "hard words alone": onlyHardWords,
  "hints alone": blind("hints"),
  "no word in common": blind("scattered"),
  "all the same words": agreeing,
};

const count = 2_000;
const sentencesOf = ({ paragraphs, question, step }: Portrait) => [...paragraphs.flat(), question, step];

/** Words that a sentence may rest on; own words may also be called unseen. */
const bears = ({ claim }: PortraitSentence, { evidence, quadrant }: SnapshotContent["words"][number]) =>
  claim === "fact" ||
  evidence === "clear" ||
  (claim === "hint" && evidence === "emerging") ||
  (quadrant === "facade" && claim === "found");

/** True numbers of these words. */
function numbersOf(snapshot: SnapshotContent, ids: readonly string[]): ReadonlySet<string> {
  const counts = snapshot.words
    .filter(({ traitId }) => ids.includes(traitId))
    .flatMap(({ count: votes }) => votes ?? []);
  return new Set([...counts, snapshot.responseCount, ids.length].flatMap((n) => [String(n), spellNumber(n)]));
}

const numbered = new RegExp(
  `\\b(${Array.from({ length: 19 }, (_, at) => spellNumber(at + 2)).join("|")}|\\d+) (?:of (?:the )?(\\w+)|picked|chose|said|called|each)`,
  "gi",
);

describe.each(Object.entries(windows))("a portrait of a window with %s", (_name, make) => {
  const made = Array.from({ length: count }, (_, seed) => {
    const snapshot = make(seed + 1);
    return { snapshot, story: findStory(snapshot), portrait: writePortrait(snapshot) };
  });
  const broken = (rule: (one: (typeof made)[number]) => readonly string[]) => made.flatMap(rule).slice(0, 5);

  it("mentions every clear word and accounts for every own one", () => {
    expect(
      broken(({ snapshot, story, portrait }) => {
        const told = new Set(sentencesOf(portrait).flatMap(({ traitIds: ids }) => ids));
        const wanted = [...story.shared, ...story.theirs].map(({ traitId }) => traitId);
        return [...wanted, ...snapshot.selfTraitIds].filter((id) => !told.has(id));
      }),
    ).toEqual([]);
  });

  it("claims no more than the evidence, and names only words that a sentence rests on", () => {
    expect(
      broken(({ snapshot, portrait }) =>
        sentencesOf(portrait).flatMap((sentence) => {
          const words = snapshot.words.filter(({ traitId }) => sentence.traitIds.includes(traitId));
          const isFounded = words.every((word) => bears(sentence, word));
          const isNamed = namedWordIds(sentence.text).every((id) => sentence.traitIds.includes(id));
          return isFounded && isNamed ? [] : [sentence.text];
        }),
      ),
    ).toEqual([]);
  });

  it("gives numbers of the words that it names, and none below five answers", () => {
    expect(
      broken(({ snapshot, portrait }) =>
        sentencesOf(portrait).flatMap(({ text, traitIds: ids }) => {
          const found = [...text.matchAll(numbered)].map(([, first = ""]) => first.toLowerCase());
          const isTrue = found.every((number) => numbersOf(snapshot, ids).has(number));
          return isTrue ? [] : [text];
        }),
      ),
    ).toEqual([]);
  });

  it("never says that calm can go unseen in someone who was called nervous", () => {
    expect(
      broken(({ story, portrait }) => {
        const seen = [...story.theirs, ...story.shared, ...story.theirHints].map(({ traitId }) => traitId);
        const excuses = story.alone
          .filter(({ traitId }) => seen.some((other) => areOpposites(traitId, other)))
          .flatMap(({ traitId }) => textsOf(traitId)?.unseen ?? []);
        return sentencesOf(portrait).flatMap(({ text }) => (excuses.includes(text) ? [text] : []));
      }),
    ).toEqual([]);
  });

  it("shares at most 8 % of its sentences with any other, and repeats none", () => {
    const frames = made.map(({ portrait }) =>
      [portrait.name, ...sentencesOf(portrait).flatMap(({ text }) => text.split(/(?<=[.?])\s+/))].map(
        frameOf,
      ),
    );
    expect(frames.filter((some) => new Set(some).size < some.length).slice(0, 3)).toEqual([]);
    const shares = new Map<string, number>();
    for (const frame of frames.flatMap((some) => [...new Set(some)]))
      shares.set(frame, (shares.get(frame) ?? 0) + 1);
    expect([...shares].filter(([, times]) => times > count * 0.08)).toEqual([]);
  });
});

it("is the same for the same snapshot, whatever people are called", () => {
  const snapshot = anyone(7, 8, 8);
  expect(writePortrait({ ...snapshot, participants: ["Ann", null] })).toEqual(writePortrait(snapshot));
});

it("leads with the strongest finding, kind or not", () => {
  const fillers = traitIds.filter((id) => !["nervous", "caring", "calm", "witty"].includes(id));
  const peers = [0, 1, 2, 3, 4].map((at) => [
    "nervous",
    ...(at < 4 ? ["caring"] : []),
    ...fillers.slice(at * 4, at * 4 + 4),
  ]);
  const { paragraphs } = writePortrait(
    makeSnapshot({ self: ["calm", "witty", "wise", "warm", "shy"], peers }),
  );
  const [opening = []] = paragraphs;
  expect(opening[0]?.text).toMatch(/all five people/i);
  expect(opening[0]?.traitIds).toEqual(["nervous"]);
  const texts = paragraphs.flat().map(({ text }) => text);
  expect(texts.filter((text) => /\bcalm\b/.test(text) && /\bnervous\b/.test(text))).toHaveLength(1);
});

it.each([3, 4, 5, 6, 7, 8, 9, 10, 11, 12])(
  "claims nothing in most surveys of %i random answers",
  (answers) => {
    const random = seededRandom(answers * 1009);
    let found = 0;
    for (let round = 0; round < 400; round += 1) {
      const self = pickAtRandom(traitIds, 6, random);
      const peers = Array.from({ length: answers }, () => pickAtRandom(traitIds, 6, random));
      const snapshot = makeSnapshot({ self, peers });
      const clear = new Set(
        snapshot.words.filter(({ evidence }) => evidence === "clear").map(({ traitId }) => traitId),
      );
      const claims = sentencesOf(writePortrait(snapshot)).filter(({ claim }) => claim === "found");
      if (claims.length > 0) found += 1;
      expect(
        claims
          .flatMap(({ traitIds: ids }) => ids)
          .filter((id) => !clear.has(id) && !snapshot.selfTraitIds.includes(id)),
      ).toEqual([]);
    }
    expect(found).toBeLessThanOrEqual(answers < 5 ? 0 : 400 * 0.13);
  },
);

describe("a portrait of a window that gets no more answers", () => {
  const write = (survey: SurveyToScore, kind: Partial<SurveyAnswers> = {}) =>
    writePortrait(
      buildSnapshotContent({ catalogueVersion: 1, names: [], ...survey, isFinal: true, ...kind }),
    );
  const textOf = (...of: Parameters<typeof write>) => {
    const { name, paragraphs } = write(...of);
    return [name, ...paragraphs.flat().map(({ text }) => text)].join(" ");
  };

  it("asks nobody else to answer", () => {
    fc.assert(
      fc.property(anySurvey(traitIds, 3, 11), (survey) => {
        const texts = sentencesOf(write(survey)).map(({ text }) => text);
        expect(texts.join(" ")).not.toMatch(
          /more answers|to answer, too|few more people|ask more people|four more people|three more people|the link|ask next/i,
        );
      }),
      { numRuns: 300 },
    );
  });

  it("promises none, with three or four answers", () => {
    fc.assert(
      fc.property(anySurvey(traitIds, 3, 4), (survey) => {
        expect(textOf(survey)).not.toMatch(
          /(?:after|with|once|takes|at) five\b|so far|more answers|it’s early|first words|the beginning/i,
        );
      }),
      { numRuns: 300 },
    );
  });

  it("says neither how many picked a word nor that nobody did, where it is banded", () => {
    // The texts about single words have numbers of other things.
    const numbers =
      /\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven|all) (?:of|people|person|chose|picked)\b/gi;
    fc.assert(
      fc.property(anySurvey(traitIds, 5, 11), (survey) => {
        const text = textOf(survey, { isBanded: true });
        const people = spellNumber(survey.peerPicks.length);
        const told = [...text.matchAll(numbers)].map(([, number = ""]) => number.toLowerCase());
        // Besides the number of people there is "one person at most".
        expect(told.filter((number) => ![people, "one"].includes(number))).toEqual([]);
        expect(text).not.toMatch(/more answers|nobody picked|nobody else|on nobody/i);
      }),
      { numRuns: 300 },
    );
  });
});
