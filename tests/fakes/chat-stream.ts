import type { ServerResponse } from "node:http";

/** A call of a tool, in the two pieces in which servers send it. */
export interface StreamedCall {
  readonly name: string;
  readonly parameters: object;
}

/** Streams one chat completion: the pieces of its text, then its tool calls. */
export const streams =
  (pieces: readonly string[], calls: readonly StreamedCall[] = []): ((response: ServerResponse) => void) =>
  (response) => {
    const send = (delta: object, finish_reason: string | null = null): void => {
      const chunk = {
        id: "c",
        object: "chat.completion.chunk",
        choices: [{ index: 0, delta, finish_reason }],
      };
      response.write(`data: ${JSON.stringify(chunk)}\n\n`);
    };
    response.writeHead(200, { "content-type": "text/event-stream" });
    for (const content of pieces) send({ content });
    for (const [index, { name, parameters }] of calls.entries()) {
      const text = JSON.stringify(parameters);
      send({
        tool_calls: [{ index, id: `call-${name}`, type: "function", function: { name, arguments: "" } }],
      });
      for (const piece of [text.slice(0, 3), text.slice(3)])
        send({ tool_calls: [{ index, function: { arguments: piece } }] });
    }
    send({}, calls.length > 0 ? "tool_calls" : "stop");
    response.end("data: [DONE]\n\n");
  };

/** Streams the beginning of an answer, and then nothing. */
export const stallsAfter =
  (piece: string): ((response: ServerResponse) => void) =>
  (response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: piece } }] })}\n\n`);
  };
