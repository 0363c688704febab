import type { DepsSource } from "#src/server/deps.ts";
import { foreignPage, failedPage, notFoundPage } from "#src/server/http/pages/error-pages.ts";
import { servedFiles, revalidate } from "./static-files.ts";
import { isFromElsewhere, type HttpEnv, type HttpContext } from "#src/server/http/request/http-env.ts";
import { type MiddlewareHandler, Hono } from "hono";
import { blogPaths, serverPaths } from "#src/shared/site/server-paths.ts";
import { paths } from "#src/shared/site/paths.ts";
import { compress } from "hono/compress";
import { etag, RETAINED_304_HEADERS } from "hono/etag";
import { limitBody } from "#src/server/http/request/body-limit.ts";
import {
  redirectToDemo,
  dropAutoToken,
  redirectToCanonical,
  refuseSecondHost,
  legacyRoutes,
} from "./redirects.ts";
import { errorResponse, httpError, jsonError, plainRefusal } from "#src/server/http/rest/error-response.ts";
import { outerMiddleware } from "./outer-middleware.ts";
import { operations } from "#src/server/http/rest/operation.ts";
import { contextOf, hasTokenCookie, originOf } from "#src/server/http/request/request-context.ts";
import { mountOperations, wrongMethod } from "#src/server/http/rest/rest.ts";
import { billingWebhook } from "./billing-webhook.ts";
import { cardImageRoute, pictureRoutes } from "./pictures.ts";
import { eventFeeds } from "./event-feeds.ts";
import { healthRoutes } from "./health.ts";
import { metricsRoute } from "./metrics.ts";
import { yieldToOthers } from "#src/server/queue.ts";
import { asTransportError, toPublicError } from "#src/server/trpc/errors.ts";
import { trpcEndpoint, trpcOver } from "#src/server/http/rest/trpc.ts";

/**
 * An older browser that names no origin is believed: a peer's form has no power that its sender lacks. A
 * session counts only if `isSameOrigin` proves it.
 */
const namesNoOrigin = (headers: Headers): boolean =>
  headers.get("sec-fetch-site") === null && headers.get("origin") === "null";

/** Email programs post this form themselves when someone unsubscribes (RFC 8058). */
const exempt: ReadonlySet<string> = new Set(["/email/unsubscribe"]);

/** Refuses forms from other sites before a page runs. The API has its own rules. */
const refuseForeignForms =
  (source: DepsSource): MiddlewareHandler<HttpEnv> =>
  async (c, next) => {
    if (c.req.method === "GET" || c.req.method === "HEAD" || exempt.has(c.req.path)) return next();
    const { env } = await source.get();
    const { headers } = c.req.raw;
    if (!isFromElsewhere(headers, env.siteUrl) || namesNoOrigin(headers)) return next();
    c.res = foreignPage(c, servedFiles());
  };

export interface HttpOptions {
  readonly source: DepsSource;
  /** Renders pages; empty in tests of the API. */
  readonly pages?: readonly MiddlewareHandler<HttpEnv>[];
}

/** Redirects signed-in people from the landing page. Without a readable session, they get the page. */
const skipLanding = (source: DepsSource) => (c: HttpContext) => {
  if (c.req.path !== paths.home() || c.req.method !== "GET" || !hasTokenCookie(c)) return null;
  c.set("routePattern", paths.home());
  return source
    .get()
    .then((deps) => contextOf(c, deps))
    .then(({ actor }) => (actor === null ? null : c.redirect(paths.dashboard())))
    .catch(() => null);
};

const nothingThere = (c: HttpContext): Response =>
  c.req.path.startsWith("/api/")
    ? jsonError(c, httpError(404, "NOT_FOUND", "This call doesn’t exist."))
    : notFoundPage(c, servedFiles());

/** tRPC fails over broken percent-encoding, and Astro logs it. */
function canBeDecoded(url: string): boolean {
  try {
    // Hono's own path is already repaired.
    decodeURIComponent(url.replace(/\?.*$/s, ""));
    return true;
  } catch {
    return false;
  }
}

/** Pages of the blog and lists of them: the same for everyone until someone publishes. */
const publicPages = ["/blog/*", "/og/*", "/sitemap.xml"];

// Browsers take a 304's headers for the page's, so it must carry the page's policy.
const tagged = etag({ weak: true, retainedHeaders: [...RETAINED_304_HEADERS, "content-security-policy"] });

const revalidated: MiddlewareHandler<HttpEnv> = async (c, next) => {
  await next();
  const isCacheable = c.res.ok || c.res.status === 304;
  if (isCacheable && c.req.path !== blogPaths.search() && !c.res.headers.has("cache-control"))
    c.res.headers.set("cache-control", revalidate);
};

/** Counts a page as one public call, however many procedures it asks. */
const limitPages =
  (source: DepsSource): MiddlewareHandler<HttpEnv> =>
  (c, next) => {
    const deps = source.peek();
    try {
      deps?.countPublicCall(originOf(c, deps));
    } catch (error) {
      return Promise.resolve(plainRefusal(toPublicError(asTransportError(error))));
    }
    return next();
  };

/** Mounts everything in the order that requests pass through; docs/features/requests.md explains it. */
export function createHttp({ source, pages = [] }: HttpOptions): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  const toDashboard = skipLanding(source);
  const earlyRedirect = (c: HttpContext) =>
    refuseSecondHost(c) ?? redirectToCanonical(c) ?? dropAutoToken(c) ?? redirectToDemo(c) ?? toDashboard(c);
  app.use(outerMiddleware(source, earlyRedirect));
  app.use(limitBody());
  app.use((c, next) => (canBeDecoded(c.req.url) ? next() : Promise.resolve(nothingThere(c))));
  healthRoutes(app, source);
  metricsRoute(app, source);
  billingWebhook(app, source);
  eventFeeds(app, source);
  pictureRoutes(app, source);
  mountOperations(app, operations, source);
  app.on(["POST", "PUT", "PATCH", "DELETE"], serverPaths.openApi(), wrongMethod(["GET", "HEAD"]));
  app.all(`${trpcEndpoint}/*`, trpcOver(source));
  app.all("/api/*", (c, next) => {
    // Pages under /api. Production answers them as files; in development they come from Astro.
    if (c.req.path === serverPaths.apiDocs() || c.req.path === serverPaths.openApi()) return next();
    return Promise.resolve(nothingThere(c));
  });
  cardImageRoute(app, source);
  legacyRoutes(app);
  // The build compresses files, and API answers are small. Pages are made per request.
  if (pages.length > 0) app.use(compress());
  // Pages have no such names, but Astro would answer to them: each page would have a second address.
  app.on(["GET", "HEAD"], "*", (c, next) =>
    c.req.path.endsWith(".html") ? Promise.resolve(notFoundPage(c, servedFiles())) : next(),
  );
  app.use(refuseForeignForms(source));
  app.use(limitPages(source));
  app.use((_, next) => yieldToOthers().then(next));
  for (const path of publicPages) app.get(path, revalidated, tagged);
  for (const page of pages) app.use(page);
  app.notFound((c) => notFoundPage(c, servedFiles()));
  app.onError(async (error, c) => {
    if (c.req.path.startsWith("/api/")) return errorResponse(c, error, (await source.get()).log);
    return failedPage(c, servedFiles(), source, error);
  });
  return app;
}
