/** A REST call that was refused, or that no answer came to. The message is a sentence for the person. */
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

  /** For whoever looks into it. */
  override toString(): string {
    return `${this.status}: ${this.body}`;
  }
}

type Refused = Pick<RequestError, "status" | "statusText" | "url" | "body">;

/** The sentence in an answer of ours; null where something else has spoken. */
export function sentenceIn(body: string): string | null {
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed !== "object" || parsed === null || !("message" in parsed)) return null;
    return typeof parsed.message === "string" ? parsed.message : null;
  } catch {
    return null;
  }
}
