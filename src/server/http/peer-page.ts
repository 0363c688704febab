import { describeFault } from "#src/server/log.ts";
import type { PublicError } from "#src/server/trpc/errors.ts";
import { paths } from "#src/shared/paths.ts";
import { newResponseInput, type SharedSurvey } from "#src/shared/response.ts";
import { isForeignForm, readForm, refusalOf } from "./page-form.ts";
import type { PageLocals } from "./pages.ts";
import { writeReceiptCookie } from "./receipt-cookie.ts";

/** What stands in the form: nothing, or what was sent and refused. */
export interface PeerFields {
  readonly selectedTraits: readonly string[];
  readonly peerName: string;
  /** See `newResponseInput`: the same form sent twice is one answer. */
  readonly submissionKey: string;
}

/** What is wrong with a form. */
export interface FormProblem {
  /** The name of the field; null for what is about no field. */
  readonly field: string | null;
  readonly message: string;
}

/** What there is to see at a round's open link. */
export type PeerPage =
  | {
      readonly show: "form";
      readonly status: number;
      readonly survey: SharedSurvey;
      readonly fields: PeerFields;
      /** Why the form came back; none for a new one. */
      readonly problems: readonly FormProblem[];
      readonly retryAfterSeconds: number | null;
    }
  | {
      readonly show: "closed";
      readonly status: number;
      readonly survey: SharedSurvey;
      readonly message: string | null;
    }
  | { readonly show: "own"; readonly status: number; readonly surveyId: string | null }
  | { readonly show: "unknown"; readonly status: 404 }
  | { readonly show: "foreign"; readonly status: 403 };

type Locals = Pick<PageLocals, "api" | "actor" | "deps" | "requestId">;

/** The page behind an open link, or the redirect that follows a stored answer. */
export async function openPeerPage(
  request: Request,
  locals: Locals,
  shareId: string,
): Promise<PeerPage | Response> {
  const survey = await findSharedSurvey(locals, shareId);
  if (survey === null) return { show: "unknown", status: 404 };
  if (request.method === "POST") return takeAnswer(request, locals, shareId, survey);
  if (locals.actor !== null) {
    const own = await locals.api.response.ownRound({ shareId });
    if (own !== null) return { show: "own", status: 200, ...own };
  }
  if (!survey.open) return { show: "closed", status: 200, survey, message: null };
  const fields = { selectedTraits: [], peerName: "", submissionKey: locals.deps.ids.token(256) };
  return { show: "form", status: 200, survey, fields, problems: [], retryAfterSeconds: null };
}

/** Null for an unknown link, and for one that cannot be a link. */
async function findSharedSurvey({ api }: Locals, shareId: string): Promise<SharedSurvey | null> {
  try {
    return await api.response.shared({ shareId });
  } catch (error) {
    if (refusalOf(error).status < 500) return null;
    throw error;
  }
}

async function takeAnswer(
  request: Request,
  locals: Locals,
  shareId: string,
  survey: SharedSurvey,
): Promise<PeerPage | Response> {
  const { api, deps } = locals;
  if (isForeignForm(request.headers, deps.env.siteUrl)) return { show: "foreign", status: 403 };
  const fields = await readFields(request, deps.ids.token(256));
  try {
    const { selectedTraits, ...rest } = fields;
    const { withdrawKey } = await api.response.submit({
      shareId,
      ...rest,
      selectedTraits: [...selectedTraits],
    });
    return thank(shareId, withdrawKey, deps.env.siteUrl);
  } catch (error) {
    return refuse(error, { locals, shareId, survey, fields });
  }
}

/** A key that is missing or broken gets replaced: there is no field in which a person could mend it. */
async function readFields(request: Request, newKey: string): Promise<PeerFields> {
  const form = await readForm(request);
  const key = newResponseInput.shape.submissionKey.safeParse(form.one("submissionKey"));
  return {
    selectedTraits: form.all("selectedTraits"),
    peerName: form.one("peerName"),
    submissionKey: key.data ?? newKey,
  };
}

/** A redirect, so that loading the next page again sends nothing. */
function thank(shareId: string, withdrawKey: string, siteUrl: string): Response {
  const cookie = writeReceiptCookie({ shareId, withdrawKey }, siteUrl);
  return new Response(null, { status: 303, headers: { location: paths.complete(), "set-cookie": cookie } });
}

interface Refused {
  readonly locals: Locals;
  readonly shareId: string;
  readonly survey: SharedSurvey;
  readonly fields: PeerFields;
}

async function refuse(error: unknown, { locals, shareId, survey, fields }: Refused): Promise<PeerPage> {
  const refusal = refusalOf(error);
  const { status, message, retryAfterSeconds } = refusal;
  if (status === 403) {
    const own = locals.actor === null ? null : await locals.api.response.ownRound({ shareId });
    return { show: "own", status, surveyId: own?.surveyId ?? null };
  }
  if (status === 404) return { show: "unknown", status };
  if (status === 409) return { show: "closed", status, survey, message };
  // A fault of ours loses nothing either: the form comes back as it was sent.
  if (status >= 500) {
    locals.deps.log.error("answer failed", { requestId: locals.requestId, ...describeFault(error) });
  }
  return { show: "form", status, survey, fields, problems: problemsOf(refusal), retryAfterSeconds };
}

/** One problem for each field: an issue may be about the third word, the field is the same. */
function problemsOf({ issues, message }: PublicError): readonly FormProblem[] {
  if (issues.length === 0) return [{ field: null, message }];
  const byField = new Map(issues.map((issue) => [issue.path.split(".")[0] ?? null, issue.message]));
  return [...byField].map(([field, text]) => ({ field, message: text }));
}
