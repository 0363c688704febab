import { seeOther } from "#src/server/http/pages/page-form.ts";
import {
  clientStep,
  invitationPath,
  type ClientPage,
  type InvitationKey,
  type ShownInvitation,
  type Visitor,
} from "#src/shared/sharing/client-page.ts";
import { freshForm } from "#src/shared/invitation/reply-page.ts";
import type { ClientInvitation } from "#src/shared/sharing/sharing.output.ts";
import { paths } from "#src/shared/site/paths.ts";
import { openReplyPage, type ReplyLocals } from "./reply-page.ts";

/*
 * Where someone reads who asks them to be a client, and replies.
 */

/** The page of an invitation, or a redirect: after a reply, and to where someone signs in whose address it goes by. */
export async function openClientPage(
  request: Request,
  locals: ReplyLocals,
  key: InvitationKey,
): Promise<ClientPage | Response> {
  const here = invitationPath(key);
  if ("clientId" in key && locals.actor === null) return seeOther(paths.login(here));
  const calls = callsFor(locals, key);
  return openReplyPage(request, locals, {
    here,
    find: async () => shown(locals, await calls.invitation()),
    accept: async (name) => paths.assessment((await calls.accept(name)).surveyId),
    decline: calls.decline,
  });
}

/** The same three calls, by what the page goes by. An account has its own name. */
const callsFor = ({ api: { sharing } }: ReplyLocals, key: InvitationKey) =>
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

function shown({ actor }: ReplyLocals, invitation: ClientInvitation): ShownInvitation {
  const visitor: Visitor = invitation.isSignedIn ? "client" : actor === null ? "nobody" : "someoneElse";
  return { ...freshForm(invitation.name), invitation, step: clientStep(invitation, visitor) };
}
