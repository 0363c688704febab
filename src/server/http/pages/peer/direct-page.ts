import { inLanguage, type Language } from "#src/shared/languages/languages.ts";
import type { Texts } from "#src/shared/languages/en/index.ts";
import { textsIn } from "#src/shared/languages/texts.ts";
import { pageLanguage } from "#src/server/http/pages/page-language.ts";
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
  readonly language: Language;
  readonly status: number;
  /** The refused code; "" in a new form. */
  readonly code: string;
  /** The message beside the field. */
  readonly problem: string | null;
  readonly retryAfterSeconds: number | null;
}

type Locals = Pick<PageLocals, "api" | "deps">;

const fresh = { status: 200, code: "", problem: null, retryAfterSeconds: null } as const;

/** The form, new or with a problem; or a redirect to the round. */
export async function openDirectPage(request: Request, locals: Locals): Promise<DirectPage | Response> {
  const language = pageLanguage(request);
  const { peer } = textsIn(language);
  if (request.method !== "POST") return { ...fresh, language };
  const code = (await readForm(request)).one(codeField).trim().slice(0, longestCode);
  const address = readSurveyAddress(code);
  if (address === null) {
    const problem = code === "" ? peer.code.missing : peer.code.unreadable;
    return { ...fresh, language, status: 400, code, problem };
  }
  if (address.kind === "path") return seeOther(inLanguage(address.path, language));
  try {
    const { shareId } = await locals.api.response.shareIdOf({ code: address.code });
    return seeOther(inLanguage(paths.shared(shareId), language));
  } catch (error) {
    return { ...refuse(peer, error), language, code };
  }
}

function refuse(peer: Texts["peer"], error: unknown): Omit<DirectPage, "code" | "language"> {
  const { status, retryAfterSeconds } = publicErrorOf(error);
  if (status >= 500) throw error;
  if (status === 429) return { status, problem: peer.busyCode(retryAfterSeconds), retryAfterSeconds };
  return { status: 404, problem: peer.code.unknown, retryAfterSeconds };
}
