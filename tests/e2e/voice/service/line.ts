import type { ServerMessage } from "#src/shared/voice/protocol.ts";
import { talkMetadata } from "#tests/fakes/talk-metadata.ts";
import { clientFrame, type TypedFrame } from "./client-frame.ts";

/** The service's side of one connection. */
export interface Line {
  readonly send: (message: ServerMessage | Readonly<Record<string, unknown>>) => void;
  readonly say: (eventId: number, text: string) => void;
  /** Half a second of a tone, under that number. */
  readonly play: (eventId: number) => void;
  /** Someone interrupted that answer, heard up to here. */
  readonly interrupt: (eventId: number, answer: string, heard: string) => void;
  /** A transcript of the person's speech. */
  readonly hear: (eventId: number, words: string) => void;
  readonly call: (tool: string, id: string, parameters: object) => void;
  readonly close: (code: number, reason?: string) => Promise<void>;
  /** The newest frame of that type, awaited if necessary. */
  readonly frame: <Type extends TypedFrame["type"]>(
    type: Type,
  ) => Promise<Extract<TypedFrame, { type: Type }>>;
  readonly chunks: () => readonly string[];
}

/** The service's end of a connection, over any transport. */
interface End {
  readonly send: (text: string) => void;
  readonly onText: (take: (text: string) => void) => void;
  readonly close: Line["close"];
}

interface Manners {
  /** False: stays silent when the connection opens. */
  readonly greets: boolean;
  /** Called once the client may be spoken to. */
  readonly onGreeted: (line: Line) => void;
}

/** Speaks ElevenLabs' protocol over a connection. @throws in `onText`, for an unknown frame */
export function openLine(end: End, { greets, onGreeted }: Manners): Line {
  const frames: TypedFrame[] = [];
  const sound: string[] = [];
  const waiting = new Set<() => void>();
  const send: Line["send"] = (message) => {
    end.send(JSON.stringify(message));
  };
  const line: Line = {
    send,
    say: (eventId, text) => {
      send({ type: "agent_response", agent_response_event: { agent_response: text, event_id: eventId } });
    },
    play: (eventId) => {
      send({ type: "audio", audio_event: { audio_base_64: tone, event_id: eventId } });
    },
    interrupt: (eventId, answer, heard) => {
      send({ type: "interruption", interruption_event: { event_id: eventId + 1 } });
      const correction = { original_agent_response: answer, corrected_agent_response: heard };
      send({
        type: "agent_response_correction",
        agent_response_correction_event: { ...correction, event_id: eventId },
      });
    },
    hear: (eventId, words) => {
      const transcript = { user_transcript: words, event_id: eventId };
      send({ type: "user_transcript", user_transcription_event: transcript });
    },
    call: (tool, id, parameters) => {
      const call = { tool_name: tool, tool_call_id: id, parameters, event_id: 4 };
      send({ type: "client_tool_call", client_tool_call: call });
    },
    close: end.close,
    frame: (type) =>
      new Promise((resolve) => {
        const look = () => {
          const found = frames.findLast(isOf(type));
          if (found === undefined) return;
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      }),
    chunks: () => sound,
  };
  end.onText((text) => {
    const frame = clientFrame.parse(JSON.parse(text));
    if ("user_audio_chunk" in frame) sound.push(frame.user_audio_chunk);
    else frames.push(frame);
    if ("type" in frame && frame.type === "conversation_initiation_client_data" && greets) {
      send(talkMetadata);
      onGreeted(line);
    }
    for (const look of waiting) look();
  });
  if (!greets) onGreeted(line);
  return line;
}

const isOf =
  <Type extends TypedFrame["type"]>(type: Type) =>
  (frame: TypedFrame): frame is Extract<TypedFrame, { type: Type }> =>
    frame.type === type;

/** Half a second at 16 kHz. */
const tone = Buffer.from(
  Int16Array.from({ length: 8_000 }, (_, at) => 12_000 * Math.sin((2 * Math.PI * 440 * at) / 16_000)).buffer,
).toString("base64");

/** Connections in the order of opening, each returned once. */
export function createQueue() {
  const opened: Line[] = [];
  const waiting: ((line: Line) => void)[] = [];
  return {
    add: (line: Line): void => {
      const next = waiting.shift();
      if (next === undefined) opened.push(line);
      else next(line);
    },
    next: (): Promise<Line> => {
      const line = opened.shift();
      return line === undefined ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(line);
    },
  };
}
