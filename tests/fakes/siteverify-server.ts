import { createServer, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { listen } from "#tests/fakes/listen.ts";

/** A received question. */
export interface AskedQuestion {
  readonly method: string;
  readonly contentType: string;
  readonly form: Readonly<Record<string, string>>;
}

export type Verdict = (response: ServerResponse) => void;

export const answers =
  (body: unknown, status = 200): Verdict =>
  (response) => {
    const sent = typeof body === "string" ? body : JSON.stringify(body);
    response.writeHead(status, { "content-type": "application/json" }).end(sent);
  };

/** Google's answer to a valid token. */
export const takesFor = (action: string, more: object = {}): Verdict =>
  answers({
    success: true,
    challenge_ts: "2026-11-20T09:00:00Z",
    hostname: "localhost",
    score: 0.9,
    action,
    ...more,
  });

export const refusesWith = (...codes: string[]): Verdict => answers({ success: false, "error-codes": codes });

export interface SiteverifyServer {
  readonly url: string;
  readonly asked: readonly AskedQuestion[];
  verdict: Verdict;
  stop(): Promise<void>;
}

/** A real HTTP server that speaks reCAPTCHA's `siteverify` and records questions. */
export async function startSiteverify(verdict: Verdict): Promise<SiteverifyServer> {
  const asked: AskedQuestion[] = [];
  const fake = { url: "", asked, verdict, stop: () => Promise.resolve() };
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { method = "", headers } = request;
      const form = Object.fromEntries(new URLSearchParams(body));
      asked.push({ method, contentType: headers["content-type"] ?? "", form });
      fake.verdict(response);
    });
  });
  const { host, stop } = await listen(server);
  fake.url = `http://${host}/siteverify`;
  fake.stop = stop;
  return fake;
}
