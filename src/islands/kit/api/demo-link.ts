import type { AppRouter } from "#src/server/trpc/router.ts";
import { TRPCClientError, type TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import { answerInDemo, isDemo } from "./demo.ts";

/** On a demo page, answers calls from what the page brought along, or refuses them: none goes on to the server. */
export const demoLink: TRPCLink<AppRouter> =
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
