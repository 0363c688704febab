import { freshForm } from "#src/shared/invitation/reply-page.ts";
import {
  orgInviteStep,
  type OrgInvitePage,
  type ShownOrgInvite,
} from "#src/shared/organisation/invite-page.ts";
import { teamPaths } from "#src/shared/team/team-paths.ts";
import { openReplyPage, type ReplyLocals } from "./reply-page.ts";

/** Where someone reads who asks them into an organisation, and replies: the page, or a redirect after a reply. */
export function openOrgInvitePage(
  request: Request,
  locals: ReplyLocals,
  token: string,
): Promise<OrgInvitePage | Response> {
  const { organisation } = locals.api;
  return openReplyPage<ShownOrgInvite>(request, locals, {
    here: teamPaths.orgInvite(token),
    find: async () => {
      const invitation = await organisation.invitation({ token });
      const step = orgInviteStep(invitation, locals.actor !== null);
      // Who asks knows an address alone. The name is theirs to say.
      return { ...freshForm(""), invitation, step };
    },
    accept: async (name) => teamPaths.team((await organisation.accept({ token, name })).organisation.id),
    decline: () => organisation.decline({ token }),
  });
}
