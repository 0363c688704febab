import { namedWordIds } from "#src/server/domain/insight/model/rules.ts";
import { delicateWords } from "#src/shared/words/delicate-words.ts";
import { makeAgreeingSnapshot, makeVariedSnapshot } from "#tests/factories/snapshot.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareCircles, type OpenedCircle } from "./circles.ts";

const self = ["patient", "caring", "logical", "reflective", "modest"];
const circle = (name: string, people: number, words: readonly string[]): OpenedCircle => ({
  ...makeAgreeingSnapshot(self, people, words),
  ...{ surveyId: name.toLowerCase(), name },
});
const textsOf = (...circles: OpenedCircle[]) => {
  const { sentence, sharedText, circles: found } = compareCircles(circles);
  return [sentence, sharedText, ...found.map(({ text }) => text)];
};

describe("what circles see", () => {
  it("says what each sees alone, and what all see", () => {
    expect(
      textsOf(
        circle("Friends", 8, ["witty", "warm"]),
        circle("Work", 7, ["organized", "warm"]),
        circle("Family", 5, ["caring", "warm"]),
      ),
    ).toEqual([
      "Your friends call you witty. People at work call you organized.",
      "All three circles call you warm.",
      "Your friends call you witty. At work and in your family, nobody picked it.",
      "People at work call you organized. Among your friends and in your family, nobody picked it.",
      "Your family calls you caring. Among your friends and at work, nobody picked it. It’s on your own list, too.",
    ]);
  });

  it("says what some of several circles see", () => {
    const circles = [
      circle("Friends", 8, ["witty", "kind"]),
      circle("Work", 7, ["organized", "kind"]),
      circle("Choir", 6, ["bold"]),
    ];
    const { sharedText, someText } = compareCircles(circles);
    expect([sharedText, someText]).toEqual([
      "No word stands out in every circle yet.",
      "Your friends and people at work call you kind.",
    ]);
  });

  it("sets what two circles share beside the third", () => {
    const { sentence } = compareCircles([
      circle("Friends", 8, ["witty"]),
      circle("Work", 7, ["organized"]),
      circle("Family", 6, ["organized"]),
    ]);
    expect(sentence).toBe("Your friends call you witty. People at work and your family call you organized.");
  });

  it("says after a reveal what that circle sees, or nothing", () => {
    const { circles } = compareCircles([
      circle("Friends", 8, ["witty"]),
      circle("Work", 7, ["organized"]),
      circle("Family", 6, ["caring"]),
      circle("Choir", 6, []),
    ]);
    expect(circles.map(({ sentence }) => sentence)).toEqual([
      "Your friends call you witty. People at work call you organized.",
      "Your friends call you witty. People at work call you organized.",
      "Your family calls you caring. Among your friends, at work and in “Choir”, nobody picked it.",
      null,
    ]);
  });

  it("names another circle as its owner does", () => {
    expect(textsOf(circle("Choir", 8, ["bold", "calm"]), circle("Work", 7, ["calm"]))).toEqual([
      "In “Choir”, people call you bold. At work, hardly anyone picked it.",
      "Both circles call you calm.",
      "In “Choir”, people call you bold. At work, hardly anyone picked it.",
      "No word stands out only at work.",
    ]);
  });

  it("says what both see where nothing sets them apart, and whether it was picked", () => {
    expect(textsOf(circle("Family", 8, ["caring"]), circle("Work", 7, ["caring"]))[0]).toBe(
      "Both circles call you caring. It’s on your own list, too.",
    );
    expect(textsOf(circle("Family", 8, ["warm"]), circle("Work", 7, ["warm"]))[0]).toBe(
      "Both circles call you warm. You hadn’t picked it.",
    );
  });

  it("claims nothing of a circle below five answers, nor any absence beside it", () => {
    expect(
      textsOf(
        circle("Friends", 8, ["witty"]),
        circle("Work", 7, ["organized"]),
        circle("Family", 3, ["calm"]),
      ),
    ).toEqual([
      "Your friends call you witty. People at work call you organized.",
      "No word stands out in every circle yet.",
      "Your friends call you witty more often than people at work do.",
      "People at work call you organized more often than your friends do.",
      "This result counts three people. With five or more, it could be compared with your other circles.",
    ]);
    expect(textsOf(circle("Friends", 8, ["witty"]), circle("Family", 3, ["calm"])).slice(0, 2)).toEqual([
      null,
      "Circles can be compared once two of them have five answers each.",
    ]);
  });

  it("claims only what the results of any circles show", () => {
    const names = ["Friends", "Family", "Work", "Choir", "Everyone"];
    const groups = fc.array(fc.nat(10_000).map(makeVariedSnapshot), { minLength: 2, maxLength: 5 });
    fc.assert(
      fc.property(groups, (contents) => {
        const circles = contents.map((content, at) => ({
          ...content,
          surveyId: String(at),
          name: names[at] ?? "",
        }));
        const { sentence, shared, someText, circles: found, words } = compareCircles(circles);
        const countOf = (at: number, id: string) =>
          circles[at]?.words.find(({ traitId }) => traitId === id)?.count ?? null;
        const isClearIn = (at: number, id: string) =>
          circles[at]?.words.find(({ traitId }) => traitId === id)?.evidence === "clear";
        for (const [at, { alone, more, also, isCompared }] of found.entries()) {
          const here = circles[at];
          if (!isCompared) expect([...alone, ...more, ...also]).toEqual([]);
          const others = found.map((_, other) => other).filter((other) => other !== at);
          for (const id of [...alone, ...more, ...also]) expect(isClearIn(at, id)).toBe(true);
          for (const id of alone)
            for (const other of others) {
              expect(circles[other]?.responseCount).toBeGreaterThanOrEqual(5);
              expect(countOf(other, id)).toBeLessThanOrEqual(1);
            }
          for (const id of more)
            for (const other of others.filter((one) => found[one]?.isCompared)) {
              expect(isClearIn(other, id)).toBe(false);
              const share = (countOf(at, id) ?? 0) / (here?.responseCount ?? 1);
              const there = (countOf(other, id) ?? 0) / (circles[other]?.responseCount ?? 1);
              expect(share - there).toBeGreaterThanOrEqual(0.25);
            }
        }
        // No clear word goes unmentioned.
        const told = [...shared, ...found.flatMap(({ alone, more, also }) => [...alone, ...more, ...also])];
        const some = [...namedWordIds(someText ?? "")];
        const compared = found.flatMap(({ isCompared }, at) => (isCompared ? [at] : []));
        if (compared.length > 1)
          for (const at of compared)
            for (const { traitId } of circles[at]?.words.filter(({ evidence }) => evidence === "clear") ?? [])
              expect([...told, ...some]).toContain(traitId);
        for (const id of shared) expect(compared.every((at) => isClearIn(at, id))).toBe(true);
        if (compared.length < 2) expect([sentence, ...shared]).toEqual([null]);
        for (const id of namedWordIds(sentence ?? "")) {
          expect(delicateWords.has(id)).toBe(false);
          expect(compared.some((at) => isClearIn(at, id))).toBe(true);
        }
        for (const { votes } of words)
          expect(votes.map(({ count }) => count === null)).toEqual(
            circles.map(({ responseCount }) => responseCount < 5),
          );
      }),
    );
  });
});
