import type { ScriptedTalk } from "#tests/fakes/scripted-brain.ts";
import { beginTalk } from "#tests/setup/talk.ts";
import { describe, expect, it } from "vitest";

describe("from the brain to the client", () => {
  it.each<[string, (talk: ScriptedTalk) => void, object[]]>([
    [
      "an utterance with its sound",
      ({ floor }) => {
        const utterance = floor.begin();
        floor.say(utterance, "Hello.");
        floor.play(utterance, "AAAA");
      },
      [
        { type: "agent_response", agent_response_event: { agent_response: "Hello.", event_id: 1 } },
        { type: "audio", audio_event: { audio_base_64: "AAAA", event_id: 1 } },
      ],
    ],
    [
      "what was heard, after which utterances have higher numbers",
      ({ floor }) => {
        floor.heard("Good morning.");
        floor.say(floor.begin(), "Hello.");
      },
      [
        {
          type: "user_transcript",
          user_transcription_event: { user_transcript: "Good morning.", event_id: 1 },
        },
        { type: "agent_response", agent_response_event: { agent_response: "Hello.", event_id: 2 } },
      ],
    ],
    [
      "an interruption, and no sound of what was interrupted",
      ({ floor }) => {
        const first = floor.begin();
        floor.play(first, "AAAA");
        floor.interrupt();
        floor.play(first, "BBBB");
        floor.correct(first, "Hello there.", "Hello");
        floor.play(floor.begin(), "CCCC");
      },
      [
        { type: "audio", audio_event: { audio_base_64: "AAAA", event_id: 1 } },
        { type: "interruption", interruption_event: { event_id: 2 } },
        {
          type: "agent_response_correction",
          agent_response_correction_event: {
            original_agent_response: "Hello there.",
            corrected_agent_response: "Hello",
            event_id: 1,
          },
        },
        { type: "audio", audio_event: { audio_base_64: "CCCC", event_id: 3 } },
      ],
    ],
    [
      "a text as it is written",
      ({ floor }) => {
        const utterance = floor.begin();
        floor.write(utterance, "Hel");
        floor.write(utterance, "lo.");
        floor.say(utterance, "Hello.");
      },
      [
        ...(["start", "delta", "delta", "stop"] as const).map((type, at) => ({
          type: "agent_chat_response_part",
          text_response_part: { type, text: ["", "Hel", "lo.", ""][at], event_id: 1 },
        })),
        { type: "agent_response", agent_response_event: { agent_response: "Hello.", event_id: 1 } },
      ],
    ],
    [
      "a failure, and nothing after it",
      ({ floor }) => {
        floor.fail("The coach is away.");
        floor.say(floor.begin(), "Still here.");
      },
      [{ type: "error", error_event: { code: 1011, message: "The coach is away." } }],
    ],
  ])("passes %s", (_, act, expected) => {
    const { opened, sent } = beginTalk();
    act(opened);
    expect(sent).toEqual(expected);
  });

  it("passes no sound to a page that wants none", () => {
    const { opened, sent } = beginTalk({
      conversation_config_override: { conversation: { text_only: true } },
    });
    opened.floor.play(opened.floor.begin(), "AAAA");
    expect(sent).toEqual([]);
  });

  it("calls the page and returns its answer once", async () => {
    const { opened, sent, tell } = beginTalk();
    const asked = opened.floor.callTool("show_word", { traitId: "kind" });
    expect(sent).toEqual([
      {
        type: "client_tool_call",
        client_tool_call: {
          tool_name: "show_word",
          tool_call_id: "call-1",
          parameters: { traitId: "kind" },
          event_id: 1,
        },
      },
    ]);
    const answer = { type: "client_tool_result", tool_call_id: "call-1", result: "shown", is_error: false };
    tell(answer, { ...answer, result: "again" });
    expect(await asked).toEqual({ result: "shown", isError: false });
  });
});
