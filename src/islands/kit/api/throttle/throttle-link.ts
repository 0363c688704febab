import type { AppRouter } from "#src/server/trpc/router.ts";
import { TRPCClientError, type TRPCLink } from "@trpc/client";
import { observable, type Unsubscribable } from "@trpc/server/observable";
import { awaitTurn, RateLimitError } from "./throttle.ts";

/** Lets each procedure's calls through in their turn, and at once where they may: calls of one moment stay together. */
export const throttleLink: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    observable((observer) => {
      let sent: Unsubscribable | null = null;
      let isGivenUp = false;
      const send = () => {
        if (!isGivenUp) sent = next(op).subscribe(observer);
      };
      const turn = awaitTurn(op.path, op.type === "query" ? "query" : "action");
      const refuse = (error: unknown) => {
        if (error instanceof RateLimitError) observer.error(TRPCClientError.from(error));
      };
      if (turn === null) send();
      else turn.then(send, refuse);
      return () => {
        isGivenUp = true;
        sent?.unsubscribe();
      };
    });
