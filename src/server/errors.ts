/** Everything that can go wrong by a caller's doing. `src/server/trpc/errors.ts` maps each to a status. */
export type ErrorCode =
  | "bad_request"
  | "unauthenticated"
  | "plan_needed"
  | "forbidden"
  | "not_found"
  | "conflict"
  | "too_many_requests"
  | "unavailable";

/** One fault in the input: the field as a dotted path, and a sentence for the person. */
export interface Issue {
  readonly path: string;
  readonly message: string;
}

interface DomainErrorDetails {
  /** Fields at fault; for `bad_request`. */
  readonly issues?: readonly Issue[];
  /** When the caller may try again; for `too_many_requests`. */
  readonly retryAfterSeconds?: number;
}

/** An expected refusal. Its message is shown to people as it stands. */
export class DomainError extends Error {
  override readonly name = "DomainError";
  readonly code: ErrorCode;
  readonly issues: readonly Issue[];
  readonly retryAfterSeconds: number | null;

  constructor(code: ErrorCode, message: string, details: DomainErrorDetails = {}) {
    super(message);
    this.code = code;
    this.issues = details.issues ?? [];
    this.retryAfterSeconds = details.retryAfterSeconds ?? null;
  }
}

/** The same words for what does not exist and what belongs to somebody else: the answer must not tell them apart. */
export const notFound = (what: string): DomainError => new DomainError("not_found", `${what} not found.`);
export const badField = (path: string, message: string): DomainError =>
  new DomainError("bad_request", message, { issues: [{ path, message }] });
export const conflict = (message: string): DomainError => new DomainError("conflict", message);
export const forbidden = (message: string): DomainError => new DomainError("forbidden", message);
