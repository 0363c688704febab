import { TRPCError } from "@trpc/server";
import { toPublicError, type PublicError } from "#src/server/trpc/errors.ts";
import type { Texts } from "#src/shared/languages/en/index.ts";
import { peerNameMaxLength } from "#src/shared/invitation/response.input.ts";
import { maxSelected, minSelected } from "#src/shared/words/trait.ts";
import type { FormProblem } from "#src/shared/invitation/peer-page.ts";
import { DomainError } from "#src/server/errors.ts";
import { describeFault } from "#src/server/log.ts";
import type { PageLocals } from "./pages.ts";
import { anHour } from "#src/server/http/static-files.ts";

/** A call's answer; undefined (a 404) if it doesn't exist for this person, or the address can't be valid. */
export async function unlessMissing<Output>(call: Promise<Output>): Promise<Output | undefined> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof TRPCError && (error.code === "NOT_FOUND" || error.code === "BAD_REQUEST"))
      return undefined;
    throw error;
  }
}

/** A call's answer; undefined if this person's role or plan doesn't allow it. The page then says so. */
export async function unlessRefused<Output>(call: Promise<Output>): Promise<Output | undefined> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof TRPCError && (error.code === "FORBIDDEN" || error.code === "PAYMENT_REQUIRED"))
      return undefined;
    throw error;
  }
}

/** The text fields of a form posted without a script. */
export interface FormFields {
  /** The first value of a field; "" if absent. */
  readonly one: (name: string) => string;
  /** All values of a field, in page order. */
  readonly all: (name: string) => string[];
}

/** A peer's form with every word ticked has 3 KB. More fields only cost time. */
const maxFormBytes = 32 * 1024;

async function formDataOf(request: Request): Promise<FormData> {
  const body = await request.arrayBuffer();
  if (body.byteLength > maxFormBytes) return new FormData();
  const type = request.headers.get("content-type") ?? "";
  return new Response(body, { headers: { "content-type": type } }).formData().catch(() => new FormData());
}

/** Reads a posted form. An invalid or oversized one counts as empty, for the call's rules to refuse. */
export async function readForm(request: Request): Promise<FormFields> {
  const data = await formDataOf(request);
  const all = (name: string) => data.getAll(name).filter((value) => typeof value === "string");
  return { all, one: (name) => all(name)[0] ?? "" };
}

/** The public part of a failed call's error; rethrows anything else. */
export function publicErrorOf(error: unknown): PublicError {
  if (error instanceof TRPCError) return toPublicError(error);
  throw error;
}

/** The same for a form that comes back with it, so that only the log tells of a fault: "reply failed". */
export function refusalOf(
  error: unknown,
  { deps, requestId }: Pick<PageLocals, "deps" | "requestId">,
  act: string,
): PublicError {
  const refusal = publicErrorOf(error);
  if (refusal.status >= 500) deps.log.error(`${act} failed`, { requestId, ...describeFault(error) });
  return refusal;
}

/** The domain's code of a refusal, by which a page finds its own words; "" for others. */
export const refusedAs = (error: unknown): string =>
  error instanceof TRPCError && error.cause instanceof DomainError ? error.cause.code : "";

/** The problems of a form, one sentence for each field, in the page's language. */
export function formProblems(
  { peer }: Texts,
  { status, issues, retryAfterSeconds }: PublicError,
  fields: { readonly selectedTraits: readonly string[]; readonly peerName?: string },
): readonly FormProblem[] {
  const { problems } = peer;
  if (issues.length === 0)
    return [{ field: null, message: status === 429 ? problems.busy(retryAfterSeconds) : problems.fault }];
  const picked = fields.selectedTraits.length;
  const ofWords =
    picked < minSelected
      ? problems.tooFew(minSelected)
      : picked > maxSelected
        ? problems.tooMany(maxSelected)
        : problems.words;
  const isLong = (fields.peerName ?? "").trim().length > peerNameMaxLength;
  const ofName = isLong ? problems.longName(peerNameMaxLength) : problems.name;
  return [...new Set(issues.map(({ path }) => path.split(".")[0]))].map((field) => ({
    field: field ?? null,
    message: field === "peerName" ? ofName : ofWords,
  }));
}

/** A redirect after a form, so that a reload sends nothing. */
export const seeOther = (location: string, cookie?: string): Response =>
  new Response(null, {
    status: 303,
    headers: { location, ...(cookie !== undefined && { "set-cookie": cookie }) },
  });

/** The HTTP answer of a page. */
interface PageAnswer {
  readonly status: number;
  /** When to come back; null or absent where that makes no difference. */
  readonly retryAfterSeconds?: number | null;
}

/** Sets a page's status and Retry-After; `response` is `Astro.response`. */
export function setPageStatus(
  response: { status?: number; readonly headers: Headers },
  { status, retryAfterSeconds = null }: PageAnswer,
): void {
  response.status = status;
  if (retryAfterSeconds !== null) response.headers.set("Retry-After", String(retryAfterSeconds));
}

/** A picture, or 404. */
export const pictureResponse = (png: Uint8Array | null): Response =>
  png === null
    ? new Response(null, { status: 404 })
    : new Response(new Uint8Array(png), {
        headers: { "content-type": "image/png", "cache-control": anHour },
      });
