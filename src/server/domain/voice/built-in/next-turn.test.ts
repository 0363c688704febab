import { answerSeparator, type Turn } from "#src/shared/voice/talk.ts";
import { context, hold, throughHidden } from "#tests/factories/coach-talk.ts";
import { describe, expect, it } from "vitest";
import { turnText, nextTurn, onlyTaps } from "./built-in-talk.ts";

const curious = "I’m just curious";

describe("the talk", () => {
  it("calls the page's tools along with its words", () => {
    expect(hold([curious]).last.tools).toEqual([
      { name: "show_word", parameters: { traitId: "calm" } },
      {
        name: "offer_answers",
        parameters: { answers: "At work\nAt home\nWith friends\nI can’t think of one" },
      },
    ]);
  });

  it("offers to save the tapped step and nothing else", () => {
    const { last } = hold([...throughHidden, "Ask someone when they noticed that I’m kind"]);
    expect(last.tools[0]).toEqual({
      name: "suggest_step",
      parameters: { text: "Ask someone when they noticed that I’m kind" },
    });
    const none = hold([...throughHidden, "Nothing for now"]).last;
    expect(none.tools.map(({ name }) => name)).toEqual(["end_conversation"]);
  });
});

describe("an answer that wasn't offered", () => {
  it.each(["I feel fine", "stop", "Are you a real person?", "at work", "At work, mostly", ""])(
    "is declined, and the answers are offered again: “%s”",
    (reply) => {
      const { last } = hold([curious, reply]);
      expect(last.sentences).toEqual(onlyTaps);
      expect(last.tools).toEqual([expect.objectContaining({ name: "offer_answers" })]);
    },
  );
});

describe("resumed turns", () => {
  const { turns, last } = hold([curious, "At work"]);
  const asked: Turn = { from: "coach", text: turnText(last) };

  it("begin with the open question", () => {
    const again = nextTurn(context, [...turns, asked]);
    expect(turnText(again)).toBe("Let’s go on where we were. Does being calm ever cost you something?");
    expect(again.tools.at(-1)?.parameters).toEqual({
      answers: ["Yes", "Sometimes", "Not really"].join(answerSeparator),
    });
    const onward = nextTurn(context, [
      ...turns,
      asked,
      { from: "coach", text: turnText(again) },
      { from: "person", text: "Sometimes" },
    ]);
    expect(turnText(onward)).toMatch(/^So it depends on the moment\./);
  });

  it("don't count as an answer to another coach's question", () => {
    const foreign: readonly Turn[] = [
      { from: "coach", text: "Hey there, what’s up?" },
      { from: "person", text: curious },
    ];
    expect(nextTurn(context, foreign)).toEqual(nextTurn(context, []));
  });
});
