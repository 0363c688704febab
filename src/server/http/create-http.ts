import type { DepsSource } from "#src/server/deps.ts";
import { Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { methodNotAllowed } from "hono/method-not-allowed";
import { failedPage, notFoundPage } from "./error-pages.ts";
import { errorResponse, httpError, jsonError } from "./error-response.ts";
import type { HttpEnv } from "./request-context.ts";
import { requestLog } from "./request-log.ts";
import { openApiDocument } from "./openapi/document.ts";
import { operations } from "./operations.ts";
import { mountOperations } from "./rest.ts";
import { healthRoutes } from "./routes/health.ts";
import { securityHeaders } from "./security-headers.ts";
import { servedFiles } from "./static-files.ts";
import { trpcEndpoint, trpcOver } from "./trpc.ts";

const maxBodyBytes = 256 * 1024;

export interface HttpOptions {
  readonly source: DepsSource;
  /** What renders pages; none in tests of the API. */
  readonly pages?: readonly MiddlewareHandler<HttpEnv>[];
}

/** All of /api, with JSON errors for whatever is not there. */
function apiOver(source: DepsSource): Hono<HttpEnv> {
  const api = new Hono<HttpEnv>();
  mountOperations(api, operations, source);
  api.get("/openapi.json", (c) => c.json(openApiDocument()));
  api.all(`${trpcEndpoint.slice("/api".length)}/*`, trpcOver(source));
  return api;
}

/** The order in which a request is answered; see src/fetch.ts. */
export function createHttp({ source, pages = [] }: HttpOptions): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  app.use(requestLog(source));
  app.use(securityHeaders(source));
  app.use(async (c, next) => {
    const isRead = c.req.method === "GET" || c.req.method === "HEAD";
    const file = isRead ? servedFiles()?.respond(c.req.path, c.req.raw.headers) : null;
    if (file === null || file === undefined) return next();
    c.set("routePattern", c.req.path);
    return file;
  });
  app.use(
    bodyLimit({
      maxSize: maxBodyBytes,
      onError: (c) => jsonError(c, httpError(413, "PAYLOAD_TOO_LARGE", "This is more than 256 KiB.")),
    }),
  );
  app.use("/api/*", methodNotAllowedOver(app));
  healthRoutes(app, source);
  app.route("/api", apiOver(source));
  app.all("/api/*", (c) => jsonError(c, httpError(404, "NOT_FOUND", "There is no such call.")));
  for (const page of pages) app.use(page);
  app.notFound((c) => notFoundPage(c, servedFiles()));
  app.onError(async (error, c) => {
    if (c.req.path.startsWith("/api/")) return errorResponse(c, error, (await source.get()).log);
    return failedPage(c, servedFiles(), source, error);
  });
  return app;
}

/** 405 with `Allow`, as JSON, for a path that exists under another method. */
function methodNotAllowedOver(app: Hono<HttpEnv>): MiddlewareHandler<HttpEnv> {
  return methodNotAllowed<HttpEnv>({
    app,
    onMethodNotAllowed: (c, methods) => {
      c.header("Allow", methods.join(", "));
      return jsonError(c, httpError(405, "METHOD_NOT_ALLOWED", `This call takes ${methods.join(", ")} only.`));
    },
  });
}
