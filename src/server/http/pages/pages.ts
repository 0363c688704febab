import type { Actor, Origin } from "#src/server/actor.ts";
import type { Deps, DepsSource } from "#src/server/deps.ts";
import { createCaller, type Caller } from "#src/server/trpc/router.ts";
import { getFetchState, pages } from "astro/hono";
import type { User } from "#src/shared/account/account.output.ts";
import type { MiddlewareHandler } from "hono";
import { socketAddressOf } from "#src/server/http/request/client-address.ts";
import { developmentPolicy, pagePolicy } from "#src/server/http/security-headers.ts";
import { failedPage, notFoundPage } from "./error-pages.ts";
import { contextOf } from "#src/server/http/request/request-context.ts";
import type { HttpContext, HttpEnv } from "#src/server/http/request/http-env.ts";
import { servedFiles } from "#src/server/http/static-files.ts";

type Plan = Awaited<ReturnType<Caller["billing"]["plan"]>>;

/** What a page that is rendered on request gets as `Astro.locals`. */
export interface PageLocals {
  /** Calls procedures as the person whom the cookie signs in. */
  readonly api: Caller;
  readonly actor: Actor | null;
  /** Who that is, looked up once however many parts of the page ask; null where nobody is signed in. */
  readonly user: () => Promise<User | null>;
  /** What their plan allows; null where nobody is signed in. */
  readonly plan: () => Promise<Plan | null>;
  readonly origin: Origin;
  readonly requestId: string;
  readonly deps: Deps;
  /** The address at the other end of the socket. */
  readonly remoteAddress: string;
}

interface Frame {
  readonly user: Promise<User | null>;
  readonly plan: Promise<Plan | null>;
}

const nobody: Frame = { user: Promise.resolve(null), plan: Promise.resolve(null) };
const nobodysFrame = (): Frame => nobody;

/**
 * What stands around every page for someone who is signed in. It's asked for when the page first asks for something: in the same turn, so that a
 * distant database is asked for both at once.
 */
function askForFrame(api: Caller): () => Frame {
  let frame: Frame | undefined;
  return () => {
    if (frame !== undefined) return frame;
    frame = { user: api.account.me(), plan: api.billing.plan() };
    // Who waits for them hears of it, and some pages don't wait.
    for (const asked of [frame.user, frame.plan]) asked.catch(noop);
    return frame;
  };
}

async function localsOf(c: HttpContext, deps: Deps): Promise<PageLocals> {
  const context = await contextOf(c, deps, { unproven: "anonymous" });
  const { actor } = context;
  const api = createCaller({ ...context, isCounted: true });
  const frame = actor === null ? nobodysFrame : askForFrame(api);
  // A page that changes something first shows what stands around it as it is afterwards.
  const isReading = c.req.method === "GET" || c.req.method === "HEAD";
  return {
    get api() {
      if (isReading) frame();
      return api;
    },
    actor,
    user: () => frame().user,
    plan: () => frame().plan,
    origin: context.origin,
    requestId: context.requestId,
    deps,
    remoteAddress: socketAddressOf(c),
  };
}

/** Gives the page that is about to be rendered its locals. Prerendered pages have none: they know no request. */
export function pageLocals(source: DepsSource): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const state = getFetchState(c);
    const route = state.routeData;
    c.set("routePattern", route?.route ?? "(no such page)");
    if (route !== undefined && !route.prerender) state.locals = await localsOf(c, await source.get());
    await next();
  };
}

function withPolicy<Answer>(answer: Answer, change: (built: string) => string): Answer {
  if (!(answer instanceof Response)) return answer;
  const built = answer.headers.get("content-security-policy");
  if (built !== null) answer.headers.set("content-security-policy", change(built));
  return answer;
}

const silent = { info: noop, warn: noop, error: noop, debug: noop };
function noop(): void {
  // Astro would print the error with its message, and the message of a failed query quotes its values.
}

/** Renders Astro's page, with our own pages for what is not there and for what fails. */
export function astroPages(source: DepsSource): MiddlewareHandler<HttpEnv> {
  const render = pages();
  return async (c, next) => {
    const files = servedFiles();
    // In development Astro shows its own, more helpful pages.
    if (files === null) return withPolicy(await render(c, next), developmentPolicy);
    const state = getFetchState(c);
    // Astro brings routes of its own, for images, actions and server islands. None of them is used.
    if (state.routeData?.origin !== "project") return notFoundPage(c, files);
    const failed = (error: unknown) => failedPage(c, files, source, error);
    Object.assign(state, {
      // A page is small, and one that fails in the middle has to become the page of failures, not half a page.
      streaming: false,
      logger: silent,
      renderError: (_request: Request, { error }: { error?: unknown }) => failed(error),
    });
    const response = await render(c, next);
    const deps = source.peek();
    const page = c.get("routePattern") ?? "";
    if (deps !== null) withPolicy(response, (built) => pagePolicy(page, built, deps.env));
    const isEmpty404 = response instanceof Response && response.status === 404 && response.body === null;
    return isEmpty404 ? notFoundPage(c, files) : response;
  };
}
