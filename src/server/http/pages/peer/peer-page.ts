import { DomainError } from "#src/server/errors.ts";
import { describeFault } from "#src/server/log.ts";
import { paths } from "#src/shared/site/paths.ts";
import type { FormProblem, PeerFields, PeerPage } from "#src/shared/invitation/peer-page.ts";
import { peerNameMaxLength, submissionKey } from "#src/shared/invitation/response.input.ts";
import { texts } from "#src/shared/invitation/texts.en.ts";
import { maxSelected, minSelected } from "#src/shared/words/trait.ts";
import type { SharedSurvey } from "#src/shared/invitation/response.output.ts";
import { publicErrorOf, readForm, seeOther } from "#src/server/http/pages/page-form.ts";
import type { PageLocals } from "#src/server/http/pages/pages.ts";
import type { PublicError } from "#src/server/trpc/errors.ts";
import { TRPCError } from "@trpc/server";
import type { PeerLink } from "./peer-link.ts";
import { writeReceiptCookie, type ReceiptNote } from "#src/server/http/request/cookies/receipt-cookie.ts";
import { unlessMissing } from "#src/server/http/pages/unless-missing.ts";

type Locals = Pick<PageLocals, "api" | "actor" | "deps" | "requestId">;

/** The page behind a peer's link, or the redirect that follows a stored answer. */
export async function openPeerPage(
  request: Request,
  locals: Locals,
  link: PeerLink,
): Promise<PeerPage | Response> {
  const survey = await findSurvey(locals, link);
  const isSent = request.method === "POST";
  if (survey === null) return { show: "unknown", status: 404, isSent };
  if (isSent) return handleSubmission(request, locals, link, survey);
  if (locals.actor !== null) {
    const own = await link.ownSurvey(locals.api);
    if (own !== null) return { show: "own", status: 200, survey, ...own };
  }
  if (!survey.open && (await link.isUsed(locals.api))) return { show: "used", status: 200 };
  if (!survey.open) return { show: "closed", status: 200, survey, message: null };
  const fields = { selectedTraits: [], peerName: "", submissionKey: locals.deps.ids.token(256) };
  return { show: "form", status: 200, survey, fields, problems: [], retryAfterSeconds: null };
}

/** Null for an unknown link, and for one that cannot be a link. */
async function findSurvey({ api }: Locals, link: PeerLink): Promise<SharedSurvey | null> {
  try {
    return await link.look(api);
  } catch (error) {
    if (publicErrorOf(error).status < 500) return null;
    throw error;
  }
}

/**
 * A form is one answer, however often it is sent and whatever was changed meanwhile: the Back button must neither store
 * another one nor overwrite the first. So its key is looked for before anything is read of the rest, and the page of thanks
 * says that nothing changed.
 */
async function handleSubmission(
  request: Request,
  locals: Locals,
  link: PeerLink,
  survey: SharedSurvey,
): Promise<PeerPage | Response> {
  const { api, deps } = locals;
  const fields = await readFields(request, deps.ids.token(256));
  try {
    const stored = await unlessMissing(api.response.receipt({ withdrawKey: fields.submissionKey }));
    const answer = { ...fields, selectedTraits: [...fields.selectedTraits] };
    const { withdrawKey } = stored ?? (await link.submit(api, answer));
    const isRepeat = stored !== undefined;
    const words = isRepeat ? [] : answer.selectedTraits;
    return thank({ draftName: link.draftName, withdrawKey, isRepeat, words }, deps.env.siteUrl);
  } catch (error) {
    return refuse(error, { locals, link, survey, fields });
  }
}

/** A key that is missing or broken gets replaced: there is no field in which a person could mend it. */
async function readFields(request: Request, newKey: string): Promise<PeerFields> {
  const form = await readForm(request);
  const key = submissionKey.safeParse(form.one("submissionKey"));
  return {
    selectedTraits: form.all("selectedTraits"),
    peerName: form.one("peerName"),
    submissionKey: key.data ?? newKey,
  };
}

/** A redirect, so that loading the next page again sends nothing. */
function thank(note: ReceiptNote, siteUrl: string): Response {
  const cookie = writeReceiptCookie(note, siteUrl);
  return seeOther(paths.complete(), cookie);
}

interface Refused {
  readonly locals: Locals;
  readonly link: PeerLink;
  readonly survey: SharedSurvey;
  readonly fields: PeerFields;
}

async function refuse(error: unknown, { locals, link, survey, fields }: Refused): Promise<PeerPage> {
  const refusal = publicErrorOf(error);
  const { status, retryAfterSeconds } = refusal;
  if (status === 403) {
    const own = locals.actor === null ? null : await link.ownSurvey(locals.api);
    return { show: "own", status, survey, surveyId: own?.surveyId ?? null };
  }
  if (status === 404) return { show: "unknown", status, isSent: true };
  if (status === 409 && (await link.isUsed(locals.api))) return { show: "used", status };
  if (status === 409) return { show: "closed", status, survey, message: whyClosed(error) };
  // A fault of ours loses nothing either: the form comes back as it was sent.
  if (status >= 500) {
    locals.deps.log.error("answer failed", { requestId: locals.requestId, ...describeFault(error) });
  }
  return { show: "form", status, survey, fields, problems: problemsOf(refusal, fields), retryAfterSeconds };
}

/** Why a round takes no answer; null where the page's own words say it. */
function whyClosed(error: unknown): string | null {
  const code = error instanceof TRPCError && error.cause instanceof DomainError ? error.cause.code : "";
  return Object.entries(texts.closed.refused).find(([name]) => name === code)?.[1] ?? null;
}

/** What is wrong with a form, one sentence for each field, in the language of the page. */
function problemsOf(
  { status, issues, retryAfterSeconds }: PublicError,
  fields: PeerFields,
): readonly FormProblem[] {
  const { problems } = texts;
  if (issues.length === 0)
    return [{ field: null, message: status === 429 ? problems.busy(retryAfterSeconds) : problems.fault }];
  const picked = fields.selectedTraits.length;
  const ofWords =
    picked < minSelected
      ? problems.tooFew(minSelected)
      : picked > maxSelected
        ? problems.tooMany(maxSelected)
        : problems.words;
  const isLong = fields.peerName.trim().length > peerNameMaxLength;
  const ofName = isLong ? problems.longName(peerNameMaxLength) : problems.name;
  return [...new Set(issues.map(({ path }) => path.split(".")[0]))].map((field) => ({
    field: field ?? null,
    message: field === "peerName" ? ofName : ofWords,
  }));
}
