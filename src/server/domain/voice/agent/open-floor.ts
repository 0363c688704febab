import type { Floor, TalkContext } from "#src/server/domain/voice/brain.ts";
import { careFor } from "#src/shared/voice/care.ts";
import type { ServerMessage } from "#src/shared/voice/protocol.ts";
import { careTexts } from "#src/shared/voice/voice-texts.ts";
import type { createToolCalls } from "./tool-calls.ts";

interface FloorParts {
  readonly context: Pick<TalkContext, "textOnly">;
  readonly send: (message: ServerMessage) => void;
  readonly toolCalls: ReturnType<typeof createToolCalls>;
  /** Called when the person did or said something. */
  readonly onPerson: () => void;
  /** Makes the brain stop speaking. */
  readonly rest: () => void;
  readonly end: () => void;
  readonly fail: (sentence: string) => void;
  readonly crisisLines: string;
}

/** The connection's side of a floor. */
export interface OpenFloor {
  readonly floor: Floor;
  readonly isTextOnly: boolean;
  /** Tells someone in trouble who can help; ends the conversation if in danger. @returns whether it did */
  helpIfInTrouble(text: string): boolean;
  /** Whether an utterance has this number. */
  has(utterance: number): boolean;
}

/** Translates a brain's actions into protocol messages, which share one sequence of event numbers. */
export function createFloor(parts: FloorParts): OpenFloor {
  const { context, send, toolCalls, onPerson, rest, end, fail, crisisLines } = parts;
  const utterances = new Set<number>();
  let eventId = 0;
  /** Sound of earlier utterances isn't sent any more; clients compare the numbers in the same way. */
  let interruptedAt = 0;
  let writing = 0;
  const next = (): number => (eventId += 1);
  const helpIfInTrouble = (text: string): boolean => {
    const care = careFor(text);
    if (care === null) return false;
    rest();
    floor.say(floor.begin(), `${careTexts[care]} ${crisisLines}`.trim());
    if (care === "danger") end();
    return true;
  };

  const floor: Floor = {
    begin: () => {
      const utterance = next();
      utterances.add(utterance);
      return utterance;
    },
    write: (utterance, text) => {
      const part = (type: "start" | "delta", piece: string): void => {
        send({
          type: "agent_chat_response_part",
          text_response_part: { type, text: piece, event_id: utterance },
        });
      };
      if (writing !== utterance) part("start", "");
      writing = utterance;
      part("delta", text);
    },
    say: (utterance, text) => {
      if (writing === utterance) {
        send({
          type: "agent_chat_response_part",
          text_response_part: { type: "stop", text: "", event_id: utterance },
        });
      }
      send({ type: "agent_response", agent_response_event: { agent_response: text, event_id: utterance } });
    },
    play: (utterance, audio) => {
      if (context.textOnly || utterance < interruptedAt) return;
      send({ type: "audio", audio_event: { audio_base_64: audio, event_id: utterance } });
    },
    correct: (utterance, original, corrected) => {
      send({
        type: "agent_response_correction",
        agent_response_correction_event: {
          original_agent_response: original,
          corrected_agent_response: corrected,
          event_id: utterance,
        },
      });
    },
    heard: (text) => {
      onPerson();
      send({
        type: "user_transcript",
        user_transcription_event: { user_transcript: text, event_id: next() },
      });
      return !helpIfInTrouble(text);
    },
    interrupt: () => {
      onPerson();
      interruptedAt = next();
      send({ type: "interruption", interruption_event: { event_id: interruptedAt } });
    },
    callTool: (name, parameters) =>
      toolCalls.add((id) => {
        send({
          type: "client_tool_call",
          client_tool_call: { tool_name: name, tool_call_id: id, parameters, event_id: next() },
        });
      }),
    end,
    fail,
  };
  return {
    floor,
    helpIfInTrouble,
    isTextOnly: context.textOnly,
    has: (utterance) => utterances.has(utterance),
  };
}
