import { signedUrlOutput } from "#src/shared/voice/voice.output.ts";
import { convaiSubprotocol, type ClientMessage } from "#src/shared/voice/protocol.ts";
import { inputChunkMs } from "#src/shared/voice/voice-limits.ts";
import { talkVariables } from "#src/shared/voice/talk.ts";
import { setTimeout } from "node:timers/promises";
import WebSocket from "ws";
import { z } from "zod";

const samplesPerMs = 16;
const chunk = (level: number): string =>
  Buffer.from(
    Int16Array.from({ length: inputChunkMs * samplesPerMs }, (_, at) => (at % 40 < 20 ? level : -level))
      .buffer,
  ).toString("base64");
const [voice, quiet] = [chunk(6_000), chunk(30)];
/** A second of speech, and the silence that tells that it's over. */
const spoken = 4;

export interface Visitor {
  /** From each of the person's turns until the coach is heard, in milliseconds. */
  readonly waits: readonly number[];
  readonly audioBytes: number;
}

/** What a visitor looks at in a message. */
const message = z.object({
  type: z.string(),
  ping_event: z.object({ event_id: z.number() }).optional(),
  client_tool_call: z.object({ tool_call_id: z.string() }).optional(),
  audio_event: z.object({ audio_base_64: z.string() }).optional(),
});

interface Person {
  readonly url: string;
  readonly network: string;
  readonly firstName: string;
  /** Speaks every second answer, and types the others. */
  readonly answers: readonly string[];
}

async function connect({ url, network }: Person): Promise<WebSocket> {
  const headers = { "x-forwarded-for": network };
  const answer = await fetch(`${url}/api/voice/get-signed-url`, { headers });
  if (!answer.ok) throw new Error(`No right to talk: ${String(answer.status)}.`);
  const signed = new URL(signedUrlOutput.parse(await answer.json()).signedUrl);
  const origin = `http://${signed.host}`;
  signed.hostname = new URL(url).hostname;
  return new WebSocket(signed, convaiSubprotocol, { origin, headers });
}

/** Talks as a browser would: a microphone that always sends, sound that is heard in its own time. Ends after `ms`. */
export async function visit(person: Person, ms: number): Promise<Visitor> {
  const line = await connect(person);
  const send = (message: ClientMessage) => {
    line.send(JSON.stringify(message));
  };
  const waits: number[] = [];
  let audioBytes = 0;
  let heardUntil = 0;
  let turnEnded = 0;
  let answers = 0;
  /** Chunks of speech that are still to be sent. */
  let toSpeak = 0;

  const answer = () => {
    const now = performance.now();
    if (heardUntil === 0 || now < heardUntil + 500 || turnEnded !== 0 || toSpeak > 0) return;
    answers += 1;
    if (answers % 2 === 0) {
      toSpeak = spoken;
      return;
    }
    turnEnded = now;
    send({ type: "user_message", text: person.answers[answers % person.answers.length] ?? "Not sure" });
  };

  line.on("message", (data: Buffer) => {
    take(message.parse(JSON.parse(data.toString())));
  });
  const take = ({ type, ping_event, client_tool_call, audio_event }: z.output<typeof message>) => {
    if (ping_event) send({ type: "pong", event_id: ping_event.event_id });
    if (client_tool_call) {
      const { tool_call_id } = client_tool_call;
      send({ type: "client_tool_result", tool_call_id, result: "done", is_error: false });
    }
    if (type === "user_transcript") turnEnded = performance.now();
    if (!audio_event) return;
    const now = performance.now();
    const bytes = Buffer.byteLength(audio_event.audio_base_64, "base64");
    audioBytes += bytes;
    heardUntil = Math.max(heardUntil, now) + bytes / 2 / samplesPerMs;
    if (turnEnded === 0) return;
    waits.push(now - turnEnded);
    turnEnded = 0;
  };

  await new Promise((resolve, reject) => line.once("open", resolve).once("error", reject));
  turnEnded = performance.now();
  send({
    type: "conversation_initiation_client_data",
    dynamic_variables: { [talkVariables.firstName]: person.firstName },
  });
  const until = performance.now() + ms;
  while (performance.now() < until && line.readyState === line.OPEN) {
    send({ user_audio_chunk: toSpeak > 0 ? voice : quiet });
    if (toSpeak > 0) toSpeak -= 1;
    answer();
    await setTimeout(inputChunkMs);
  }
  line.close();
  return { waits, audioBytes };
}
