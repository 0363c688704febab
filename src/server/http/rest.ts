import type { DepsSource } from "#src/server/deps.ts";
import { createCaller, type Caller } from "#src/server/trpc/router.ts";
import { errorResponse, httpError, jsonError } from "./error-response.ts";
import { contextOf, type HttpContext } from "./request-context.ts";

/*
 * The one adapter between REST and the procedures: each REST call is a procedure call with a path, so that rules and
 * refusals are the same on both sides. It parses the body, calls, and turns errors into answers.
 */

export interface RestCall {
  /** Calls procedures as the person that the request is from. */
  readonly api: Caller;
  /** The JSON body; `{}` where there is none. Its fields are for the procedure to check. */
  readonly json: Readonly<Record<string, unknown>>;
  /** A part of the path. */
  readonly param: (name: string) => string;
  readonly query: (name: string) => string | undefined;
}

interface RestOptions {
  /** The status of success; 204 sends no body. */
  readonly status?: 200 | 201 | 204;
}

type RestHandler = (c: HttpContext) => Promise<Response>;
export type Rest = (options: RestOptions, call: (call: RestCall) => Promise<unknown>) => RestHandler;

const isJson = (type: string): boolean => /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(type);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The body as an object, or the answer that refuses it. */
async function readBody(c: HttpContext): Promise<Record<string, unknown> | Response> {
  if (c.req.method === "GET" || c.req.method === "HEAD") return {};
  const type = c.req.header("content-type");
  const text = await c.req.text();
  if (type !== undefined ? !isJson(type) : text !== "") {
    return jsonError(c, httpError(415, "UNSUPPORTED_MEDIA_TYPE", "Please send JSON (Content-Type: application/json)."));
  }
  if (text === "") return {};
  const value = parse(text);
  if (isRecord(value)) return value;
  return jsonError(c, httpError(400, "BAD_REQUEST", "The body is not a JSON object."));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Makes `rest(options, call)`, which turns a procedure call into a Hono handler. */
export function restOver(source: DepsSource): Rest {
  return ({ status = 200 }, call) =>
    async (c) => {
      const deps = await source.get();
      try {
        const json = await readBody(c);
        if (json instanceof Response) return json;
        const api = createCaller(await contextOf(c, deps));
        const param = (name: string): string => c.req.param(name) ?? "";
        const result = await call({ api, json, param, query: (name) => c.req.query(name) });
        return status === 204 ? c.body(null, 204) : c.json(result, status);
      } catch (error) {
        return errorResponse(c, error, deps.log);
      }
    };
}
