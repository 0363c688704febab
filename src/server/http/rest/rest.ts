import type { ExportedFile } from "#src/server/domain/analysis/report/export-analysis.ts";
import type { DepsSource } from "#src/server/deps.ts";
import { errorResponse, httpError, jsonError, jsonTextResponse } from "./error-response.ts";
import type { Operation } from "./operation.ts";
import { yieldToOthers } from "#src/server/queue.ts";
import { requestErrors, contextOf } from "#src/server/http/request/request-context.ts";
import { isFromElsewhere, type HttpContext, type HttpEnv } from "#src/server/http/request/http-env.ts";
import type { Hono } from "hono";

/** A file instead of a JSON answer. */
const isExportedFile = (given: unknown): given is ExportedFile =>
  typeof given === "object" && given !== null && "contentType" in given && "fileName" in given;

/** An answer that a browser keeps as a file. */
const fileResponse = ({ body, encoding, contentType, fileName }: ExportedFile): Response =>
  new Response(encoding === "base64" ? Buffer.from(body, encoding) : body, {
    headers: { "content-type": contentType, "content-disposition": `attachment; filename="${fileName}"` },
  });

/*
 * The adapter between REST and the procedures. It parses the body, calls, and turns errors into answers, so
 * that rules and refusals are the same in both.
 */

export const isJson = (type: string): boolean => /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(type);

/** Refuses everything but JSON: other types are what another site's form can send. */
export const notJson = (c: HttpContext): Response =>
  jsonError(
    c,
    httpError(415, "UNSUPPORTED_MEDIA_TYPE", "Please send JSON (Content-Type: application/json)."),
  );
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The body as an object, or the answer that refuses it. A file becomes `base64`. */
async function readBody(
  c: HttpContext,
  fileTypes: readonly string[],
): Promise<Record<string, unknown> | Response> {
  if (c.req.method === "GET" || c.req.method === "HEAD") return {};
  const type = c.req.header("content-type");
  if (type !== undefined && fileTypes.includes(type))
    return { base64: Buffer.from(await c.req.arrayBuffer()).toString("base64") };
  const text = await c.req.text();
  if (type !== undefined ? !isJson(type) : text !== "") return notJson(c);
  if (text === "") return {};
  const value = parse(text);
  if (isRecord(value)) return value;
  return jsonError(c, httpError(400, "BAD_REQUEST", "The body isn’t a JSON object."));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** draft-ietf-httpapi-idempotency-key-header */
const idempotencyHeader = "idempotency-key";

/** The handler of one operation. */
function handlerOf(operation: Operation, source: DepsSource) {
  const { path, procedure, status, sent, isSentInQuery, isConstant, takesIdempotencyKey } = operation;
  const { isSpending = false, fileTypes = [], respond, headers } = operation;
  const fields = Object.keys(sent?.shape ?? {});
  let constant: string | null = null;
  return async (c: HttpContext): Promise<Response> => {
    c.set("routePattern", `/api${path}`);
    if (constant !== null) return jsonTextResponse(c, constant, status);
    await yieldToOthers();
    const deps = await source.get();
    try {
      if (isSpending && isFromElsewhere(c.req.raw.headers, deps.env.siteUrl))
        throw requestErrors.foreignPage();
      const json = await readBody(c, fileTypes);
      if (json instanceof Response) return json;
      const key = takesIdempotencyKey && c.req.header(idempotencyHeader);
      const input = {
        ...(isSentInQuery ? Object.fromEntries(fields.map((name) => [name, c.req.query(name)])) : json),
        ...(key !== undefined && { idempotencyKey: key }),
        ...c.req.param(),
      };
      const given = await procedure.call(await contextOf(c, deps), input);
      if (isExportedFile(given)) return fileResponse(given);
      if (status === 204) return c.body(null, 204, headers?.(given) ?? {});
      const result = respond === undefined ? given : respond(given);
      const text = JSON.stringify(result);
      if (isConstant === true) constant = text;
      return jsonTextResponse(c, text, status);
    } catch (error) {
      return errorResponse(c, error, deps.log);
    }
  };
}

const routeOf = ({ path }: Operation): string => `/api${path.replaceAll(/\{(\w+)\}/g, ":$1")}`;

/** The answer to an unsupported method. */
export const wrongMethod =
  (allowed: readonly string[]) =>
  (c: HttpContext): Response => {
    const list = allowed.join(", ");
    const refusal = jsonError(c, httpError(405, "METHOD_NOT_ALLOWED", `This call takes ${list} only.`));
    refusal.headers.set("allow", list);
    return refusal;
  };

/** Mounts operations as routes, and a refusal for every other method of their paths. */
export function mountOperations(
  app: Hono<HttpEnv>,
  operations: readonly Operation[],
  source: DepsSource,
): void {
  const methods = new Map<string, string[]>();
  for (const operation of operations) {
    const route = routeOf(operation);
    const { file } = operation;
    // Files have their own handler.
    if (file === undefined) app.on(operation.method, route, handlerOf(operation, source));
    const method = operation.method.toUpperCase();
    methods.set(route, [...(methods.get(route) ?? []), method, ...(method === "GET" ? ["HEAD"] : [])]);
  }
  for (const [route, allowed] of methods) app.all(route, wrongMethod(allowed));
}
