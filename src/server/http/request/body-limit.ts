import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { httpError, jsonError } from "#src/server/http/rest/error-response.ts";
import { pictureLimits } from "#src/shared/blog/post-limits.ts";
import { listFileMaxBytes, listsPath } from "#src/shared/invitation/invitation-limits.ts";
import { logoMaxBytes, logoPath } from "#src/shared/own-brand/own-brand.ts";
import type { HttpContext, HttpEnv } from "./http-env.ts";

const maxBytes = 256 * 1024;

export const picturesPath = "/api/admin/pictures";

const refuse = (c: HttpContext): Response =>
  jsonError(c, httpError(413, "PAYLOAD_TOO_LARGE", "This is more than 256 KiB."));
const refusePicture = (c: HttpContext): Response =>
  jsonError(c, httpError(413, "PAYLOAD_TOO_LARGE", "A picture can have at most 8 MB."));
const refuseLogo = (c: HttpContext): Response =>
  jsonError(c, httpError(413, "PAYLOAD_TOO_LARGE", "A logo can have at most 2 MB."));
const refuseList = (c: HttpContext): Response =>
  jsonError(c, httpError(413, "PAYLOAD_TOO_LARGE", "A list can have at most 2 MB."));

/**
 * Refuses bodies over 256 KiB, pictures over 8 MB, logos and lists over 2 MB. Node holds a sender to the declared
 * length, so that one is enough. A chunked body is buffered before we know whose it is, so a file can't be chunked.
 */
export function limitBody(): MiddlewareHandler<HttpEnv> {
  const limit = limitTo(maxBytes, refuse);
  const ofFiles = new Map([
    [picturesPath, limitTo(pictureLimits.bytes, refusePicture)],
    [logoPath, limitTo(logoMaxBytes, refuseLogo)],
    [listsPath, limitTo(listFileMaxBytes, refuseList)],
  ]);
  return (c, next) => {
    if (c.req.method === "GET" || c.req.method === "HEAD") return next();
    return (ofFiles.get(c.req.path) ?? limit)(c, next);
  };
}

const counted = bodyLimit({ maxSize: maxBytes, onError: refuse });

function limitTo(most: number, onError: (c: HttpContext) => Response): MiddlewareHandler<HttpEnv> {
  return (c, next) => {
    const declared = c.req.header("content-length");
    if (declared === undefined || c.req.header("transfer-encoding") !== undefined) return counted(c, next);
    return Number(declared) > most ? Promise.resolve(onError(c)) : next();
  };
}
