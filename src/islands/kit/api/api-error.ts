import { TRPCClientError } from "@trpc/client";
import type { AppRouter } from "#src/server/trpc/router.ts";
import { DemoError } from "./demo.ts";
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

/** The sentence to show for an error. */
export function errorText(error: unknown): string {
  if (isApiError(error)) {
    // Without data, no procedure has answered: the network failed, or a proxy replied, or we refused.
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

/** A refused or failed REST call. The message is a sentence for the person. */
export class RequestError extends Error {
  override readonly name = "RequestError";
  /** 0: no answer came. */
  readonly status: number;
  readonly statusText: string;
  readonly url: string;
  /** The answer as it came. */
  readonly body: string;

  constructor(message: string, { status, statusText, url, body }: Refused) {
    super(message);
    this.status = status;
    this.statusText = statusText;
    this.url = url;
    this.body = body;
  }

  /** For debugging. */
  override toString(): string {
    return `${this.status}: ${this.body}`;
  }
}

type Refused = Pick<RequestError, "status" | "statusText" | "url" | "body">;

/** The message in our server's answer; null in another's. */
export function sentenceIn(body: string): string | null {
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed !== "object" || parsed === null || !("message" in parsed)) return null;
    return typeof parsed.message === "string" ? parsed.message : null;
  } catch {
    return null;
  }
}
