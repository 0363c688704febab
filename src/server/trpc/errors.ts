import { isBusy, isUnreachable } from "#db/faults.ts";
import { DomainError, type ErrorKind, type Issue } from "#src/server/errors.ts";
import { TRPCError } from "@trpc/server";
import { getHTTPStatusCodeFromError } from "@trpc/server/http";
import { ZodError } from "zod";

/** The one table from our codes to the transport's; tRPC and REST both take the HTTP status from it. */
const transportCode = {
  bad_request: "BAD_REQUEST",
  unauthenticated: "UNAUTHORIZED",
  plan_needed: "PAYMENT_REQUIRED",
  forbidden: "FORBIDDEN",
  not_found: "NOT_FOUND",
  conflict: "CONFLICT",
  too_many_requests: "TOO_MANY_REQUESTS",
  unavailable: "SERVICE_UNAVAILABLE",
} as const satisfies Record<ErrorKind, TRPCError["code"]>;

/** The public part of an error, without stack, SQL or paths. */
export interface PublicError {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly issues: readonly Issue[];
  readonly retryAfterSeconds: number | null;
  /** The version saved meanwhile, if a save came too late. */
  readonly newest?: unknown;
}

/** Outages that end by themselves mostly end within seconds; retries don't hasten the others. */
const retryAfterOutageSeconds = 10;

/** Gives a use case's error its transport code. Unexpected errors stay 500. */
export function toTransport(error: TRPCError): TRPCError {
  const { cause } = error;
  if (cause instanceof DomainError) {
    return new TRPCError({ code: transportCode[cause.kind], message: cause.message, cause });
  }
  if (cause !== undefined && (isUnreachable(cause) || isBusy(cause))) {
    return new TRPCError({ code: "SERVICE_UNAVAILABLE", message: cause.message, cause });
  }
  return error;
}

/** One issue for each field: its first. */
function issuesOf(error: ZodError): readonly Issue[] {
  const byPath = new Map<string, Issue>();
  for (const { path, message } of error.issues) {
    const key = path.map(String).join(".");
    if (!byPath.has(key)) byPath.set(key, { path: key, message });
  }
  return [...byPath.values()];
}

const masked = {
  500: "Something went wrong on our side. Nothing was lost; please try again.",
  503: "We can’t reach our data right now. Try again in a moment.",
} as const;

/** Any error as a TRPCError, even from outside procedures. */
export function asTransportError(error: unknown): TRPCError {
  if (error instanceof TRPCError) return error;
  const code = error instanceof DomainError ? "BAD_REQUEST" : "INTERNAL_SERVER_ERROR";
  return toTransport(new TRPCError({ code, cause: error }));
}

/** The public part of a procedure's error. */
export function toPublicError(error: TRPCError): PublicError {
  const status = getHTTPStatusCodeFromError(error);
  const { cause } = error;
  const quiet = { status, issues: [], retryAfterSeconds: status === 503 ? retryAfterOutageSeconds : null };
  if (status >= 500 && !(cause instanceof DomainError))
    return { ...quiet, code: error.code, message: masked[status === 503 ? 503 : 500] };
  if (cause instanceof DomainError) {
    const { issues, retryAfterSeconds, message } = cause;
    return {
      ...quiet,
      code: error.code,
      message,
      issues,
      ...(retryAfterSeconds !== null && { retryAfterSeconds }),
      ...("newest" in cause.params && { newest: cause.params.newest }),
    };
  }
  if (cause instanceof ZodError) {
    const issues = issuesOf(cause);
    return { ...quiet, code: error.code, issues, message: issues[0]?.message ?? "Bad input." };
  }
  return { ...quiet, code: error.code, message: error.message };
}

/** What a 401 does in a browser, as the refused procedure's meta says. */
export const on401Of = ({ cause }: TRPCError): "signOut" | "stay" =>
  cause instanceof DomainError && "on401" in cause.params && cause.params.on401 === "stay"
    ? "stay"
    : "signOut";
