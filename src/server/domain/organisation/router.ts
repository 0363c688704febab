import {
  deleteOrganisation,
  getOrganisation,
  listOrganisations,
  makeOrganisation,
  renameOrganisation,
} from "./get-organisation.ts";
import { acceptOrgInvite, declineOrgInvite, getOrgInvite, listReceivedOrgInvites } from "./joining.ts";
import { changeRole, removeMember } from "./members.ts";
import { inviteMembers } from "#src/server/domain/organisation/inviting/invite-members.ts";
import {
  checkInvites,
  listOpenInvites,
  resendInvite,
  revokeInvite,
} from "#src/server/domain/organisation/inviting/open-invites.ts";
import { t, publicProcedure, userProcedure, userProcedureOnPage } from "#src/server/trpc/procedures.ts";
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

/** The gate decides who may do what; without a plan, only starting things ends. */
const ofOrganisation = userProcedure.input(organisationIdInput);
const ofInvite = userProcedure.input(orgInviteIdInput);
const byLink = publicProcedure.input(orgInviteInput);
const ofReceived = userProcedureOnPage.input(receivedOrgInviteInput);

export const organisationRouter = t.router({
  list: userProcedure
    .meta({
      call: "GET /organisations",
      summary: "Organisations that you’re in, oldest first",
      output: organisationOutput.array(),
    })
    .query(({ ctx }) => listOrganisations(ctx.deps, ctx.actor)),
  make: userProcedure
    .meta({
      call: "POST /organisations",
      summary: "Make an organisation, with you as its owner; 402 without a plan",
      output: organisationOutput,
      status: 201,
      errors: [402],
    })
    .input(organisationInput)
    .mutation(({ ctx, input }) => makeOrganisation(ctx.deps, ctx.actor, input)),
  get: ofOrganisation
    .meta({
      call: "GET /organisations/{id}",
      summary: "One of them, with its members and your role",
      output: organisationOutput,
    })
    .query(({ ctx, input }) => getOrganisation(ctx.deps, ctx.actor, input.id)),
  rename: ofOrganisation
    .meta({
      call: "PATCH /organisations/{id}",
      summary: "Rename it; owners only",
      output: organisationOutput,
      errors: [403],
    })
    .input(organisationInput)
    .mutation(({ ctx, input }) => renameOrganisation(ctx.deps, ctx.actor, input)),
  delete: ofOrganisation
    .meta({
      call: "DELETE /organisations/{id}",
      summary: "Erase it, by its name; rounds stay their owners’. Owners only",
      errors: [403],
    })
    .input(organisationDeletionInput)
    .mutation(({ ctx, input }) => deleteOrganisation(ctx.deps, ctx.actor, input)),
  changeRole: userProcedure
    .meta({
      call: "PATCH /organisations/{id}/members/{userId}",
      summary: "Give a member another role; owners only. 409 for the last owner",
      output: memberOutput,
      errors: [403, 409],
    })
    .input(memberIdInput)
    .input(memberRoleInput)
    .mutation(({ ctx, input }) => changeRole(ctx.deps, ctx.actor, input)),
  removeMember: userProcedure
    .meta({
      call: "DELETE /organisations/{id}/members/{userId}",
      summary: "Leave, or remove a member as an owner. 409 for the last owner",
      errors: [403, 409],
    })
    .input(memberIdInput)
    .mutation(({ ctx, input }) => removeMember(ctx.deps, ctx.actor, input)),

  invites: ofOrganisation
    .meta({
      call: "GET /organisations/{id}/invites",
      summary: "Invitations that wait; owners and facilitators",
      output: openInviteOutput.array(),
      errors: [403],
    })
    .query(({ ctx, input }) => listOpenInvites(ctx.deps, ctx.actor, input.id)),
  /** Stores nothing, but POSTs a body, as a list may exceed a URL's length. */
  checkInvites: ofOrganisation
    .meta({
      call: "POST /organisations/{id}/invites/check",
      summary: "What would come of a list of addresses, as pasted or as CSV; stores and sends nothing",
      output: checkedInviteOutput.array(),
      errors: [403],
    })
    .input(orgInviteCheckInput)
    .mutation(({ ctx, input }) => checkInvites(ctx.deps, ctx.actor, input)),
  invite: ofOrganisation
    .meta({
      call: "POST /organisations/{id}/invites",
      summary: "Invite people by email; owners and facilitators. 402 where no owner’s plan is active",
      output: orgInvitesAddedOutput,
      status: 201,
      errors: [402, 403],
    })
    .input(newOrgInvitesInput)
    .mutation(({ ctx, input }) => inviteMembers(ctx.deps, ctx.actor, input)),
  revokeInvite: ofInvite
    .meta({
      call: "DELETE /organisations/{id}/invites/{inviteId}",
      summary: "Withdraw an invitation",
      errors: [403],
    })
    .mutation(({ ctx, input }) => revokeInvite(ctx.deps, ctx.actor, input)),
  resendInvite: ofInvite
    .meta({
      call: "POST /organisations/{id}/invites/{inviteId}/resend",
      summary: "Send an invitation again; once in twelve hours at most",
      output: openInviteOutput,
      errors: [403],
    })
    .mutation(({ ctx, input }) => resendInvite(ctx.deps, ctx.actor, input)),

  /** These need only the link from the email. */
  invitation: byLink
    .meta({
      call: "GET /org-invites/{token}",
      summary: "Who asks you into which organisation, and as what",
      output: orgInviteOutput,
    })
    .query(({ ctx, input }) => getOrgInvite(ctx.deps, ctx, input)),
  accept: byLink
    .meta({
      call: "POST /org-invites/{token}/accept",
      summary: "Join; makes an account where the address has none",
      output: joinedOutput,
      errors: [409],
    })
    .input(joinInput)
    .mutation(async ({ ctx, input }) => {
      const joined = await acceptOrgInvite(ctx.deps, ctx, input, input.name);
      if (joined.token !== null) ctx.setSessionCookie(joined.token);
      return joined;
    }),
  decline: byLink
    .meta({ call: "POST /org-invites/{token}/decline", summary: "Don’t join", errors: [409] })
    .mutation(({ ctx, input }) => declineOrgInvite(ctx.deps, ctx, input)),

  /** These need a session with exactly the invited, confirmed address. */
  received: userProcedure
    .meta({
      call: "GET /org-invites",
      summary: "Invitations that wait for you at your confirmed address, newest first",
      output: receivedOrgInviteOutput.array(),
    })
    .query(({ ctx }) => listReceivedOrgInvites(ctx.deps, ctx.actor)),
  receivedInvitation: ofReceived
    .meta({
      call: "GET /received-org-invites/{inviteId}",
      summary: "One of the invitations that wait for you",
      output: orgInviteOutput,
    })
    .query(({ ctx, input }) => getOrgInvite(ctx.deps, ctx, input)),
  acceptReceived: ofReceived
    .meta({ call: "POST /received-org-invites/{inviteId}/accept", summary: "Join", output: joinedOutput })
    .mutation(({ ctx, input }) => acceptOrgInvite(ctx.deps, ctx, input, undefined)),
  declineReceived: ofReceived
    .meta({ call: "POST /received-org-invites/{inviteId}/decline", summary: "Don’t join" })
    .mutation(({ ctx, input }) => declineOrgInvite(ctx.deps, ctx, input)),
});
