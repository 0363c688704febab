import type { Transaction } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import { listUsedUpIn, takeUpToIn } from "#src/server/auth/limits/limits.ts";
import { after, days } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import { readAddress } from "#src/server/domain/invitation/invited-addresses.ts";
import { organisationErrors } from "#src/server/domain/organisation/errors.ts";
import { getLed } from "#src/server/domain/organisation/gate.ts";
import { orgInvitesBy, orgInvitesTo } from "#src/server/domain/organisation/limits.ts";
import type { Membership } from "#src/server/domain/organisation/queries.ts";
import { joinName } from "#src/shared/account/split-name.ts";
import { organisationLimits } from "#src/shared/organisation/organisation-limits.ts";
import type { NewOrgInvites } from "#src/shared/organisation/organisation.input.ts";
import type { OrgInvitesAdded } from "#src/shared/organisation/organisation.output.ts";
import { owns } from "#src/shared/organisation/roles.ts";
import { listMemberMailboxes, listOpen, saveInvites, type InviteRow } from "./invite-queries.ts";
import { judgeInvites, skipReasons } from "./invite-verdicts.ts";
import { presentInvite } from "./present-invite.ts";
import { queueInviteMails } from "./queue-invite-mails.ts";
import { requireActive } from "#src/server/domain/organisation/require-active.ts";

interface Candidate {
  readonly email: string;
  readonly mailbox: string;
}

type Skipped = OrgInvitesAdded["skipped"][number];

/** Whom the list has that can be asked, and why the others can't. */
async function sort(tx: Transaction, { organisation }: Membership, emails: readonly string[], now: Date) {
  const members = new Set((await listMemberMailboxes(tx, organisation.id)).map(({ mailbox }) => mailbox));
  const invited = new Set((await listOpen(tx, organisation.id, now)).map(({ mailbox }) => mailbox));
  const room = organisationLimits.members - members.size - invited.size;
  const rows = emails.map((written) => ({ written, email: readAddress(written) }));
  const candidates: Candidate[] = [];
  const skipped = judgeInvites(rows, { members, invited }).flatMap(
    ({ written, email, mailbox, verdict }): readonly Skipped[] => {
      if (verdict !== "ok" || email === null)
        return [
          { email: email ?? written, reason: skipReasons[verdict === "ok" ? "not_an_address" : verdict] },
        ];
      if (candidates.length >= room) return [{ email, reason: skipReasons.full }];
      candidates.push({ email, mailbox });
      return [];
    },
  );
  return { candidates, skipped };
}

/** Counts them all at once: over a database server each statement is a round trip. */
async function splitByLimits(tx: Transaction, actor: Actor, candidates: readonly Candidate[], now: Date) {
  const limits = candidates.map(({ mailbox }) => orgInvitesTo(actor, mailbox));
  const usedUp = await listUsedUpIn(tx, now, limits);
  const welcome = candidates.filter((_, n) => limits[n] !== undefined && !usedUp.has(limits[n]));
  const left = await takeUpToIn(tx, now, orgInvitesBy(actor), welcome.length);
  const allowed = welcome.slice(0, left);
  const refused = candidates
    .filter((candidate) => !allowed.includes(candidate))
    .map((candidate) => ({
      email: candidate.email,
      reason: skipReasons[welcome.includes(candidate) ? "tooManyToday" : "tooOften"],
    }));
  return { allowed, refused };
}

/**
 * Asks people into an organisation, by an email each. Who can't be asked is skipped with a reason, and stops nobody else. Only owners
 * offer more than membership.
 *
 * @throws {DomainError} not_found; forbidden; plan_needed where no owner's plan is active.
 */
export function inviteMembers(
  deps: Deps,
  actor: Actor,
  { id, emails, role }: NewOrgInvites & { readonly id: string },
): Promise<OrgInvitesAdded> {
  return deps.db.write(async (tx) => {
    const now = deps.clock.now();
    const membership = await getLed(tx, actor, id);
    if (role !== "member" && !owns(membership.role)) throw organisationErrors.ownersOnly();
    await requireActive(tx, deps, membership);
    const { candidates, skipped } = await sort(tx, membership, emails, now);
    const { allowed, refused } = await splitByLimits(tx, actor, candidates, now);
    const rows = allowed.map((candidate): InviteRow => ({
      id: deps.ids.id(),
      organisationId: id,
      ...candidate,
      role,
      invitedBy: joinName(actor.firstName, actor.lastName),
      state: "open",
      sentAt: now,
      repliedAt: null,
      expiresAt: after(now, days(organisationLimits.inviteDays)),
    }));
    const invited = rows.length === 0 ? [] : await saveInvites(tx, rows);
    await queueInviteMails(tx, deps, membership.organisation.name, invited);
    return { invited: invited.map(presentInvite), skipped: [...skipped, ...refused] };
  });
}
