import type { Brain, BrainTalk, Floor, TalkContext } from "#src/server/domain/voice/brain.ts";
import type { Timers } from "#src/server/clock.ts";
import type { OpenAiVoiceSettings } from "#src/server/service-settings.ts";
import { createCaptions, createSpeech } from "./speech.ts";
import {
  failTalk,
  failureOfCode,
  type Failure,
  type Reports,
  openConnection,
  pageSays,
  type ServerEvent,
} from "./connection.ts";
import { chatServer, openChatTalk } from "./chat-talk.ts";
import { createResponses, createToolRounds } from "./responses.ts";
import type { RealtimeClientEvent } from "openai/resources/realtime/realtime";
import { coachInstructions, windowBriefing } from "#src/server/domain/voice/briefing.ts";
import { type CoachTools, coachTools } from "#src/server/domain/voice/coach-tools.ts";

/** The session before the coach speaks: rules and tools, the window, and earlier turns. */
const sessionEvents = (
  context: TalkContext,
  tools: CoachTools,
  settings: OpenAiVoiceSettings,
): readonly RealtimeClientEvent[] => [
  sessionUpdate(context, tools, settings),
  typed(windowBriefing(context)),
  ...context.earlierTurns.map(({ from, text }) => (from === "coach" ? spoken(text) : typed(text))),
];

const typed = (text: string): RealtimeClientEvent => ({
  type: "conversation.item.create",
  item: { type: "message", role: "user", content: [{ type: "input_text", text }] },
});

const spoken = (text: string): RealtimeClientEvent => ({
  type: "conversation.item.create",
  item: { type: "message", role: "assistant", content: [{ type: "output_text", text }] },
});

const format = { type: "audio/pcm", rate: 24_000 } as const;

function sessionUpdate(
  context: TalkContext,
  tools: CoachTools,
  { voiceName, hearingModel }: OpenAiVoiceSettings,
): RealtimeClientEvent {
  const input = {
    format,
    transcription: { model: hearingModel },
    turn_detection: { type: "semantic_vad", create_response: true, interrupt_response: true },
  } as const;
  return {
    type: "session.update",
    event_id: "session",
    session: {
      type: "realtime",
      instructions: coachInstructions(context),
      tools: tools.descriptions.map((tool) => ({ type: "function", ...tool })),
      tool_choice: "auto",
      output_modalities: ["audio"],
      audio: { input, output: { format, voice: voiceName } },
    },
  };
}

/** Errors about events of ours that came too late; the talk is fine. */
const harmless = new Set(["truncate", "cancel", "delete"]);
/** The events of an unwanted answer. */
const refusable = /^response\.(?:output|function)/;
const alreadyAnswering = "conversation_already_has_active_response";

/** The settings, and what a talk needs besides. */
type RealtimeSettings = OpenAiVoiceSettings & Reports & { readonly timers: Timers };

/** Leads one talk through a realtime model: translates between its events and the floor. */
function openRealtimeTalk(
  settings: RealtimeSettings,
  url: string,
  context: TalkContext,
  floor: Floor,
): BrainTalk {
  const { timers, reachability, apiKey } = settings;
  let cancelEnd: (() => void) | null = null;
  const close = (): void => {
    responses.rest();
    cancelEnd?.();
    line.close();
  };
  const fail = (failure: Failure, code?: string | number): void => {
    close();
    failTalk(floor, settings, failure, code);
  };
  const line = openConnection(url, apiKey, timers, hear, fail);
  const responses = createResponses(line.send, timers, () => {
    fail("silent");
  });
  const captions = createCaptions();
  const speech = createSpeech(floor, line.send, timers, captions);
  const coach = coachTools(context);
  const tools = createToolRounds(coach, floor, line.send);

  async function closeAnswer(): Promise<void> {
    captions.flush();
    const next = await tools.close();
    if (next === "goOn") responses.want();
    if (next !== "end") return;
    // After the goodbye was heard.
    cancelEnd = timers.wait(speech.remainingMs(), () => {
      void floor.callTool("end_conversation", {}).then(() => {
        floor.end();
      });
    });
  }

  function hear(event: ServerEvent): void {
    if (event.type.startsWith("response.") && event.type !== "response.done") responses.onProgress();
    if (responses.isRefused() && refusable.test(event.type)) return;
    switch (event.type) {
      case "response.created":
        responses.onCreated();
        return;
      case "response.output_audio.delta":
        tools.onSpeech();
        speech.sound(event, event.delta);
        return;
      case "response.output_audio_transcript.delta":
        speech.write(event, event.delta);
        return;
      case "response.output_audio_transcript.done":
        speech.written(event, event.transcript);
        return;
      case "response.function_call_arguments.done":
        tools.call(event.name, event.call_id, event.arguments);
        return;
      case "response.done": {
        const { status, status_details: details } = event.response;
        const code = details?.error?.code ?? details?.error?.type ?? "";
        if (status === "failed") fail(failureOfCode(code), code);
        else {
          reachability.answered();
          responses.onDone();
          void closeAnswer();
        }
        return;
      }
      case "input_audio_buffer.speech_started":
        responses.rest();
        if (cancelEnd === null) speech.cut();
        return;
      case "input_audio_buffer.committed":
        captions.await();
        responses.expect();
        return;
      case "conversation.item.input_audio_transcription.completed":
        if (event.transcript.trim() !== "" && !floor.heard(event.transcript.trim()) && event.item_id) {
          line.send({ type: "conversation.item.delete", event_id: "delete", item_id: event.item_id });
        }
        captions.settle();
        return;
      case "conversation.item.input_audio_transcription.failed":
        captions.settle();
        return;
      case "error": {
        const { event_id: id, code, type } = event.error;
        if (code === alreadyAnswering || harmless.has(id ?? "")) return;
        fail(failureOfCode(code ?? type ?? ""), code ?? type ?? "");
        return;
      }
      case "session.updated":
        reachability.answered();
    }
  }

  for (const event of sessionEvents(context, coach, settings)) line.send(event);
  responses.want();

  return {
    heardSound: (audio) => {
      // Sound from before the connection is open would arrive late and all at once.
      if (line.isOpen()) line.send({ type: "input_audio_buffer.append", audio });
    },
    said: (text) => {
      if (speech.cut()) responses.cancel();
      line.send(typed(text));
      responses.want();
    },
    told: (text) => {
      line.send(typed(pageSays(text)));
    },
    rest: () => {
      cancelEnd?.();
      cancelEnd = null;
      speech.cut();
      captions.drop();
      responses.refuse();
    },
    close,
  };
}

/** Models at OpenAI or a compatible server: one that hears and speaks, over one WebSocket per talk, and one that reads and writes. */
export function openAiBrain(settings: RealtimeSettings): Brain {
  const { voiceModel } = settings;
  const server = chatServer(settings);
  return {
    hasVoice: voiceModel !== null,
    name: "openai",
    heardBy: settings.heardBy,
    inputFormat: "pcm_24000",
    outputFormat: "pcm_24000",
    open: (context, floor) =>
      context.textOnly || voiceModel === null
        ? openChatTalk(server, context, floor)
        : openRealtimeTalk(settings, realtimeUrl(settings.baseUrl, voiceModel), context, floor),
  };
}

function realtimeUrl(baseUrl: string, model: string): string {
  const url = new URL(`${baseUrl}/realtime`);
  url.protocol = url.protocol === "http:" ? "ws:" : "wss:";
  url.searchParams.set("model", model);
  return url.href;
}
