import type { AppRouter } from "#src/server/trpc/router.ts";
import { TRPCClientError } from "@trpc/client";
import { DemoError } from "./demo.ts";
import { RequestError } from "./request-error.ts";
import { RateLimitError } from "./throttle.ts";

/** A field that the server refused, as a dotted path, with a sentence for the person. */
interface Issue {
  readonly path: string;
  readonly message: string;
}

export const unreachable =
  "We couldn’t reach the server. Nothing is lost: check your connection and try again.";

function isApiError(error: unknown): error is TRPCClientError<AppRouter> {
  return error instanceof TRPCClientError;
}

/** The sentence to show for whatever went wrong. */
export function errorText(error: unknown): string {
  if (isApiError(error)) {
    // Without data no procedure has answered: the network failed, or something that is not ours spoke, or we did.
    const isOurs = error.cause instanceof RateLimitError || error.cause instanceof DemoError;
    return error.data || isOurs ? error.message : unreachable;
  }
  return error instanceof Error ? error.message : unreachable;
}

/** The HTTP status of a refused call; null when no answer came. */
export function errorStatus(error: unknown): number | null {
  if (error instanceof RequestError) return error.status === 0 ? null : error.status;
  return isApiError(error) ? (error.data?.httpStatus ?? null) : null;
}

/** Whether a 401 of this call leaves it to the page what to do, as the procedure says. */
export const staysOn401 = (error: unknown): boolean => isApiError(error) && error.data?.on401 === "stay";

export function errorIssues(error: unknown): readonly Issue[] {
  return isApiError(error) ? (error.data?.issues ?? []) : [];
}
