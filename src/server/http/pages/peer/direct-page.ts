import { texts as direct } from "#src/shared/survey/texts.en.ts";
import { paths } from "#src/shared/site/paths.ts";
import { codeField, readSurveyAddress } from "#src/shared/survey/survey-address.ts";
import { publicErrorOf, readForm, seeOther } from "#src/server/http/pages/page-form.ts";
import type { PageLocals } from "#src/server/http/pages/pages.ts";

/*
 * The page on which someone enters a short code: one HTML form, without a script. The code travels in a POST,
 * so that a wrong one stays out of histories and logs.
 */

/** Longer than any link of ours; the rest is cut. */
const longestCode = 300;

export interface DirectPage {
  readonly status: number;
  /** The refused code; "" in a new form. */
  readonly code: string;
  /** The message beside the field. */
  readonly problem: string | null;
  readonly retryAfterSeconds: number | null;
}

type Locals = Pick<PageLocals, "api" | "deps">;

const fresh: DirectPage = { status: 200, code: "", problem: null, retryAfterSeconds: null };

/** The form, new or with a problem; or a redirect to the round. */
export async function openDirectPage(request: Request, locals: Locals): Promise<DirectPage | Response> {
  if (request.method !== "POST") return fresh;
  const code = (await readForm(request)).one(codeField).trim().slice(0, longestCode);
  const address = readSurveyAddress(code);
  if (address === null) return { ...fresh, status: 400, code, problem: unreadable(code) };
  if (address.kind === "path") return seeOther(address.path);
  try {
    const { shareId } = await locals.api.response.shareIdOf({ code: address.code });
    return seeOther(paths.shared(shareId));
  } catch (error) {
    return { ...refuse(error), code };
  }
}

const unreadable = (code: string): string => (code === "" ? direct.missing : direct.unreadable);

function refuse(error: unknown): Omit<DirectPage, "code"> {
  const { status, message, retryAfterSeconds } = publicErrorOf(error);
  if (status >= 500) throw error;
  if (status === 429) return { status, problem: message, retryAfterSeconds };
  return { status: 404, problem: direct.unknown, retryAfterSeconds };
}
