import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { createHttp, type HttpOptions } from "#src/server/http/create-http.ts";

export interface ApiRequest {
  readonly method?: string;
  readonly json?: unknown;
  /** A bearer token. */
  readonly token?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
  /** A raw body, instead of `json`. */
  readonly body?: string;
  /** Aborted when the caller leaves. */
  readonly signal?: AbortSignal;
}

/** The default address of test requests. */
const testAddress = "203.0.113.7";

/** The whole HTTP side over test dependencies, without a socket. */
export function makeApi(deps: Deps, pages: HttpOptions["pages"] = []) {
  const app = createHttp({ source: { get: () => Promise.resolve(deps), peek: () => deps }, pages });
  return (path: string, request: ApiRequest = {}, address = testAddress): Promise<Response> => {
    const { method = "GET", json, token = null, headers = {}, body, signal = null } = request;
    const sent = body ?? (json === undefined ? null : JSON.stringify(json));
    const init = {
      method,
      body: sent,
      signal,
      headers: {
        ...(sent === null
          ? {}
          : { "content-type": "application/json", "content-length": String(sent.length) }),
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
    };
    const env = { incoming: { socket: { remoteAddress: address } } };
    return Promise.resolve(app.fetch(new Request(new URL(path, "http://localhost:4321"), init), env));
  };
}

export const signIn = (deps: Deps, actor: Actor): Promise<string> => deps.sessions.start(actor.userId);
