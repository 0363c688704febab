import { catalogue } from "#src/shared/words/catalogue.ts";
import { hold, own } from "#tests/factories/coach-talk.ts";
import { makeAgreeingSnapshot, makeSnapshot } from "#tests/factories/snapshot.ts";
import { describe, expect, it } from "vitest";
import { textsOf } from "#src/server/domain/insight/words/all.ts";
import { endsTalk, turnText } from "./built-in-talk.ts";

const noteOn = (traitId: string) => textsOf(traitId)?.notice[0] ?? "no note";

describe("words that sound like a verdict", () => {
  it("get their note, and no count, cost or practice", () => {
    const snapshot = makeAgreeingSnapshot(["shy", "quiet", "tense", "nervous", "proud"], 8, [
      "silly",
      "quiet",
    ]);
    const { coach } = hold(["I’m just curious", "Something good", "Fair", "Not sure", "Not sure"], {
      snapshot,
    });
    expect(coach.slice(1).map(turnText)).toEqual([
      `All right, let’s start. Some people picked “quiet”, and so did you. ${noteOn("quiet")} What does the word mean to you?`,
      `Your own meaning is the one that counts. Some people picked “silly”, which isn’t on your list. ${noteOn("silly")} How does that word sound to you?`,
      "You decide how much it counts. Which of your own words would you put next to it?",
      expect.stringContaining("nobody else who answered did. Whether people see it is up to you."),
      expect.stringContaining("What’s one small thing you’d like to try this week"),
    ]);
  });
});

describe("windows with something missing", () => {
  const fillers = catalogue.map(({ id }) => id).filter((id) => !own.includes(id));
  const scattered = Array.from({ length: 6 }, (_, peer) => fillers.slice(peer * 5, peer * 5 + 5));

  it("discuss own words when nothing stands out", () => {
    const { coach } = hold(["I’m just curious", "Calm", "Yes"], {
      snapshot: makeSnapshot({ self: own, peers: scattered }),
    });
    expect(coach.slice(1, 3).map(turnText)).toEqual([
      "All right, let’s start. No word stands out on both lists yet, so let’s start with yours. Which of your own words matters most to you?",
      "It’s yours, whether people picked it or not. Nothing stands out that you didn’t pick yourself. Is there a word you expected from others that didn’t come up?",
    ]);
  });
});

describe("the demo", () => {
  const demo = { purpose: "demo", role: "team_leader", firstName: null } as const;

  it("names Maya and the visitor's role once, and no step to save", () => {
    const { coach, last } = hold(
      ["What nobody sees", "Yes", "Just tell her", "Not sure", "Think it over"],
      demo,
    );
    const text = coach.map(turnText).join(" ");
    expect(text).toContain("This is Maya’s window: she’s made up");
    expect(text.split("your team")).toHaveLength(2);
    expect(text).toMatch(/ask at least three people to do the same for you\.$/);
    expect(coach.flatMap(({ tools }) => tools.map(({ name }) => name))).not.toContain("suggest_step");
    expect(endsTalk(last)).toBe(true);
  });
});
