import { toPublicError, type PublicError } from "#src/server/trpc/errors.ts";
import { TRPCError } from "@trpc/server";
import type { FormProblem } from "#src/shared/invitation/peer-page.ts";

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
