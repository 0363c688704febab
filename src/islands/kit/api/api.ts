import type { AppRouter } from "#src/server/trpc/router.ts";
import { TRPCClientError, type TRPCLink, createTRPCClient, httpBatchLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import { answerInDemo, isDemo } from "./demo.ts";
import { throttleLink } from "./throttle.ts";
import { bearerHeader } from "#src/islands/kit/session/session.ts";

/** On a demo page, answers calls from the page's data or refuses them; none reaches the server. */
const demoLink: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    isDemo()
      ? observable((observer) => {
          try {
            observer.next({ result: { data: answerInDemo(op.path) } });
            observer.complete();
          } catch (error) {
            observer.error(TRPCClientError.from(error instanceof Error ? error : new Error(String(error))));
          }
        })
      : next(op);

/** The server takes no larger batch. */
const maxBatchSize = 10;

/** Calls the server's procedures, batched. */
export const api = createTRPCClient<AppRouter>({
  links: [
    demoLink,
    throttleLink,
    httpBatchLink({ url: "/api/trpc", maxItems: maxBatchSize, headers: bearerHeader }),
  ],
});
