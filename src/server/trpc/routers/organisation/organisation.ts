import { changeRole, removeMember } from "#src/server/domain/organisation/members.ts";
import {
  deleteOrganisation,
  renameOrganisation,
} from "#src/server/domain/organisation/change-organisation.ts";
import { getOrganisation, listOrganisations } from "#src/server/domain/organisation/get-organisation.ts";
import { inviteMembers } from "#src/server/domain/organisation/inviting/invite-members.ts";
import {
  checkInvites,
  listOpenInvites,
  resendInvite,
  revokeInvite,
} from "#src/server/domain/organisation/inviting/open-invites.ts";
import {
  acceptOrgInvite,
  declineOrgInvite,
  getOrgInvite,
  listReceivedOrgInvites,
} from "#src/server/domain/organisation/joining.ts";
import { makeOrganisation } from "#src/server/domain/organisation/make-organisation.ts";
import { t } from "#src/server/trpc/init.ts";
import { publicProcedure, userProcedure, userProcedureOnPage } from "#src/server/trpc/procedures.ts";
import {
  joinInput,
  memberIdInput,
  memberRoleInput,
  newOrgInvitesInput,
  organisationDeletionInput,
  organisationIdInput,
  organisationInput,
  orgInviteCheckInput,
  orgInviteIdInput,
  orgInviteInput,
  receivedOrgInviteInput,
} from "#src/shared/organisation/organisation.input.ts";

/** Who may do what in an organisation, its gate decides; what ends with a plan is only what one can start. */
const ofOrganisation = userProcedure.input(organisationIdInput);
const ofInvite = userProcedure.input(orgInviteIdInput);
const byLink = publicProcedure.input(orgInviteInput);
const ofReceived = userProcedureOnPage.input(receivedOrgInviteInput);

export const organisationRouter = t.router({
  list: userProcedure.query(({ ctx }) => listOrganisations(ctx.deps, ctx.actor)),
  make: userProcedure
    .input(organisationInput)
    .mutation(({ ctx, input }) => makeOrganisation(ctx.deps, ctx.actor, input)),
  get: ofOrganisation.query(({ ctx, input }) => getOrganisation(ctx.deps, ctx.actor, input.id)),
  rename: ofOrganisation
    .input(organisationInput)
    .mutation(({ ctx, input }) => renameOrganisation(ctx.deps, ctx.actor, input)),
  delete: ofOrganisation
    .input(organisationDeletionInput)
    .mutation(({ ctx, input }) => deleteOrganisation(ctx.deps, ctx.actor, input)),
  changeRole: userProcedure
    .input(memberIdInput)
    .input(memberRoleInput)
    .mutation(({ ctx, input }) => changeRole(ctx.deps, ctx.actor, input)),
  removeMember: userProcedure
    .input(memberIdInput)
    .mutation(({ ctx, input }) => removeMember(ctx.deps, ctx.actor, input)),

  invites: ofOrganisation.query(({ ctx, input }) => listOpenInvites(ctx.deps, ctx.actor, input.id)),
  /** A list is longer than an address may be: so this, which stores nothing, travels in a body. */
  checkInvites: ofOrganisation
    .input(orgInviteCheckInput)
    .mutation(({ ctx, input }) => checkInvites(ctx.deps, ctx.actor, input)),
  invite: ofOrganisation
    .input(newOrgInvitesInput)
    .mutation(({ ctx, input }) => inviteMembers(ctx.deps, ctx.actor, input)),
  revokeInvite: ofInvite.mutation(({ ctx, input }) => revokeInvite(ctx.deps, ctx.actor, input)),
  resendInvite: ofInvite.mutation(({ ctx, input }) => resendInvite(ctx.deps, ctx.actor, input)),

  /** The link in the email is all that these take. */
  invitation: byLink.query(({ ctx, input }) => getOrgInvite(ctx.deps, ctx, input)),
  accept: byLink.input(joinInput).mutation(async ({ ctx, input }) => {
    const joined = await acceptOrgInvite(ctx.deps, ctx, input, input.name);
    if (joined.token !== null) ctx.setSessionCookie(joined.token);
    return joined;
  }),
  decline: byLink.mutation(({ ctx, input }) => declineOrgInvite(ctx.deps, ctx, input)),

  /** For the person who is signed in with exactly the address that was asked, and has confirmed it. */
  received: userProcedure.query(({ ctx }) => listReceivedOrgInvites(ctx.deps, ctx.actor)),
  receivedInvitation: ofReceived.query(({ ctx, input }) => getOrgInvite(ctx.deps, ctx, input)),
  acceptReceived: ofReceived.mutation(({ ctx, input }) => acceptOrgInvite(ctx.deps, ctx, input, undefined)),
  declineReceived: ofReceived.mutation(({ ctx, input }) => declineOrgInvite(ctx.deps, ctx, input)),
});
