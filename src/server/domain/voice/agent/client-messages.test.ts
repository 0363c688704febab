import { beginTalk, initiation, sound } from "#tests/setup/talk.ts";
import { describe, expect, it } from "vitest";
import { talkTexts } from "./wire.ts";

describe("from the client to the brain", () => {
  it.each<[object, (readonly string[])[]]>([
    [sound(8_000), [["heardSound", sound(8_000).user_audio_chunk]]],
    [sound(12_000), [["heardSound", sound(12_000).user_audio_chunk]]],
    [{ type: "pong", event_id: 1 }, []],
    [{ type: "user_message", text: " I don’t know. ", rich_content_id: "r" }, [["said", "I don’t know."]]],
    [{ type: "user_message", text: "  " }, []],
    [{ type: "user_activity" }, []],
    [
      { type: "contextual_update", text: "They saved the step.", context_id: "c" },
      [["told", "They saved the step."]],
    ],
    [{ type: "feedback", event_id: 1, score: "like" }, []],
    [{ type: "feedback", event_id: 99, score: "dislike" }, []],
    [{ type: "client_tool_result", tool_call_id: "call-9", result: "done", is_error: false }, []],
    [{ type: "mcp_tool_approval_result", tool_call_id: "m", is_approved: true }, []],
    [{ type: "multimodal_message", text: { type: "user_message", text: "Hi" } }, []],
  ])("passes %j", (message, expected) => {
    const { tell, opened, sent, closed } = beginTalk();
    tell(message);
    expect([opened.heard, sent, closed]).toEqual([expected, [], []]);
  });

  it("passes no sound in a written talk", () => {
    const { tell, opened } = beginTalk({
      conversation_config_override: { conversation: { text_only: true } },
    });
    tell(sound(800));
    expect(opened.heard).toEqual([]);
  });

  it.each<[string]>([
    ["not JSON"],
    ["[]"],
    ["null"],
    ["{}"],
    ['{"type":7}'],
    ['{"user_audio_chunk":"AAA"}'],
    ['{"user_audio_chunk":"A A="}'],
    ['{"user_audio_chunk":"AA=="}'],
    ['{"user_audio_chunk":5}'],
    [JSON.stringify(sound(48_002))],
    ['{"type":"pong"}'],
    ['{"type":"pong","event_id":-1}'],
    [JSON.stringify({ type: "user_message", text: "x".repeat(501) })],
    ['{"type":"user_message"}'],
    ['{"type":"contextual_update","text":[]}'],
    ['{"type":"feedback","event_id":1,"score":"love"}'],
    ['{"type":"client_tool_result","tool_call_id":"call-1","result":{},"is_error":false}'],
    [JSON.stringify(initiation)],
  ])("ignores %s, and ends the talk at the sixth", (frame) => {
    const { talk, opened, closed, sent } = beginTalk();
    for (let n = 0; n < 5; n += 1) talk.receive(frame);
    expect([opened.heard, sent, closed]).toEqual([[], [], []]);
    talk.receive(frame);
    expect(sent).toEqual([{ type: "error", error_event: { code: 1008, message: talkTexts.notUnderstood } }]);
    expect(closed).toEqual([[1008, talkTexts.notUnderstood]]);
    expect(opened.heard).toEqual([["close"]]);
  });
});
