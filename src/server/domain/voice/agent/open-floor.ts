import { seconds, type Timers } from "#src/server/clock.ts";
import type { Floor, TalkContext, ToolOutcome } from "#src/server/domain/voice/brain.ts";
import { careFor } from "#src/shared/voice/care.ts";
import type { ServerMessage } from "#src/shared/voice/protocol.ts";
import { careTexts } from "#src/shared/voice/voice-texts.ts";

const timeoutMs = seconds(10);

const unanswered: ToolOutcome = { result: "The page didn’t answer.", isError: true };

/** The page's pending tool calls. */
function createToolCalls(timers: Timers) {
  const waiting = new Map<string, (outcome: ToolOutcome) => void>();
  let calls = 0;
  let isStopped = false;
  return {
    /** Adds a call; `ask` gets its id. */
    add: (ask: (id: string) => void) =>
      new Promise<ToolOutcome>((resolve) => {
        if (isStopped) {
          resolve(unanswered);
          return;
        }
        calls += 1;
        const id = `call-${String(calls)}`;
        const settle = (outcome: ToolOutcome): void => {
          waiting.delete(id);
          cancel();
          resolve(outcome);
        };
        const cancel = timers.wait(timeoutMs, () => {
          settle(unanswered);
        });
        waiting.set(id, settle);
        ask(id);
      }),
    /** Resolves a call; ignores late answers and unknown ids. */
    settle: (id: string, outcome: ToolOutcome): void => waiting.get(id)?.(outcome),
    /** Resolves all pending calls as unanswered. */
    stop: (): void => {
      isStopped = true;
      for (const settle of waiting.values()) settle(unanswered);
    },
  };
}

interface FloorParts {
  readonly context: Pick<TalkContext, "textOnly">;
  readonly send: (message: ServerMessage) => void;
  readonly timers: Timers;
  /** Called when the person did or said something. */
  readonly onPerson: () => void;
  /** Makes the brain stop speaking. */
  readonly rest: () => void;
  readonly end: () => void;
  readonly fail: (sentence: string) => void;
  readonly crisisLines: string;
}

/** Translates a brain's actions into protocol messages, which share one sequence of event numbers. */
export function createFloor({ context, send, timers, onPerson, rest, end, fail, crisisLines }: FloorParts) {
  const toolCalls = createToolCalls(timers);
  const utterances = new Set<number>();
  let eventId = 0;
  /** Sound of earlier utterances isn't sent any more; clients compare the numbers in the same way. */
  let interruptedAt = 0;
  let writing = 0;
  const next = (): number => (eventId += 1);
  /** Tells someone in trouble who can help; ends the conversation if in danger. @returns whether it did */
  const helpIfInTrouble = (text: string): boolean => {
    const care = careFor(text);
    if (care === null) return false;
    rest();
    floor.say(floor.begin(), `${careTexts[care]} ${crisisLines}`.trim());
    if (care === "danger") end();
    return true;
  };

  const sendPart = (type: "start" | "delta" | "stop", utterance: number, text = ""): void => {
    send({ type: "agent_chat_response_part", text_response_part: { type, text, event_id: utterance } });
  };

  const floor: Floor = {
    begin: () => {
      const utterance = next();
      utterances.add(utterance);
      return utterance;
    },
    write: (utterance, text) => {
      if (writing !== utterance) sendPart("start", utterance);
      writing = utterance;
      sendPart("delta", utterance, text);
    },
    say: (utterance, text) => {
      if (writing === utterance) sendPart("stop", utterance);
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
    toolCalls,
    helpIfInTrouble,
    /** Whether an utterance has this number. */
    has: (utterance: number) => utterances.has(utterance),
  };
}
