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
  /** Calls procedures as the signed-in person. */
  readonly api: Caller;
  readonly actor: Actor | null;
  /** The signed-in person, looked up once; null for nobody. */
  readonly user: () => Promise<User | null>;
  /** The person's plan; null for nobody. */
  readonly plan: () => Promise<Plan | null>;
  /** Whether they lead something, or have a plan for it. */
  readonly leads: () => Promise<boolean>;
  readonly origin: Origin;
  readonly requestId: string;
  readonly deps: Deps;
  /** The socket's remote address. */
  readonly remoteAddress: string;
}

interface Frame {
  readonly user: Promise<User | null>;
  readonly plan: Promise<Plan | null>;
  readonly leads: Promise<boolean>;
}

const nobody: Frame = {
  user: Promise.resolve(null),
  plan: Promise.resolve(null),
  leads: Promise.resolve(false),
};
const nobodysFrame = (): Frame => nobody;

/**
 * What every page needs about a signed-in person. The calls start in the turn of the page's first call, so
 * that a remote database gets them together.
 */
function askForFrame(api: Caller): () => Frame {
  let frame: Frame | undefined;
  return () => {
    if (frame !== undefined) return frame;
    frame = { user: api.account.me(), plan: api.billing.plan(), leads: api.dashboard.leads() };
    // Some pages never wait for them; those that do get the error.
    for (const asked of [frame.user, frame.plan, frame.leads]) asked.catch(noop);
    return frame;
  };
}

async function localsOf(c: HttpContext, deps: Deps): Promise<PageLocals> {
  const context = await contextOf(c, deps, { unproven: "anonymous" });
  const { actor } = context;
  const api = createCaller({ ...context, isCounted: true });
  const frame = actor === null ? nobodysFrame : askForFrame(api);
  // A page that changes something first loads these afterwards.
  const isReading = c.req.method === "GET" || c.req.method === "HEAD";
  return {
    get api() {
      if (isReading) frame();
      return api;
    },
    actor,
    user: () => frame().user,
    plan: () => frame().plan,
    leads: () => frame().leads,
    origin: context.origin,
    requestId: context.requestId,
    deps,
    remoteAddress: socketAddressOf(c),
  };
}

/** Sets the locals of a page about to be rendered. Prerendered pages know no request and get none. */
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
  // Astro would print the error's message, and a failed query quotes its values there.
}

/** Renders Astro's page, with our own pages for missing and failed ones. */
export function astroPages(source: DepsSource): MiddlewareHandler<HttpEnv> {
  const render = pages();
  return async (c, next) => {
    const files = servedFiles();
    // In development Astro shows its own, more helpful pages.
    if (files === null) return withPolicy(await render(c, next), developmentPolicy);
    const state = getFetchState(c);
    // Astro adds its own routes for images, actions and server islands; we use none.
    if (state.routeData?.origin !== "project") return notFoundPage(c, files);
    const failed = (error: unknown) => failedPage(c, files, source, error);
    Object.assign(state, {
      // A page is small, and one that fails halfway has to become the error page.
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
