/** Why a model gave no usable insights, as a code: the log must not hold a word of what it wrote. */
export type FailureReason =
  | "timeout"
  | "unreachable"
  | "rate_limited"
  | "http_error"
  | "refused"
  | "cut_short"
  | "bad_json"
  | "invalid_answer"
  | "unexpected";

export class InsightFailure extends Error {
  override readonly name = "InsightFailure";
  readonly reason: FailureReason;
  /** Narrows the reason down: a status, or the name of a broken rule. Never content. */
  readonly detail: string | null;

  constructor(reason: FailureReason, detail: string | null = null) {
    super(reason);
    this.reason = reason;
    this.detail = detail;
  }
}
