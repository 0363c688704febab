import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";
import { listen } from "#tests/fakes/listen.ts";

/** A received request. */
export interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** The body as sent, so that tests can search it. */
  readonly raw: string;
}

/** What a server does with a request. */
export type Behaviour = (response: ServerResponse, request: ReceivedRequest) => void;

const send = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
};

const completion = (message: object, finishReason: string) => ({
  id: "chatcmpl-1",
  object: "chat.completion",
  created: 0,
  model: "test-model",
  choices: [{ index: 0, finish_reason: finishReason, message: { role: "assistant", ...message } }],
});

export const says =
  (content: string, finishReason = "stop"): Behaviour =>
  (response) => {
    send(response, 200, completion({ content, refusal: null }, finishReason));
  };

export const refuses: Behaviour = (response) => {
  send(response, 200, completion({ content: null, refusal: "I cannot help with that." }, "stop"));
};

/** An error of the protocol, whose message repeats what servers tend to repeat. */
export const fails =
  (status: number): Behaviour =>
  (response) => {
    send(response, status, {
      error: { message: "Your key sk-test and your words.", type: "error", code: null },
    });
  };

export const sends =
  (body: string, contentType = "application/json"): Behaviour =>
  (response) => {
    response.writeHead(200, { "content-type": contentType }).end(body);
  };

/** Refuses to answer in some formats, and otherwise behaves as told. */
export const knowsOnly =
  (format: "json_object" | "text", otherwise: Behaviour): Behaviour =>
  (response, request) => {
    const asked = /"response_format":\{"type":"(\w+)"/.exec(request.raw)?.[1] ?? "text";
    (asked === format || asked === "text" ? otherwise : fails(400))(response, request);
  };

/** Answers after a while. */
export const late =
  (ms: number, otherwise: Behaviour): Behaviour =>
  (response, request) => {
    setTimeout(() => {
      otherwise(response, request);
    }, ms);
  };

/** Behaves one way after the other. */
export const inTurn = (...behaviours: readonly Behaviour[]): Behaviour => {
  let next = 0;
  return (response, request) => {
    behaviours[next]?.(response, request);
    next += 1;
  };
};

/** Takes the request and never answers. */
export const hangs: Behaviour = () => undefined;

/** Begins an answer and stops in the middle. */
export const stalls: Behaviour = (response) => {
  response.writeHead(200, { "content-type": "application/json" }).write('{"choices":[');
};

export interface FakeOpenAi {
  readonly baseUrl: string;
  readonly requests: readonly ReceivedRequest[];
  /** Connections that clients closed before their answer. */
  readonly abandoned: () => number;
}

/** A real HTTP server that speaks OpenAI's protocol and records requests; it ends with the test. */
export async function startFakeOpenAi(behaviour: Behaviour): Promise<FakeOpenAi> {
  const requests: ReceivedRequest[] = [];
  let abandoned = 0;
  const server = createServer((request, response) => {
    response.on("close", () => {
      if (!response.writableFinished) abandoned += 1;
    });
    void text(request).then((raw) => {
      const { method = "", url = "", headers } = request;
      const received = { method, path: url, headers, raw };
      requests.push(received);
      behaviour(response, received);
    });
  });
  const { host, stop } = await listen(server);
  onTestFinished(stop);
  return { baseUrl: `http://${host}/v1`, requests, abandoned: () => abandoned };
}
