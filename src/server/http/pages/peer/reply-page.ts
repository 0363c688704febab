import type { PublicError } from "#src/server/trpc/errors.ts";
import { publicErrorOf, readForm, refusalOf, seeOther } from "#src/server/http/pages/page-form.ts";
import type { PageLocals } from "#src/server/http/pages/pages.ts";
import {
  replyField,
  type NoInvitation,
  type ReplyForm,
  freshForm,
} from "#src/shared/invitation/reply-page.ts";
import {
  clientStep,
  invitationPath,
  type ClientPage,
  type InvitationKey,
  type ShownInvitation,
  type Visitor,
} from "#src/shared/sharing/client-page.ts";
import type { ClientInvitation } from "#src/shared/sharing/sharing.output.ts";
import { pageLanguage } from "#src/server/http/pages/page-language.ts";
import { inLanguage, type Language } from "#src/shared/languages/languages.ts";
import { textsIn } from "#src/shared/languages/texts.ts";
import { paths } from "#src/shared/site/paths.ts";
import {
  orgInviteStep,
  type OrgInvitePage,
  type ShownOrgInvite,
} from "#src/shared/organisation/invite-page.ts";
import { teamPaths } from "#src/shared/team/team-paths.ts";

/*
 * Where someone reads an invitation and replies. Looking changes nothing, because email scanners follow
 * links; the reply is a form that works without a script.
 */

export type ReplyLocals = Pick<PageLocals, "api" | "actor" | "deps" | "requestId">;

/** What someone says when they accept. */
interface Answer {
  readonly name: string | undefined;
  readonly counted: boolean | undefined;
}

/** One invitation. */
interface Replied<Shown> {
  /** Its page. */
  readonly here: string;
  readonly language: Language;
  readonly find: () => Promise<Shown>;
  /** Accepts, and returns where to go. */
  readonly accept: (answer: Answer) => Promise<string>;
  readonly decline: () => Promise<void>;
}

async function openReplyPage<Shown extends ReplyForm>(
  request: Request,
  locals: ReplyLocals,
  replied: Replied<Shown>,
): Promise<Shown | NoInvitation | Response> {
  const page = await loadInvitation(replied);
  if (request.method !== "POST" || page.show !== "invitation") return page;
  const form = await readForm(request);
  const counted = form.all(replyField.counted).at(0);
  const answer = {
    name: form.all("name").at(0)?.trim(),
    counted: counted === undefined ? undefined : counted === "yes",
  };
  try {
    return (await sendReply(replied, form.one(replyField.name), answer)) ?? page;
  } catch (error) {
    return refuse(error, locals, replied, answer);
  }
}

/** The invitation, or why it can't be shown. */
export async function loadInvitation<Shown>({
  find,
}: Pick<Replied<Shown>, "find">): Promise<Shown | NoInvitation> {
  try {
    return await find();
  } catch (error) {
    const { status, retryAfterSeconds } = publicErrorOf(error);
    if (status === 429) return { show: "busy", status, retryAfterSeconds };
    if (status < 500) return { show: "unknown", status: 404 };
    throw error;
  }
}

/** Redirects once a reply is stored, so that a reload sends nothing; null if it was no reply. */
async function sendReply(
  { here, accept, decline }: Replied<unknown>,
  kind: string,
  answer: Answer,
): Promise<Response | null> {
  if (kind === replyField.decline) {
    await decline();
    return seeOther(here);
  }
  return kind === replyField.accept ? seeOther(await accept(answer)) : null;
}

/** The page again with what is wrong, freshly loaded: someone may have replied in another tab. */
async function refuse<Shown extends ReplyForm>(
  error: unknown,
  locals: ReplyLocals,
  replied: Replied<Shown>,
  { name, counted }: Answer,
): Promise<Shown | NoInvitation> {
  const refusal = refusalOf(error, locals, "reply");
  const page = await loadInvitation(replied);
  return page.show === "invitation"
    ? { ...page, counted, name: name ?? page.name, ...problemsIn(replied, refusal, name ?? "") }
    : page;
}

/** What is wrong, in the fields of a reply's form. */
function problemsIn({ language }: Replied<unknown>, refusal: PublicError, name: string) {
  const { status, issues, message, retryAfterSeconds } = refusal;
  const { form } = textsIn(language).reply;
  const isName = issues.some(({ path }) => path === "name");
  const nameProblem = isName ? (name.trim() === "" ? form.noName : form.badName) : null;
  const problem = language === "en" ? message : form.failed;
  return { status, nameProblem, problem: isName ? null : problem, retryAfterSeconds };
}

/* Invitations to be a facilitator's client. */

/** The page of an invitation, or a redirect: after a reply, or to the sign-in. */
export async function openClientPage(
  request: Request,
  locals: ReplyLocals,
  key: InvitationKey,
): Promise<ClientPage | Response> {
  if ("clientId" in key && locals.actor === null) return seeOther(paths.login(invitationPath(key)));
  const calls = callsFor(locals, key);
  const invited = await loadInvitation({ find: calls.invitation });
  const language = pageLanguage(request, "show" in invited ? null : invited.language);
  const here = inLanguage(invitationPath(key), language);
  const page = await openReplyPage(request, locals, {
    ...{ here, language },
    find: async () => shown(locals, await calls.invitation()),
    accept: async (answer) => paths.assessment((await calls.accept(answer)).surveyId),
    decline: calls.decline,
  });
  return page instanceof Response ? page : { ...page, language };
}

/** The three calls, by token or by client id. An account has its own name. */
const callsFor = ({ api: { sharing } }: ReplyLocals, key: InvitationKey) =>
  "token" in key
    ? {
        invitation: () => sharing.invitation(key),
        accept: (answer: Answer) => sharing.accept({ ...key, ...answer }),
        decline: () => sharing.decline(key),
      }
    : {
        invitation: () => sharing.receivedInvitation(key),
        accept: ({ counted }: Answer) => sharing.acceptReceived({ ...key, counted }),
        decline: () => sharing.declineReceived(key),
      };

function shown({ actor }: ReplyLocals, invitation: ClientInvitation): ShownInvitation {
  const visitor: Visitor = invitation.isSignedIn ? "client" : actor === null ? "nobody" : "someoneElse";
  return { ...freshForm(invitation.name), invitation, step: clientStep(invitation, visitor) };
}

/** The page of an invitation into an organisation, or a redirect after a reply. */
export function openOrgInvitePage(
  request: Request,
  locals: ReplyLocals,
  token: string,
): Promise<OrgInvitePage | Response> {
  const { organisation } = locals.api;
  return openReplyPage<ShownOrgInvite>(request, locals, {
    here: teamPaths.orgInvite(token),
    language: "en",
    find: async () => {
      const invitation = await organisation.invitation({ token });
      const step = orgInviteStep(invitation, locals.actor !== null);
      // The inviter knows only an address, so the form starts without a name.
      return { ...freshForm(""), invitation, step };
    },
    accept: async ({ name }) => teamPaths.team((await organisation.accept({ token, name })).organisation.id),
    decline: () => organisation.decline({ token }),
  });
}
