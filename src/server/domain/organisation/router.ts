import { deleteOrganisation, renameOrganisation } from "./change-organisation.ts";
import { getOrganisation, listOrganisations } from "./get-organisation.ts";
import { acceptOrgInvite, declineOrgInvite, getOrgInvite, listReceivedOrgInvites } from "./joining.ts";
import { makeOrganisation } from "./make-organisation.ts";
import { changeRole, removeMember } from "./members.ts";
import { inviteMembers } from "#src/server/domain/organisation/inviting/invite-members.ts";
import {
  checkInvites,
  listOpenInvites,
  resendInvite,
  revokeInvite,
} from "#src/server/domain/organisation/inviting/open-invites.ts";
import { t } from "#src/server/trpc/init.ts";
import { publicProcedure, userProcedure, userProcedureOnPage } from "#src/server/trpc/procedures.ts";
import {
  joinInput,
  memberIdInput,
  memberRoleInput,
  newOrgInvitesInput,
  orgInviteCheckInput,
  orgInviteIdInput,
  orgInviteInput,
  organisationDeletionInput,
  organisationIdInput,
  organisationInput,
  receivedOrgInviteInput,
} from "#src/shared/organisation/organisation.input.ts";
import {
  checkedInviteOutput,
  joinedOutput,
  memberOutput,
  openInviteOutput,
  orgInviteOutput,
  orgInvitesAddedOutput,
  organisationOutput,
  receivedOrgInviteOutput,
} from "#src/shared/organisation/organisation.output.ts";

/** Who may do what in an organisation, its gate decides; what ends with a plan is only what one can start. */
const ofOrganisation = userProcedure.input(organisationIdInput);
const ofInvite = userProcedure.input(orgInviteIdInput);
const byLink = publicProcedure.input(orgInviteInput);
const ofReceived = userProcedureOnPage.input(receivedOrgInviteInput);

