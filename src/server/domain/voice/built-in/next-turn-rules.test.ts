import type { TalkContext } from "#src/server/domain/voice/brain.ts";
import { demoSubject } from "#src/server/domain/voice/talk-subject.ts";
import { answerSeparator, type Turn } from "#src/shared/voice/talk.ts";
import type { SnapshotContent } from "#src/shared/result/analysis.ts";
import { standsOut } from "#src/shared/result/window-geometry.ts";
import { catalogue } from "#src/shared/words/catalogue.ts";
import { seededRandom } from "#tests/factories/sample-ballots.ts";
import { makeVariedSnapshot } from "#tests/factories/snapshot.ts";
import { describe, expect, it } from "vitest";
import { endsTalk, turnText, type CoachTurn, nextTurn, onlyTaps } from "./built-in-talk.ts";
import { demoScript } from "#src/server/domain/voice/built-in/script/demo-script.ts";
import { ownScript } from "#src/server/domain/voice/built-in/script/own-script.ts";

const remarks = ["Yes, it does", "Why?", "stop", "What’s for lunch?", ...catalogue.map(({ id }) => id)];

interface Heard {
  readonly coach: CoachTurn;
  readonly reply: string;
}

/** A talk in which someone taps at random and sometimes says anything. */
function talkAtRandom(context: TalkContext, seed: number): readonly Heard[] {
  const random = seededRandom(seed);
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? "";
  const turns: Turn[] = [];
  const heard: Heard[] = [];
  for (let count = 0; count < 80; count += 1) {
    const coach = nextTurn(context, turns);
    const offer = coach.tools.find((tool) => tool.name === "offer_answers")?.parameters.answers ?? "";
    const reply = random() < 0.8 ? pick(offer.split(answerSeparator)) : pick(remarks);
    heard.push({ coach, reply });
    if (endsTalk(coach)) return heard;
    turns.push({ from: "coach", text: turnText(coach) }, { from: "person", text: reply });
  }
  throw new Error("The talk doesn’t end.");
}

const seeds = Array.from({ length: 400 }, (_, seed) => seed);
const maya = demoSubject().snapshot;

const contextOf = (seed: number): TalkContext => ({
  purpose: seed % 5 === 0 ? "demo" : "coach",
  snapshot: seed % 5 === 0 ? maya : makeVariedSnapshot(seed),
  firstName: seed % 3 === 0 ? null : "Nora",
  role: seed % 2 === 0 ? "hr_professional" : null,
  textOnly: seed % 4 === 0,
  earlierTurns: [],
});

const talks = seeds.map((seed) => {
  const context = contextOf(seed);
  return { context, heard: talkAtRandom(context, seed) };
});
const allSentences = ({ heard }: (typeof talks)[number]) => heard.flatMap(({ coach }) => coach.sentences);

describe("whatever someone says, the coach", () => {
  it("repeats no sentence, except that it can only read its own answers", () => {
    for (const talk of talks) {
      const sentences = allSentences(talk).filter((sentence) => !onlyTaps.includes(sentence));
      expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
    }
  });

  it("says something in each turn, and never much", () => {
    for (const { heard } of talks) {
      for (const { coach } of heard) {
        expect(coach.sentences.length).toBeGreaterThan(0);
        const text = turnText(coach);
        expect(text.length < 320 || text).toBe(true);
      }
    }
  });
});

/** Words that a sentence may call seen by others. */
const isFinding = (snapshot: SnapshotContent, id: string): boolean =>
  snapshot.words.some((word) => word.traitId === id && standsOut(word));

const claims = /\bpicked “|people’s lists|on both lists|\bpicked it\./;
const ownSide =
  /^(?:You|She) also picked|only on (?:your|her) own list|because (?:you|Maya) picked it|^Nobody picked/;

describe("on any window, the coach", () => {
  it("claims no finding that is less than emerging", () => {
    for (const talk of talks) {
      for (const sentence of allSentences(talk).filter((text) => claims.test(text) && !ownSide.test(text))) {
        const named = catalogue.filter(({ name }) =>
          sentence.toLowerCase().includes(`“${name.toLowerCase()}”`),
        );
        for (const { id } of named) expect([id, isFinding(talk.context.snapshot, id)]).toEqual([id, true]);
      }
    }
  });

  it("calls a hint a hint", () => {
    for (const { context, heard } of talks.filter(
      ({ context: { snapshot } }) => snapshot.responseCount >= 5,
    )) {
      for (const { coach } of heard) {
        const shown = coach.tools.find((tool) => tool.name === "show_word")?.parameters.traitId;
        const word = context.snapshot.words.find(({ traitId }) => traitId === shown);
        const isTold = coach.sentences.some((sentence) => claims.test(sentence) && !ownSide.test(sentence));
        if (word?.evidence === "emerging" && isTold) expect(turnText(coach)).toMatch(/hint|Some people/);
      }
    }
  });

  it("gives no number of people for a word below five answers", () => {
    const few = talks.filter(({ context }) => context.snapshot.responseCount < 5);
    expect(few.length).toBeGreaterThan(10);
    const numbers =
      /\b(?:\d+|one|two|three|four|five|most|several|half) of (?:\w+ people|the people|them)|\ball (?:three|four)\b|\b(?:most|several|a few|everyone)(?: people)? picked/i;
    expect(few.flatMap(allSentences).filter((text) => numbers.test(text))).toEqual([]);
  });

  it("gives the counts of the snapshot from five answers on", () => {
    for (const { context, heard } of talks) {
      for (const sentence of heard.flatMap(({ coach }) => coach.sentences)) {
        const [, count, word] = /(\w+) of \w+ people picked “([\w-]+)”/.exec(sentence) ?? [];
        if (count === undefined) continue;
        const { count: votes, evidence } =
          context.snapshot.words.find(({ traitId }) => traitId === word) ?? {};
        expect(evidence === "clear" || sentence).toEqual(
          evidence === "clear" || expect.stringMatching(/hint/),
        );
        const spelled =
          "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen".split(
            " ",
          );
        expect(spelled.indexOf(count.toLowerCase()) + 1).toBe(votes);
      }
    }
  });
});

describe("suggested answers", () => {
  it("all lead on, and differ within a question", () => {
    for (const { context } of talks) {
      const beats = context.purpose === "demo" ? demoScript(context) : ownScript(context);
      for (const { answers, asks } of beats) {
        expect(answers.length > 1).toBe(asks !== null);
        expect(new Set(answers.map(({ label }) => label)).size).toBe(answers.length);
        for (const { to } of answers) {
          expect(to === undefined || beats.some(({ name }) => name === to)).toBe(true);
        }
      }
    }
  });
});
