import type { Actor } from "#src/server/actor.ts";
import { countCallIn } from "#src/server/auth/limits/limits.ts";
import { after, days } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import { readList } from "#src/server/domain/invitation/list/read-list.ts";
import { invitationsToMailbox } from "#src/server/domain/invitation/limits.ts";
import { readRoom } from "#src/server/domain/mail/throttle/release-mails.ts";
import { cancelSubjects } from "#src/server/domain/mail/queue/queue-mail.ts";
import { getActiveLed, getLed } from "#src/server/domain/organisation/gate.ts";
import { organisationLimits } from "#src/shared/organisation/organisation.ts";
import type { CheckedInvite, OpenInvite } from "#src/shared/organisation/organisation.output.ts";
import { inviteErrors } from "./errors.ts";
import { findInvite, listOpen, updateInvite } from "./invite-queries.ts";
import { judgeInvites, nextSend, presentInvite, queueInviteMails, readKnown } from "./invite-members.ts";

interface InviteOf {
  readonly id: string;
  readonly inviteId: string;
}

/** @throws {DomainError} not_found; forbidden for members */
export async function listOpenInvites(deps: Deps, actor: Actor, id: string): Promise<readonly OpenInvite[]> {
  const { read } = deps.db;
  const { organisation } = await getLed(read, actor, id);
  const open = await listOpen(read, organisation.id, deps.clock.now());
  return open.map(presentInvite);
}

/**
 * Checks a pasted list or table of addresses without storing or sending anything.
 *
 * @throws {DomainError} not_found; forbidden for members
 */
export async function checkInvites(
  deps: Deps,
  actor: Actor,
  { id, text }: { readonly id: string; readonly text: string },
): Promise<readonly CheckedInvite[]> {
  const db = deps.db.read;
  const { organisation } = await getLed(db, actor, id);
  const known = await readKnown(db, organisation.id, deps.clock.now());
  return judgeInvites(readList(text), known).map(({ line, name, email, written, verdict }) => ({
    line,
    email: email ?? (written || name),
    verdict,
  }));
}

/** Revokes an invitation; its links stop working. @throws {DomainError} not_found; forbidden for members */
export function revokeInvite(deps: Deps, actor: Actor, { id, inviteId }: InviteOf): Promise<void> {
  return deps.db.write(async (tx) => {
    const { organisation } = await getLed(tx, actor, id);
    const invite = await findInvite(tx, organisation.id, inviteId);
    if (invite === undefined) throw inviteErrors.notFound();
    await cancelSubjects(tx, "organisation invite", [inviteId]);
    if (invite.state === "open") await updateInvite(tx, inviteId, { state: "revoked" });
  });
}

/**
 * Sends an invitation again; it then works for another fourteen days.
 *
 * @throws {DomainError} not_found, also if it isn't open; forbidden for members; plan_needed; conflict too
 *   soon after the last email
 */
export function resendInvite(deps: Deps, actor: Actor, { id, inviteId }: InviteOf): Promise<OpenInvite> {
  return deps.db.write(async (tx) => {
    const now = deps.clock.now();
    const { organisation } = await getActiveLed(tx, deps, actor, id);
    const invite = await findInvite(tx, organisation.id, inviteId);
    if (invite?.state !== "open") throw inviteErrors.notFound();
    if (nextSend(invite) > now) throw inviteErrors.sentLately();
    if (!(await countCallIn(tx, now, invitationsToMailbox(actor, invite.mailbox))))
      throw inviteErrors.sentLately();
    const deliveryTo = await readRoom(tx, now, [invite.mailbox]);
    const changes = {
      invitedBy: actor.name,
      inviterId: actor.userId,
      sentAt: now,
      expiresAt: after(now, days(organisationLimits.inviteDays)),
    };
    await updateInvite(tx, inviteId, changes);
    const resent = { ...invite, ...changes, delivery: deliveryTo(invite.mailbox) };
    const emails = { organisation: organisation.name, sender: actor, invites: [resent] };
    await queueInviteMails(tx, deps, emails);
    return presentInvite(resent);
  });
}
