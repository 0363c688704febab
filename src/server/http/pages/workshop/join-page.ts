import {
  readForm,
  refusalOf,
  refusedAs,
  seeOther,
  type FormFields,
  unlessMissing,
} from "#src/server/http/pages/page-form.ts";
import { pageLanguage } from "#src/server/http/pages/page-language.ts";
import { loadInvitation } from "#src/server/http/pages/peer/reply-page.ts";
import type { PublicError } from "#src/server/trpc/errors.ts";
import { inLanguage, type Language } from "#src/shared/languages/languages.ts";
import { textsIn } from "#src/shared/languages/texts.ts";
import { workshopLimits } from "#src/shared/workshop/workshop-limits.ts";
import type { PageLocals } from "#src/server/http/pages/pages.ts";
import { findGuestKey, writeGuestCookie } from "#src/server/http/request/cookies.ts";
import { submissionKey } from "#src/shared/invitation/response.input.ts";
import { joinFields, type JoinForm, type JoinPage, type JoinView } from "#src/shared/workshop/join-page.ts";
import type { WorkshopInvitation } from "#src/shared/workshop/workshop.output.ts";
import { workshopPaths } from "#src/shared/workshop/workshop-paths.ts";

/*
 * Where the code on the wall leads: what a workshop is, and one field. Looking changes nothing.
 */

type Locals = Pick<PageLocals, "api" | "deps" | "requestId">;

/** A request for the page. */
interface Visit {
  readonly request: Request;
  readonly locals: Locals;
  readonly code: string;
  readonly language: Language;
}

/** The page, or a redirect: after joining, or to a typed code. */
export async function openJoinPage(
  request: Request,
  locals: Locals,
  code: string,
): Promise<JoinPage | Response> {
  const form = request.method === "POST" ? await readForm(request) : null;
  const typed = codeIn(form?.one(joinFields.code) ?? "");
  if (typed !== "") return seeOther(inLanguage(workshopPaths.join(typed), pageLanguage(request)));
  const found = await load({ locals, code });
  const language = pageLanguage(request, "show" in found ? null : found.language);
  if ("show" in found) return { ...found, language };
  const visit = { request, locals, code, language };
  const page = await (form === null ? show(visit, found) : join(visit, found, form));
  return page instanceof Response ? page : { ...page, language };
}

/** Codes are much shorter, and proxies refuse long headers. */
const longestCode = 128;

/** People type the code, or paste its address. */
const codeIn = (typed: string): string =>
  typed
    .trim()
    .replace(/\/+$/, "")
    .split("/")
    .at(-1)
    ?.replace(/[?#].*$/, "")
    .slice(0, longestCode)
    // No address can hold half an emoji.
    .toWellFormed() ?? "";

const load = ({ locals: { api }, code }: Pick<Visit, "locals" | "code">) =>
  loadInvitation({ find: () => api.workshopGuest.invitation({ code }) });

async function show(visit: Visit, invitation: WorkshopInvitation): Promise<JoinView> {
  const { request, locals, code } = visit;
  const guestKey = findGuestKey(request.headers, code);
  const isAnother = new URL(request.url).searchParams.has("another");
  if (guestKey !== null && !isAnother) {
    const place = await unlessMissing(locals.api.workshopGuest.place({ guestKey }));
    if (place !== undefined)
      return { show: "back", status: 200, invitation, name: place.name, path: workshopPaths.place(guestKey) };
  }
  if (!invitation.open) return { show: "closed", status: 200, invitation };
  return formWith(invitation, { name: "", guestKey: locals.deps.ids.token(256) });
}

const formWith = (invitation: WorkshopInvitation, fields: JoinForm) => ({
  ...({ show: "form", status: 200, invitation, fields } as const),
  ...{ nameProblem: null, problem: null, retryAfterSeconds: null },
});

/** Joins, and redirects to the guest's place. */
async function join(visit: Visit, invitation: WorkshopInvitation, form: FormFields) {
  const { locals, code } = visit;
  const { deps, api } = locals;
  const name = form.one(joinFields.name);
  const sentKey = submissionKey.safeParse(form.one(joinFields.guestKey)).data ?? deps.ids.token(256);
  try {
    const { guestKey } = await api.workshopGuest.join({ code, name, guestKey: sentKey });
    const place = inLanguage(workshopPaths.place(guestKey), visit.language);
    return seeOther(place, writeGuestCookie(code, guestKey, deps.env.siteUrl));
  } catch (error) {
    return refuse(error, visit, formWith(invitation, { name, guestKey: sentKey }));
  }
}

/** The form again with what is wrong, freshly loaded: the host may have moved on. */
async function refuse(error: unknown, visit: Visit, form: ReturnType<typeof formWith>): Promise<JoinView> {
  const refusal = refusalOf(error, visit.locals, "joining");
  const invitation = await load(visit);
  if ("show" in invitation) return invitation;
  const { status } = refusal;
  if (status === 409 && !invitation.open) return { show: "closed", status, invitation };
  return { ...form, invitation, ...problemsIn(visit, error, refusal, form.fields.name) };
}

/** What is wrong, in the page's language. */
function problemsIn({ language }: Visit, error: unknown, refusal: PublicError, name: string) {
  const { problems } = textsIn(language).workshop.join;
  const { status, issues, retryAfterSeconds } = refusal;
  const refused = refusedAs(error);
  const nameProblem =
    refused === "workshop.nameTaken"
      ? problems.taken
      : refused === "workshop.nameMixed"
        ? problems.mixed
        : issues.length === 0
          ? null
          : name.trim() === ""
            ? problems.noName
            : problems.name;
  const problem =
    refused === "workshop.full"
      ? problems.full(workshopLimits.mostGuests)
      : status === 429
        ? problems.busy
        : problems.fault;
  return { status, nameProblem, problem: nameProblem === null ? problem : null, retryAfterSeconds };
}
