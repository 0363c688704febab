import { talkLimitMs } from "#src/shared/voice/voice-limits.ts";
import { initiation, makeTalk, sound } from "#tests/setup/talk.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

describe("any client message", () => {
  const value = fc.oneof(fc.jsonValue(), fc.constantFrom("", "kind", "call-1", 1, 2, true, null));
  const message = fc.oneof(
    fc.constant(initiation),
    fc.constant(sound(400)),
    fc.record(
      {
        type: fc.constantFrom(
          "conversation_initiation_client_data",
          "pong",
          "user_message",
          "user_activity",
          "contextual_update",
          "feedback",
          "client_tool_result",
          "multimodal_message",
        ),
        text: value,
        event_id: value,
        score: value,
        tool_call_id: value,
        result: value,
        is_error: value,
        user_audio_chunk: value,
        dynamic_variables: fc.dictionary(
          fc.constantFrom("earlier_turns", "visitor_role", "__proto__"),
          value,
        ),
        conversation_config_override: value,
      },
      { requiredKeys: ["type"] },
    ),
  );
  const frame = fc.oneof({ weight: 5, arbitrary: message.map((one) => JSON.stringify(one)) }, fc.string());
  const step = fc.oneof(
    { weight: 4, arbitrary: frame.map((text) => ({ frame: text, ms: 0 })) },
    fc.integer({ min: 1, max: 60_000 }).map((ms) => ({ frame: null, ms })),
  );

  it("never throws, leaves no timer, and sends nothing after the end", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const { talk, pass, brain, closed, timers } = makeTalk(({ floor }) => {
          floor.say(floor.begin(), "Hello.");
          void floor.callTool("show_word", { traitId: "kind" });
        });
        for (const { frame: text, ms } of steps) {
          if (text === null) await pass(ms);
          else talk.receive(text);
        }
        await pass(talkLimitMs.text);
        talk.receive(JSON.stringify(initiation));
        expect(closed).toHaveLength(1);
        expect(timers.waiting).toBe(0);
        for (const { heard } of brain.talks)
          expect(heard.filter(([what]) => what === "close")).toHaveLength(1);
      }),
      { numRuns: 200 },
    );
  });
});
