/** What a page says of its answer as a whole. */
interface PageAnswer {
  readonly status: number;
  /** When to come back; null or absent where that makes no difference. */
  readonly retryAfterSeconds?: number | null;
}

/** Says to programs what a page says in words: `response` is `Astro.response`. */
export function setPageStatus(
  response: { status?: number; readonly headers: Headers },
  { status, retryAfterSeconds = null }: PageAnswer,
): void {
  response.status = status;
  if (retryAfterSeconds !== null) response.headers.set("Retry-After", String(retryAfterSeconds));
}
