import { sha256 } from "#src/server/ids.ts";
import type { Caller } from "#src/server/trpc/router.ts";
import { paths } from "#src/shared/site/paths.ts";
import { serverPaths } from "#src/shared/site/server-paths.ts";
import {
  invitationDraftPrefix,
  type PeerAddress,
  type PeerFields,
  type PeerPage,
} from "#src/shared/invitation/peer-page.ts";
import type { SharedSurvey } from "#src/shared/invitation/response.output.ts";
import { submissionKey } from "#src/shared/invitation/response.input.ts";
import { inLanguage, type Language } from "#src/shared/languages/languages.ts";
import type { Texts } from "#src/shared/languages/en/index.ts";
import { textsIn } from "#src/shared/languages/texts.ts";
import { pageLanguage } from "#src/server/http/pages/page-language.ts";
import {
  publicErrorOf,
  readForm,
  refusalOf,
  refusedAs,
  formProblems,
  seeOther,
  unlessMissing,
} from "#src/server/http/pages/page-form.ts";
import type { PageLocals } from "#src/server/http/pages/pages.ts";
import { writeReceiptCookie } from "#src/server/http/request/cookies.ts";

/** A link to a peer's form, of either kind. */
export interface PeerLink extends PeerAddress {
  /** The picture of the link's preview. */
  readonly picture: string;
  readonly look: (api: Caller) => Promise<SharedSurvey>;
  /** Whether it has its one answer. */
  readonly isUsed: (api: Caller) => Promise<boolean>;
  readonly submit: (api: Caller, answer: Answer) => Promise<{ readonly withdrawKey: string }>;
  readonly ownSurvey: (api: Caller) => Promise<{ readonly surveyId: string | null } | null>;
}

interface Answer {
  selectedTraits: string[];
  peerName: string;
  submissionKey: string;
}

/** A round's open link. */
export const publicLink = (shareId: string): PeerLink => ({
  isOpen: true,
  path: paths.shared(shareId),
  draftName: shareId,
  picture: serverPaths.sharedPicture(shareId),
  look: (api) => api.response.shared({ shareId }),
  isUsed: () => Promise.resolve(false),
  submit: (api, answer) => api.response.submit({ shareId, ...answer }),
  ownSurvey: (api) => api.response.ownSurvey({ shareId }),
});

/** An invitation's link. The token opens the form, so the browser names its draft by a hash. */
export const invitationLink = (token: string): PeerLink => ({
  isOpen: false,
  path: paths.invitation(token),
  draftName: invitationDraftPrefix + sha256(token).slice(0, 32),
  picture: serverPaths.invitationPicture(token),
  look: (api) => api.invitation.shared({ token }),
  isUsed: (api) => api.invitation.isUsed({ token }),
  submit: (api, answer) => api.invitation.submit({ token, ...answer }),
  ownSurvey: (api) => api.invitation.ownSurvey({ token }),
});

type Locals = Pick<PageLocals, "api" | "actor" | "deps" | "requestId">;

/** The page behind a peer's link, or the redirect that follows a stored answer. */
export async function openPeerPage(
  request: Request,
  locals: Locals,
  link: PeerLink,
): Promise<PeerPage | Response> {
  const survey = await findSurvey(locals, link);
  const language = pageLanguage(request, survey?.language);
  const isSent = request.method === "POST";
  if (survey === null) return { language, show: "unknown", status: 404, isSent };
  if (isSent) return handleSubmission(request, { locals, link, survey, language });
  if (locals.actor !== null) {
    const own = await link.ownSurvey(locals.api);
    if (own !== null) return { language, show: "own", status: 200, survey, ...own };
  }
  if (!survey.open && (await link.isUsed(locals.api))) return { language, show: "used", status: 200 };
  if (!survey.open) return { language, show: "closed", status: 200, survey, message: null };
  const fields = { selectedTraits: [], peerName: "", submissionKey: locals.deps.ids.token(256) };
  return { language, show: "form", status: 200, survey, fields, problems: [], retryAfterSeconds: null };
}

/** null for an unknown or impossible link. */
async function findSurvey({ api }: Locals, link: PeerLink): Promise<SharedSurvey | null> {
  try {
    return await link.look(api);
  } catch (error) {
    if (publicErrorOf(error).status < 500) return null;
    throw error;
  }
}

/** A form that was sent. */
interface Sent {
  readonly locals: Locals;
  readonly link: PeerLink;
  readonly survey: SharedSurvey;
  readonly language: Language;
}

/**
 * A form is one answer, however often it is sent: the Back button must neither store a second one nor
 * overwrite the first. So its key is looked up first, and the thank-you page says that nothing changed.
 */
async function handleSubmission(request: Request, sent: Sent): Promise<PeerPage | Response> {
  const { locals, link, language } = sent;
  const { api, deps } = locals;
  const fields = await readFields(request, deps.ids.token(256));
  try {
    const stored = await unlessMissing(api.response.receipt({ withdrawKey: fields.submissionKey }));
    const answer = { ...fields, selectedTraits: [...fields.selectedTraits] };
    const { withdrawKey } = stored ?? (await link.submit(api, answer));
    const isRepeat = stored !== undefined;
    const words = isRepeat ? [] : answer.selectedTraits;
    const cookie = writeReceiptCookie(
      { draftName: link.draftName, withdrawKey, isRepeat, words },
      deps.env.siteUrl,
    );
    // A redirect, so that loading the next page again sends nothing.
    return seeOther(inLanguage(paths.complete(), language), cookie);
  } catch (error) {
    return refuse(error, sent, fields);
  }
}

/** A missing or broken key is replaced: there's no field in which someone could fix it. */
async function readFields(request: Request, newKey: string): Promise<PeerFields> {
  const form = await readForm(request);
  const key = submissionKey.safeParse(form.one("submissionKey"));
  return {
    selectedTraits: form.all("selectedTraits"),
    peerName: form.one("peerName"),
    submissionKey: key.data ?? newKey,
  };
}

async function refuse(
  error: unknown,
  { locals, link, survey, language }: Sent,
  fields: PeerFields,
): Promise<PeerPage> {
  const texts = textsIn(language);
  // A fault of ours loses nothing either: the form comes back as it was sent.
  const refusal = refusalOf(error, locals, "answer");
  const { status, retryAfterSeconds } = refusal;
  if (status === 403) {
    const own = locals.actor === null ? null : await link.ownSurvey(locals.api);
    return { language, show: "own", status, survey, surveyId: own?.surveyId ?? null };
  }
  if (status === 404) return { language, show: "unknown", status, isSent: true };
  if (status === 409 && (await link.isUsed(locals.api))) return { language, show: "used", status };
  if (status === 409) return { language, show: "closed", status, survey, message: whyClosed(texts, error) };
  const problems = formProblems(texts, refusal, fields);
  return { language, show: "form", status, survey, fields, problems, retryAfterSeconds };
}

/** Why a round takes no answer; null if the page's own words say it. */
function whyClosed({ peer }: Texts, error: unknown): string | null {
  return Object.entries(peer.closed.refused).find(([name]) => name === refusedAs(error))?.[1] ?? null;
}
