import type { Deps, DepsSource } from "#src/server/deps.ts";
import { forPage, type HeaderRecord } from "#src/server/http/policy/security-headers.ts";
import { headerOf, type HttpContext, type HttpEnv } from "#src/server/http/request/http-env.ts";
import { contextOf, hasTokenCookie } from "#src/server/http/request/request-context.ts";
import { servedFiles } from "#src/server/http/static-files.ts";
import { createCaller } from "#src/server/trpc/router.ts";
import type { MiddlewareHandler } from "hono";
import { publicLink } from "./peer-link.ts";
import { splitPage, type SplitPage } from "./split-page.ts";

/*
 * The page behind an open link is the same for everyone who isn't signed in, but for the key of the form. It's made for the first of them and kept
 * in memory, with a gap where the key stands. Whoever comes next gets it with a key of their own, if the round still shows what it showed
 * then: the database is asked each time, or of a crowd twenty times a second. An answer changes nothing of it (rule A10), and whether one is
 * taken is decided when it comes.
 */

const route = "/shared/[shareId]";
const path = /^\/shared\/([\w-]{1,64})$/;
const keyInForm = /(?<=<input type="hidden" name="submissionKey" value=")[\w-]{43}(?=")/g;

/** For so long nobody asks again whether a page is still true. */
const trueForMs = 50;

/** Some four hundred pages. */
const mostBytes = 32 * 1024 * 1024;

interface KeptPage {
  /** What the round showed when the page was made. */
  readonly face: string;
  readonly page: SplitPage;
  /** Those that the page brings itself. */
  readonly headers: HeaderRecord;
  /** When it was last known to be true, by the process's own clock. */
  trueAt: number;
}

const ownHeaders = ["content-type", "content-security-policy", "cache-control"];

const ownHeadersOf = (headers: Headers): HeaderRecord =>
  Object.fromEntries([...headers].filter(([name]) => ownHeaders.includes(name)));

/** The round's id in the link, where the answer is the same for everyone who sends this. */
function shareIdOf(c: HttpContext): string | null {
  if (c.req.method !== "GET" || c.req.raw.url.includes("?")) return null;
  if (hasTokenCookie(c) || headerOf(c, "authorization") !== undefined) return null;
  return path.exec(c.req.path)?.[1] ?? null;
}

/** What a round shows to its peers, as a text to compare; null for one that takes no answers, and for a link that leads nowhere. */
async function faceOf(c: HttpContext, deps: Deps, shareId: string): Promise<string | null> {
  const api = createCaller(await contextOf(c, deps, { unproven: "anonymous" }));
  const survey = await publicLink(shareId)
    .look(api)
    .catch(() => null);
  // The words are those of the build, and long.
  return survey?.open === true ? JSON.stringify({ ...survey, traits: [] }) : null;
}

interface PeerPages {
  /** The answer where the page is kept; null where it has to be made. */
  readonly find: (c: HttpContext) => Promise<Response | null> | Response | null;
  /** Keeps what is made after it. */
  readonly keep: MiddlewareHandler<HttpEnv>;
}

export function keepPeerPages(source: DepsSource): PeerPages {
  const pages = new Map<string, KeptPage>();
  let bytes = 0;

  function drop(shareId: string): void {
    bytes -= pages.get(shareId)?.page.size ?? 0;
    pages.delete(shareId);
  }

  function keep(shareId: string, kept: KeptPage): void {
    drop(shareId);
    pages.set(shareId, kept);
    bytes += kept.page.size;
    // The first one in the map is the one that nobody has asked for the longest.
    for (const oldest of pages.keys()) {
      if (bytes <= mostBytes) break;
      drop(oldest);
    }
  }

  function answer(c: HttpContext, { page, headers: kept }: KeptPage, key: string): Response {
    const isGzip = /\bgzip\b(?!\s*;\s*q=0(?!\.0*[1-9]))/i.test(headerOf(c, "accept-encoding") ?? "");
    const body = isGzip ? page.gzip(key) : page.plain(key);
    const headers = {
      ...forPage(c.get("headers"), route),
      ...kept,
      ...(isGzip && { "content-encoding": "gzip" }),
      "content-length": String(body.length),
      vary: "Accept-Encoding",
    };
    c.set("routePattern", route);
    return new Response(body, { headers });
  }

  async function findKept(
    c: HttpContext,
    deps: Deps,
    shareId: string,
    kept: KeptPage,
  ): Promise<Response | null> {
    const asked = performance.now();
    if ((await faceOf(c, deps, shareId)) !== kept.face) return null;
    kept.trueAt = asked;
    pages.delete(shareId);
    pages.set(shareId, kept);
    return answer(c, kept, deps.ids.token(256));
  }

  return {
    find: (c) => {
      const shareId = shareIdOf(c);
      const kept = shareId === null ? undefined : pages.get(shareId);
      const deps = source.peek();
      if (shareId === null || kept === undefined || deps === null) return null;
      const isStillTrue = performance.now() - kept.trueAt < trueForMs;
      return isStillTrue ? answer(c, kept, deps.ids.token(256)) : findKept(c, deps, shareId, kept);
    },
    keep: async (c, next) => {
      const shareId = servedFiles() === null ? null : shareIdOf(c);
      if (shareId === null) return next();
      // Before the page is made: what changes meanwhile shows at the next visit.
      const trueAt = performance.now();
      const face = await faceOf(c, await source.get(), shareId);
      await next();
      if (face === null || c.res.status !== 200 || c.res.headers.has("set-cookie")) return undefined;
      const { headers } = c.res;
      const html = await c.res.text();
      const [key, ...others] = html.matchAll(keyInForm);
      if (key !== undefined && others.length === 0) {
        const gap = { start: key.index, length: key[0].length };
        keep(shareId, { face, page: splitPage(html, gap), headers: ownHeadersOf(headers), trueAt });
      }
      c.res = new Response(html, { headers });
      return undefined;
    },
  };
}
