import { describeFault } from "#src/server/log.ts";
import type { PublicError } from "#src/server/trpc/errors.ts";
import {
  clientStep,
  invitationPath,
  replyField,
  type ClientPage,
  type InvitationKey,
  type ShownInvitation,
  type Visitor,
} from "#src/shared/sharing/client-page.ts";
import type { ClientInvitation } from "#src/shared/sharing/sharing.output.ts";
import { paths } from "#src/shared/site/paths.ts";
import { isForeignForm, publicErrorOf, readForm } from "#src/server/http/pages/page-form.ts";
import type { PageLocals } from "#src/server/http/pages/pages.ts";

/*
 * Where someone reads who asks them to be a client, and replies. Looking changes nothing, as email scanners follow links; the reply
 * is a form that works without a script.
 */

type Locals = Pick<PageLocals, "api" | "actor" | "deps" | "requestId">;

/** The page of an invitation, or a redirect: after a reply, and to where someone signs in whose address it goes by. */
export async function openClientPage(
  request: Request,
  locals: Locals,
  key: InvitationKey,
): Promise<ClientPage | Response> {
  if ("clientId" in key && locals.actor === null) return seeOther(paths.login(invitationPath(key)));
  const page = await look(locals, key);
  if (request.method !== "POST" || page.show !== "invitation") return page;
  if (isForeignForm(request.headers, locals.deps.env.siteUrl)) return { show: "foreign", status: 403 };
  const form = await readForm(request);
  const name = form.all("name").at(0)?.trim();
  try {
    return (await sendReply(locals, key, form.one(replyField.name), name)) ?? page;
  } catch (error) {
    return refuse(error, locals, key, name);
  }
}

/** The same three calls, by what the page goes by. An account has its own name. */
const callsFor = ({ api: { sharing } }: Locals, key: InvitationKey) =>
  "token" in key
    ? {
        invitation: () => sharing.invitation(key),
        accept: (name: string | undefined) => sharing.accept({ ...key, name }),
        decline: () => sharing.decline(key),
      }
    : {
        invitation: () => sharing.receivedInvitation(key),
        accept: () => sharing.acceptReceived(key),
        decline: () => sharing.declineReceived(key),
      };

/** The invitation as it stands now, or why it can't be shown. */
async function look(locals: Locals, key: InvitationKey): Promise<ClientPage> {
  try {
    return shown(locals, await callsFor(locals, key).invitation());
  } catch (error) {
    const { status, retryAfterSeconds } = publicErrorOf(error);
    if (status === 429) return { show: "busy", status, retryAfterSeconds };
    if (status < 500) return { show: "unknown", status: 404 };
    throw error;
  }
}

/** The way on once a reply is stored: a redirect, so that loading the next page sends nothing. null: it was no reply. */
async function sendReply(
  locals: Locals,
  key: InvitationKey,
  kind: string,
  name: string | undefined,
): Promise<Response | null> {
  const calls = callsFor(locals, key);
  if (kind === replyField.decline) {
    await calls.decline();
    return seeOther(invitationPath(key));
  }
  if (kind !== replyField.accept) return null;
  const { surveyId } = await calls.accept(name);
  return seeOther(paths.assessment(surveyId));
}

/** The page once more with what is wrong, as things stand now: someone may have replied in another tab. */
async function refuse(
  error: unknown,
  locals: Locals,
  key: InvitationKey,
  name: string | undefined,
): Promise<ClientPage> {
  const refusal = publicErrorOf(error);
  if (refusal.status >= 500)
    locals.deps.log.error("reply failed", { requestId: locals.requestId, ...describeFault(error) });
  const page = await look(locals, key);
  return page.show === "invitation" ? { ...page, name: name ?? page.name, ...problemsOf(refusal) } : page;
}

function problemsOf({ status, issues, message, retryAfterSeconds }: PublicError) {
  const nameProblem = issues.find(({ path }) => path === "name")?.message ?? null;
  return { status, nameProblem, problem: nameProblem === null ? message : null, retryAfterSeconds };
}

function shown({ actor }: Locals, invitation: ClientInvitation): ShownInvitation {
  const visitor: Visitor = invitation.isSignedIn ? "client" : actor === null ? "nobody" : "someoneElse";
  return {
    show: "invitation",
    ...{ status: 200, invitation, step: clientStep(invitation, visitor), name: invitation.name },
    ...{ nameProblem: null, problem: null, retryAfterSeconds: null },
  };
}

const seeOther = (location: string) => new Response(null, { status: 303, headers: { location } });
