import { safeNext } from "#src/shared/account/safe-next.ts";
import { RequestError, sentenceIn, unreachable } from "./api-error.ts";
import { answerInDemo, isDemo } from "./demo.ts";
import { bearerHeader, handleRefusedSession } from "#src/islands/kit/session/session.ts";
import { waitForTurn } from "./throttle.ts";

interface RequestOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** What a page reads, rather than what a person does: see throttle.ts. */
  readonly kind?: "action" | "query";
  /** The caller handles a 401; otherwise session.ts does, before the throw. */
  readonly seesTo401?: boolean;
}

/** Calls about rounds and results: what the page says of a 401 is enough. */
const staysOn401 = /assessment|results|survey|dashboard/;

const methods = new Set(["GET", "POST", "PUT", "DELETE", "PATCH"]);

/**
 * Makes a REST call to a path of this site, with the cookie and, where this browser keeps one, the token.
 *
 * @param method in any case
 * @param data sent as JSON; a file, as it is
 * @returns what the answer's JSON says; undefined for 204
 * @throws {RequestError} that the call failed; {RateLimitError} that it was not made
 */
export async function request(
  method: string,
  url: string,
  data?: unknown,
  { headers = {}, kind = "action", seesTo401 = false }: RequestOptions = {},
): Promise<unknown> {
  const verb = method.toUpperCase();
  if (!methods.has(verb)) throw new Error(`Unsupported method: ${method}`);
  // The token must not go to other sites.
  if (safeNext(url) === null) throw new Error(`Not a path of this site: ${url}`);
  const path = url.replace(/[?#].*/, "");
  if (isDemo()) return answerInDemo(`${verb} ${path}`);
  await waitForTurn(path, kind);
  const hasBody = data !== undefined && verb !== "GET";
  const contentType = data instanceof Blob ? "application/octet-stream" : "application/json";
  const answer = await send(url, {
    method: verb,
    credentials: "same-origin",
    headers: { ...(hasBody && { "content-type": contentType }), ...headers, ...bearerHeader() },
    ...(hasBody && { body: data instanceof Blob ? data : JSON.stringify(data) }),
  });
  if (answer.status === 401 && !seesTo401) handleRefusedSession(staysOn401.test(path));
  if (!answer.ok) throw await refusalOf(answer, url);
  return answer.status === 204 ? undefined : readJson(answer, url);
}

async function send(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch {
    throw new RequestError(unreachable, { status: 0, statusText: "", url, body: unreachable });
  }
}

async function refusalOf(answer: Response, url: string): Promise<RequestError> {
  const { status, statusText } = answer;
  const body = await answer.text();
  return new RequestError(sentenceIn(body) ?? unreachable, { status, statusText, url, body });
}

async function readJson(answer: Response, url: string): Promise<unknown> {
  const { status, statusText } = answer;
  const body = await answer.text();
  try {
    return JSON.parse(body);
  } catch {
    throw new RequestError(unreachable, { status, statusText, url, body });
  }
}