export const organisationRouter = t.router({
  list: userProcedure
    .meta({
      rest: {
        method: "get",
        path: "/organisations",
        summary: "Organisations that you’re in, oldest first",
        output: organisationOutput.array(),
      },
    })
    .query(({ ctx }) => listOrganisations(ctx.deps, ctx.actor)),
  make: userProcedure
    .meta({
      rest: {
        method: "post",
        path: "/organisations",
        summary: "Make an organisation, with you as its owner; 402 without a plan",
        status: 201,
        output: organisationOutput,
      },
    })
    .input(organisationInput)
    .mutation(({ ctx, input }) => makeOrganisation(ctx.deps, ctx.actor, input)),
  get: ofOrganisation
    .meta({
      rest: {
        method: "get",
        path: "/organisations/{id}",
        summary: "One of them, with its members and your role",
        output: organisationOutput,
      },
    })
    .query(({ ctx, input }) => getOrganisation(ctx.deps, ctx.actor, input.id)),
  rename: ofOrganisation
    .meta({
      rest: {
        method: "patch",
        path: "/organisations/{id}",
        summary: "Rename it; owners only",
        output: organisationOutput,
      },
    })
    .input(organisationInput)
    .mutation(({ ctx, input }) => renameOrganisation(ctx.deps, ctx.actor, input)),
  delete: ofOrganisation
    .meta({
      rest: {
        method: "delete",
        path: "/organisations/{id}",
        summary: "Erase it, by its name; rounds stay their owners’. Owners only",
        status: 204,
      },
    })
    .input(organisationDeletionInput)
    .mutation(({ ctx, input }) => deleteOrganisation(ctx.deps, ctx.actor, input)),
  changeRole: userProcedure
    .meta({
      rest: {
        method: "patch",
        path: "/organisations/{id}/members/{userId}",
        summary: "Give a member another role; owners only. 409 for the last owner",
        output: memberOutput,
      },
    })
    .input(memberIdInput)
    .input(memberRoleInput)
    .mutation(({ ctx, input }) => changeRole(ctx.deps, ctx.actor, input)),
  removeMember: userProcedure
    .meta({
      rest: {
        method: "delete",
        path: "/organisations/{id}/members/{userId}",
        summary: "Leave, or remove a member as an owner. 409 for the last owner",
        status: 204,
      },
    })
    .input(memberIdInput)
    .mutation(({ ctx, input }) => removeMember(ctx.deps, ctx.actor, input)),

  invites: ofOrganisation
    .meta({
      rest: {
        method: "get",
        path: "/organisations/{id}/invites",
        summary: "Invitations that wait; owners and facilitators",
        output: openInviteOutput.array(),
      },
    })
    .query(({ ctx, input }) => listOpenInvites(ctx.deps, ctx.actor, input.id)),
  /** A list is longer than an address may be: so this, which stores nothing, travels in a body. */
  checkInvites: ofOrganisation
    .meta({
      rest: {
        method: "post",
        path: "/organisations/{id}/invites/check",
        summary: "What would come of a list of addresses, as pasted or as CSV; stores and sends nothing",
        output: checkedInviteOutput.array(),
      },
    })
    .input(orgInviteCheckInput)
    .mutation(({ ctx, input }) => checkInvites(ctx.deps, ctx.actor, input)),
  invite: ofOrganisation
    .meta({
      rest: {
        method: "post",
        path: "/organisations/{id}/invites",
        summary: "Invite people by email; owners and facilitators. 402 where no owner’s plan is active",
        status: 201,
        output: orgInvitesAddedOutput,
      },
    })
    .input(newOrgInvitesInput)
    .mutation(({ ctx, input }) => inviteMembers(ctx.deps, ctx.actor, input)),
  revokeInvite: ofInvite
    .meta({
      rest: {
        method: "delete",
        path: "/organisations/{id}/invites/{inviteId}",
        summary: "Withdraw an invitation",
        status: 204,
      },
    })
    .mutation(({ ctx, input }) => revokeInvite(ctx.deps, ctx.actor, input)),
  resendInvite: ofInvite
    .meta({
      rest: {
        method: "post",
        path: "/organisations/{id}/invites/{inviteId}/resend",
        summary: "Send an invitation again; once in twelve hours at most",
        output: openInviteOutput,
      },
    })
    .mutation(({ ctx, input }) => resendInvite(ctx.deps, ctx.actor, input)),

  /** The link in the email is all that these take. */
  invitation: byLink
    .meta({
      rest: {
        method: "get",
        path: "/org-invites/{token}",
        summary: "Who asks you into which organisation, and as what",
        output: orgInviteOutput,
      },
    })
    .query(({ ctx, input }) => getOrgInvite(ctx.deps, ctx, input)),
  accept: byLink
    .meta({
      rest: {
        method: "post",
        path: "/org-invites/{token}/accept",
        summary: "Join; makes an account where the address has none",
        output: joinedOutput,
      },
    })
    .input(joinInput)
    .mutation(async ({ ctx, input }) => {
      const joined = await acceptOrgInvite(ctx.deps, ctx, input, input.name);
      if (joined.token !== null) ctx.setSessionCookie(joined.token);
      return joined;
    }),
  decline: byLink
    .meta({
      rest: { method: "post", path: "/org-invites/{token}/decline", summary: "Don’t join", status: 204 },
    })
    .mutation(({ ctx, input }) => declineOrgInvite(ctx.deps, ctx, input)),

  /** For the person who is signed in with exactly the address that was asked, and has confirmed it. */
  received: userProcedure
    .meta({
      rest: {
        method: "get",
        path: "/org-invites",
        summary: "Invitations that wait for you at your confirmed address, newest first",
        output: receivedOrgInviteOutput.array(),
      },
    })
    .query(({ ctx }) => listReceivedOrgInvites(ctx.deps, ctx.actor)),
  receivedInvitation: ofReceived
    .meta({
      rest: {
        method: "get",
        path: "/org-invites/received/{inviteId}",
        summary: "One of the invitations that wait for you",
        output: orgInviteOutput,
      },
    })
    .query(({ ctx, input }) => getOrgInvite(ctx.deps, ctx, input)),
  acceptReceived: ofReceived
    .meta({
      rest: {
        method: "post",
        path: "/org-invites/received/{inviteId}/accept",
        summary: "Join",
        output: joinedOutput,
      },
    })
    .mutation(({ ctx, input }) => acceptOrgInvite(ctx.deps, ctx, input, undefined)),
  declineReceived: ofReceived
    .meta({
      rest: {
        method: "post",
        path: "/org-invites/received/{inviteId}/decline",
        summary: "Don’t join",
        status: 204,
      },
    })
    .mutation(({ ctx, input }) => declineOrgInvite(ctx.deps, ctx, input)),
});
