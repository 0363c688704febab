import { seconds } from "#src/server/clock.ts";
import { mostAnswers, talkLimitMs, talkQuietMs } from "#src/shared/voice/voice-limits.ts";
import type { ScriptedTalk } from "#tests/fakes/scripted-brain.ts";
import { beginTalk, initiation, makeTalk } from "#tests/setup/talk.ts";
import { describe, expect, it } from "vitest";
import { talkTexts } from "./wire.ts";

const typed = { conversation_config_override: { conversation: { text_only: true } } };

describe("the end of a talk", () => {
  it.each([
    ["a typed", typed],
    ["a spoken", {}],
  ])("comes after thirty typed answers in %s talk", (_, first) => {
    const { tell, opened, closed } = beginTalk(first);
    for (let n = 1; n <= mostAnswers; n += 1) tell({ type: "user_message", text: `Answer ${n}` });
    expect([opened.heard.length, closed]).toEqual([mostAnswers, []]);
    tell({ type: "user_message", text: "One more" });
    expect(closed).toEqual([[1000, talkTexts.enough]]);
    expect(JSON.stringify(opened.heard)).not.toContain("One more");
  });

  it("takes no more than thirty notes of the page", () => {
    const { tell, opened, closed } = beginTalk();
    for (let n = 0; n < 100; n += 1) tell({ type: "contextual_update", text: `News ${n}` });
    expect([opened.heard.length, closed]).toEqual([mostAnswers, []]);
  });

  it("is orderly when the coach is done, and releases everything", async () => {
    const { opened, closed, tell } = beginTalk();
    const asked = opened.floor.callTool("end_conversation", {});
    opened.floor.end();
    tell({ type: "user_message", text: "Wait!" });
    opened.floor.end();
    opened.floor.fail("Too late.");
    expect(await asked).toMatchObject({ isError: true });
    expect(await opened.floor.callTool("end_conversation", {})).toMatchObject({ isError: true });
    expect([closed, opened.heard]).toEqual([[[1000, ""]], [["close"]]]);
  });

  it("has a sentence when a brain fails, and the log names only the place", () => {
    const { tell, closed, lines } = makeTalk(() => {
      throw new Error("secret words");
    });
    tell(initiation);
    expect(closed).toEqual([[1011, talkTexts.failed]]);
    expect(lines.join("")).toContain("a talk failed");
    expect(lines.join("")).not.toContain("secret words");
  });

  it.each([
    ["five minutes", {}, talkLimitMs.voice],
    ["half an hour of typing", typed, talkLimitMs.text],
  ])("comes after %s, with a last word", async (_, first, limitMs) => {
    const { pass, tell, timers, sent, closed } = beginTalk(first);
    const began = timers.now();
    const answerPings = () => {
      const pings = sent.filter((message) => JSON.stringify(message).includes('"ping"')).length;
      tell({ type: "pong", event_id: pings }, { type: "user_activity" });
    };
    while (closed.length === 0 && timers.now() - began < limitMs * 2) {
      await pass(seconds(5));
      answerPings();
    }
    expect(timers.now() - began).toBe(limitMs);
    expect(sent.at(-1)).toMatchObject({ agent_response_event: { agent_response: talkTexts.timeUp } });
    expect(closed).toEqual([[1000, talkTexts.timeUp]]);
  });

  it.each<[string, (talk: ScriptedTalk) => void, boolean]>([
    ["says nothing", () => undefined, false],
    [
      "interrupts",
      ({ floor }) => {
        floor.interrupt();
      },
      true,
    ],
    [
      "is understood",
      ({ floor }) => {
        floor.heard("Yes.");
      },
      true,
    ],
  ])("comes after two minutes when the person %s", async (_, act, isLater) => {
    const { pass, tell, opened, closed } = beginTalk();
    for (let n = 1; n <= talkQuietMs.voice / seconds(5); n += 1) {
      if (n === 12) act(opened);
      await pass(seconds(5));
      tell({ type: "pong", event_id: n });
    }
    expect(closed).toEqual(isLater ? [] : [[1000, talkTexts.quiet]]);
  });
});
