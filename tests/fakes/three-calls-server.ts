import { deepEqual, equal } from "node:assert/strict";
import { createServer, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { z } from "zod";
import { listen, type Listening } from "#tests/fakes/listen.ts";

/** How the server answers one call. */
export type Reply = (response: ServerResponse) => void;

const threeCalls = ["transcriptions", "completions", "speech"] as const;
type Call = (typeof threeCalls)[number];

const message = z.discriminatedUnion("role", [
  z.strictObject({ role: z.literal("system"), content: z.string().min(1) }),
  z.strictObject({ role: z.literal("user"), content: z.string().min(1) }),
  z.strictObject({
    role: z.literal("assistant"),
    content: z.string(),
    tool_calls: z
      .array(
        z.strictObject({
          id: z.string().min(1),
          type: z.literal("function"),
          function: z.strictObject({ name: z.string(), arguments: z.string() }),
        }),
      )
      .optional(),
  }),
  z.strictObject({ role: z.literal("tool"), tool_call_id: z.string().min(1), content: z.string() }),
]);
export type AskedMessage = z.infer<typeof message>;

const completion = z.strictObject({
  model: z.literal("chat-model"),
  messages: z.array(message).min(2),
  stream: z.literal(true),
  tools: z.array(
    z.strictObject({
      type: z.literal("function"),
      function: z.strictObject({
        name: z.string().regex(/^[\w-]{1,64}$/),
        description: z.string(),
        parameters: z.looseObject({ type: z.literal("object"), additionalProperties: z.literal(false) }),
      }),
    }),
  ),
});

const speech = z.strictObject({
  model: z.literal("speaking-model"),
  voice: z.literal("alloy"),
  input: z.string().min(1).max(4_096),
  response_format: z.literal("pcm"),
});

/** A recording: 16 kHz, 16 bits, mono, as long as its header says. */
async function checkRecording(body: Buffer<ArrayBuffer>, type: string): Promise<number> {
  const form = await new Response(body, { headers: { "content-type": type } }).formData();
  deepEqual([form.get("model"), form.get("response_format")], ["hearing-model", "json"]);
  const file = form.get("file");
  if (!(file instanceof File)) throw new Error("There is no file.");
  const wav = Buffer.from(await file.arrayBuffer());
  equal(wav.toString("latin1", 0, 4) + wav.toString("latin1", 8, 16), "RIFFWAVEfmt ");
  const format = [wav.readUInt16LE(20), wav.readUInt16LE(22), wav.readUInt32LE(24), wav.readUInt32LE(28)];
  deepEqual(format, [1, 1, 16_000, 32_000]);
  deepEqual([wav.readUInt32LE(4), wav.readUInt32LE(40)], [wav.length - 8, wav.length - 44]);
  return (wav.length - 44) / 32;
}

export interface FakeThreeCalls extends Listening {
  readonly baseUrl: string;
  /** Length of each recording, in milliseconds. */
  readonly recordings: readonly number[];
  /** What each completion was asked with. */
  readonly asked: readonly (readonly AskedMessage[])[];
  readonly spoken: readonly string[];
  /** What was wrong with requests: a test fails over any. */
  readonly faults: readonly string[];
  /** Requests that were given up before they had their answer. */
  readonly abandoned: () => number;
}

/**
 * A server that speaks the three calls of a talk, and checks every body. Each call is answered by the next of its replies, the last one
 * again and again.
 */
export async function startFakeThreeCalls(
  replies: Readonly<Record<Call, readonly Reply[]>>,
): Promise<FakeThreeCalls> {
  const recordings: number[] = [];
  const asked: (readonly AskedMessage[])[] = [];
  const spoken: string[] = [];
  const faults: string[] = [];
  const count = { transcriptions: 0, completions: 0, speech: 0 };
  let abandoned = 0;

  const take = async (call: Call, body: Buffer<ArrayBuffer>, type: string): Promise<void> => {
    if (call === "transcriptions") recordings.push(await checkRecording(body, type));
    else if (call === "completions") asked.push(completion.parse(JSON.parse(body.toString("utf8"))).messages);
    else spoken.push(speech.parse(JSON.parse(body.toString("utf8"))).input);
  };
  const server = createServer((request, response) => {
    response.on("close", () => {
      if (!response.writableFinished) abandoned += 1;
    });
    const call = threeCalls.find((name) => request.url?.endsWith(`/${name}`));
    void buffer(request).then(async (body) => {
      if (call === undefined || request.headers.authorization !== "Bearer sk-secret") {
        faults.push(`${request.url ?? ""} ${request.headers.authorization ?? ""}`);
        return;
      }
      await take(call, Buffer.from(body), request.headers["content-type"] ?? "").catch((error: unknown) => {
        faults.push(String(error));
      });
      const reply = replies[call][count[call]] ?? replies[call].at(-1);
      count[call] += 1;
      reply?.(response);
    });
  });
  const listening = await listen(server);
  const baseUrl = `http://${listening.host}/v1`;
  return { ...listening, baseUrl, recordings, asked, spoken, faults, abandoned: () => abandoned };
}

export const understands =
  (text: string): Reply =>
  (response) => {
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ text }));
  };

const streamed = (response: ServerResponse, deltas: readonly object[]): void => {
  for (const delta of deltas) {
    const piece = {
      id: "c",
      object: "chat.completion.chunk",
      created: 0,
      model: "m",
      choices: [{ index: 0, delta }],
    };
    response.write(`data: ${JSON.stringify(piece)}\n\n`);
  }
};

/** Writes this in pieces, calling these tools: each as its name and parameters. */
export const writes =
  (pieces: readonly string[], calls: readonly (readonly [string, string])[] = []): Reply =>
  (response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    streamed(response, [
      ...pieces.map((content) => ({ content })),
      ...calls.flatMap(([name, parameters], index) => [
        { tool_calls: [{ index, id: `id-${name}`, type: "function", function: { name, arguments: "" } }] },
        { tool_calls: [{ index, function: { arguments: parameters } }] },
      ]),
    ]);
    response.end("data: [DONE]\n\n");
  };

/** Writes this and stops in the middle. */
export const writesAndStalls =
  (text: string): Reply =>
  (response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    streamed(response, [{ content: text }]);
  };

/** So many milliseconds of sound, in pieces that cut a sample in two. */
export const sounds =
  (ms: number): Reply =>
  (response) => {
    const pcm = Buffer.alloc(ms * 48);
    response.writeHead(200, { "content-type": "application/octet-stream" }).write(pcm.subarray(0, 7));
    setImmediate(() => response.end(pcm.subarray(7)));
  };

export const fails =
  (status: number): Reply =>
  (response) => {
    const error = { message: "Your key sk-secret and your words.", type: "x", code: null };
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify({ error }));
  };

/** Takes the request and never says a word. */
export const hangs: Reply = () => undefined;
