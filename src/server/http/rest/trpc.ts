import type { DepsSource } from "#src/server/deps.ts";
import { describeFault } from "#src/server/log.ts";
import { yieldToOthers } from "#src/server/queue.ts";
import type { Context } from "#src/server/trpc/procedures.ts";
import { appRouter } from "#src/server/trpc/router.ts";
import { asTransportError, toPublicError } from "#src/server/trpc/errors.ts";
import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { TRPCError } from "@trpc/server";
import { callerLeft, errorResponse, retryHeader } from "./error-response.ts";
import { contextOf } from "#src/server/http/request/request-context.ts";
import type { HttpContext } from "#src/server/http/request/http-env.ts";
import { isJson, notJson } from "./rest.ts";

export const trpcEndpoint = "/api/trpc";
const maxBatchSize = 10;

/** A batch can be retried once none of its calls would be refused. */
function retryHeaderOf(errors: readonly TRPCError[]): Record<string, string> {
  const waits = errors.flatMap((error) => toPublicError(error).retryAfterSeconds ?? []);
  return { ...retryHeader({ retryAfterSeconds: waits.length === 0 ? null : Math.max(...waits) }) };
}

/** tRPC's own protocol, for our islands. The same procedures as REST, the same context, the same refusals. */
export const trpcOver =
  (source: DepsSource) =>
  async (c: HttpContext): Promise<Response> => {
    c.set("routePattern", trpcEndpoint);
    const type = c.req.header("content-type");
    // tRPC accepts forms. Ours never are, and another site's page could send one and receive our cookies.
    if (c.req.method === "POST" && type !== undefined && !isJson(type)) return notJson(c);
    await yieldToOthers();
    const deps = await source.get();
    const context = await contextOf(c, deps).catch(asTransportError);
    // Refused whatever it asks for. Our own faults go through tRPC, whose format islands read.
    if (context instanceof TRPCError && toPublicError(context).status < 500)
      return errorResponse(c, context, deps.log);
    const answer = await fetchRequestHandler({
      endpoint: trpcEndpoint,
      req: c.req.raw,
      router: appRouter,
      createContext: () => orThrow(context),
      maxBatchSize,
      responseMeta: ({ errors }) => ({ headers: retryHeaderOf(errors) }),
      onError: ({ error, path }) => {
        if (toPublicError(error).status < 500 || c.req.raw.signal.aborted) return;
        const fault = describeFault(error.cause ?? error);
        const requestId = c.get("requestId");
        deps.log.error("procedure failed", { requestId, procedure: path ?? "", ...fault });
      },
    });
    return callerLeft(c) ?? answer;
  };

/** @throws {TRPCError} if it is one */
function orThrow(context: Context | TRPCError): Context {
  if (context instanceof TRPCError) throw context;
  return context;
}
