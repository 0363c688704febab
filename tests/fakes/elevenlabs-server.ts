import { createServer, type Server, type ServerResponse } from "node:http";
import { listen, type Listening } from "#tests/fakes/listen.ts";

export interface FakeElevenLabs extends Listening {
  /** For further endpoints. */
  readonly server: Server;
  readonly apiUrl: string;
  /** Each call as `GET /path key`. */
  readonly calls: readonly string[];
}

/** The server's answer; `host` is its own. */
export type ElevenLabsBehaviour = (response: ServerResponse, host: string) => void;

export const signs: ElevenLabsBehaviour = (response, host) => {
  answers(200, {
    signed_url: `ws://${host}/v1/convai/conversation?agent_id=agent-1&conversation_signature=cvtkn_1`,
  })(response, host);
};

export const answers =
  (status: number, body: unknown): ElevenLabsBehaviour =>
  (response) => {
    const text = typeof body === "string" ? body : JSON.stringify(body);
    response.writeHead(status, { "content-type": "application/json" }).end(text);
  };

/** A server with the one ElevenLabs call that ours makes. */
export async function startFakeElevenLabs(behaviour: ElevenLabsBehaviour): Promise<FakeElevenLabs> {
  const calls: string[] = [];
  let host = "";
  const server = createServer((request, response) => {
    calls.push(`${request.method ?? ""} ${request.url ?? ""} ${String(request.headers["xi-api-key"])}`);
    behaviour(response, host);
  });
  const listening = await listen(server);
  host = listening.host;
  return { ...listening, server, apiUrl: `http://${host}`, calls };
}
