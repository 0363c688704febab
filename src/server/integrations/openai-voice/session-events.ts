import type { RealtimeClientEvent } from "openai/resources/realtime/realtime";
import type { TalkContext } from "#src/server/domain/voice/brain.ts";
import { windowBriefing } from "#src/server/domain/voice/briefing.ts";
import { coachInstructions } from "#src/server/domain/voice/coach-instructions.ts";
import { coachTools } from "#src/server/domain/voice/coach-tools.ts";
import type { OpenAiVoiceSettings } from "#src/server/voice-settings.ts";

type Models = Pick<OpenAiVoiceSettings, "voiceName" | "hearingModel">;

/** What a session is told before the coach speaks: its rules and tools, the window, and what was said before. */
export const sessionEvents = (context: TalkContext, models: Models): readonly RealtimeClientEvent[] => [
  sessionUpdate(context, models),
  typedBy("user", windowBriefing(context)),
  ...context.earlierTurns.map(({ from, text }) => (from === "coach" ? spoken(text) : typedBy("user", text))),
];

/** A message as someone typed it, or as the page says it. The two branches are the same but for their types. */
export const typedBy = (role: "user" | "system", text: string): RealtimeClientEvent => ({
  type: "conversation.item.create",
  item:
    role === "user"
      ? { type: "message", role, content: [{ type: "input_text", text }] }
      : { type: "message", role, content: [{ type: "input_text", text }] },
});

const spoken = (text: string): RealtimeClientEvent => ({
  type: "conversation.item.create",
  item: { type: "message", role: "assistant", content: [{ type: "output_text", text }] },
});

const format = { type: "audio/pcm", rate: 24_000 } as const;

function sessionUpdate(context: TalkContext, { voiceName, hearingModel }: Models): RealtimeClientEvent {
  const input = {
    format,
    transcription: { model: hearingModel },
    turn_detection: { type: "semantic_vad", create_response: true, interrupt_response: true },
  } as const;
  // No sound is asked of a model where nobody would hear it.
  const isSilent = context.textOnly || context.ownVoice;
  return {
    type: "session.update",
    event_id: "session",
    session: {
      type: "realtime",
      instructions: coachInstructions(context),
      tools: coachTools(context).map((tool) => ({ type: "function", ...tool })),
      tool_choice: "auto",
      output_modalities: [isSilent ? "text" : "audio"],
      audio: {
        ...(context.textOnly ? {} : { input }),
        ...(isSilent ? {} : { output: { format, voice: voiceName } }),
      },
    },
  };
}
