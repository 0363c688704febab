import { TRPCError } from "@trpc/server";
import { toPublicError, type PublicError } from "#src/server/trpc/errors.ts";
import type { FormProblem } from "#src/shared/invitation/peer-page.ts";
import { anHour } from "#src/server/http/static-files.ts";

/**
 * The answer of a call that a page is about; undefined where there is no such thing for this person, also because the
 * address cannot belong to anything. The page then answers 404.
 */
export async function unlessMissing<Output>(call: Promise<Output>): Promise<Output | undefined> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof TRPCError && (error.code === "NOT_FOUND" || error.code === "BAD_REQUEST"))
      return undefined;
    throw error;
  }
}

/**
 * The answer of a call that only some people may make; undefined where this person may not, by their role or their plan.
 * The page then says so.
 */
export async function unlessRefused<Output>(call: Promise<Output>): Promise<Output | undefined> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof TRPCError && (error.code === "FORBIDDEN" || error.code === "PAYMENT_REQUIRED"))
      return undefined;
    throw error;
  }
}

/** The text fields of a form that a browser sent by itself, without a script. */
export interface FormFields {
  /** The first value of a field; "" where there is none. */
  readonly one: (name: string) => string;
  /** All values of a field, in the order of the page. */
  readonly all: (name: string) => string[];
}

/** A peer's form with every word ticked has 3 KB. A longer one would have fields without end, and each costs time. */
const longestForm = 32 * 1024;

async function formDataOf(request: Request): Promise<FormData> {
  const body = await request.arrayBuffer();
  if (body.byteLength > longestForm) return new FormData();
  const type = request.headers.get("content-type") ?? "";
  return new Response(body, { headers: { "content-type": type } }).formData().catch(() => new FormData());
}

/**
 * Reads a sent form. What is no form, or longer than any of ours, counts as an empty one: the rules of the call will say
 * what is missing.
 */
export async function readForm(request: Request): Promise<FormFields> {
  const data = await formDataOf(request);
  const all = (name: string) => data.getAll(name).filter((value) => typeof value === "string");
  return { all, one: (name) => all(name)[0] ?? "" };
}

/** What a page may tell of a failed call; throws on what no procedure threw. */
export function publicErrorOf(error: unknown): PublicError {
  if (error instanceof TRPCError) return toPublicError(error);
  throw error;
}

/** One problem for each field: an issue may be about the third word, the field is the same. */
export function problemsOf({ issues, message }: PublicError): readonly FormProblem[] {
  if (issues.length === 0) return [{ field: null, message }];
  const byField = new Map(issues.map((issue) => [issue.path.split(".")[0] ?? null, issue.message]));
  return [...byField].map(([field, text]) => ({ field, message: text }));
}

/** A redirect after a form, so that loading the next page again sends nothing. */
export const seeOther = (location: string, cookie?: string): Response =>
  new Response(null, {
    status: 303,
    headers: { location, ...(cookie !== undefined && { "set-cookie": cookie }) },
  });

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

/** A drawn picture, or that there is none. */
export const pictureResponse = (png: Uint8Array | null): Response =>
  png === null
    ? new Response(null, { status: 404 })
    : new Response(new Uint8Array(png), {
        headers: { "content-type": "image/png", "cache-control": anHour },
      });
