import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { httpError, jsonError } from "#src/server/http/rest/error-response.ts";
import type { HttpContext, HttpEnv } from "./request-context.ts";

const maxBytes = 256 * 1024;

const refuse = (c: HttpContext): Response =>
  jsonError(c, httpError(413, "PAYLOAD_TOO_LARGE", "This is more than 256 KiB."));

/**
 * Refuses bodies over 256 KiB. A declared length is enough to decide (Node holds a sender to it); only a body that comes
 * in chunks has to be counted.
 */
export function limitBody(): MiddlewareHandler<HttpEnv> {
  const counted = bodyLimit({ maxSize: maxBytes, onError: refuse });
  return (c, next) => {
    if (c.req.method === "GET" || c.req.method === "HEAD") return next();
    const declared = c.req.header("content-length");
    if (declared === undefined || c.req.header("transfer-encoding") !== undefined) return counted(c, next);
    return Number(declared) > maxBytes ? Promise.resolve(refuse(c)) : next();
  };
}
