import type { Actor } from "#src/server/actor.ts";
import { after, days } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import { readAddress } from "#src/server/domain/invitation/invited-addresses.ts";
import { splitByLimits } from "#src/server/domain/invitation/invite-by-email.ts";
import { readRoom } from "#src/server/domain/mail/throttle/read-room.ts";
import { organisationErrors } from "#src/server/domain/organisation/errors.ts";
import { getLed } from "#src/server/domain/organisation/gate.ts";
import { orgInvitesBy } from "#src/server/domain/organisation/limits.ts";
import { joinName } from "#src/shared/account/names.ts";
import { organisationLimits, owns } from "#src/shared/organisation/organisation.ts";
import type { NewOrgInvites } from "#src/shared/organisation/organisation.input.ts";
import type { OrgInvitesAdded } from "#src/shared/organisation/organisation.output.ts";
import { listAsked, listMemberMailboxes, listOpen, saveInvites, type InviteRow } from "./invite-queries.ts";
import { judgeInvites, skipReasons } from "./invite-verdicts.ts";
import { presentInvite } from "./present-invite.ts";
import { queueInviteMails } from "./queue-invite-mails.ts";
import { requireActive } from "#src/server/domain/organisation/require-active.ts";

type Addressee = Pick<InviteRow, "email" | "mailbox">;

interface Written {
  readonly written: string;
  /** null: it's no address. */
  readonly email: string | null;
}

type Skipped = OrgInvitesAdded["skipped"][number];

/** Whom the list has that can be asked, and why the others can't. */
function sort(addresses: readonly Written[], members: ReadonlySet<string>, invited: ReadonlySet<string>) {
  const room = organisationLimits.members - members.size - invited.size;
  const candidates: Addressee[] = [];
  const skipped = judgeInvites(addresses, { members, invited }).flatMap(
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

const mailboxesOf = (rows: readonly Pick<InviteRow, "mailbox">[]): ReadonlySet<string> =>
  new Set(rows.map(({ mailbox }) => mailbox));

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
  const addresses = emails.map((written) => ({ written, email: readAddress(written) }));
  return deps.db.write(async (tx) => {
    const now = deps.clock.now();
    const membership = await getLed(tx, actor, id);
    const { organisation } = membership;
    if (role !== "member" && !owns(membership.role)) throw organisationErrors.ownersOnly();
    await requireActive(tx, deps, organisation);
    const members = mailboxesOf(await listMemberMailboxes(tx, organisation.id));
    const open = mailboxesOf(await listOpen(tx, organisation.id, now));
    const { candidates, skipped } = sort(addresses, members, open);
    const { allowed, refused } = await splitByLimits(tx, actor, candidates, orgInvitesBy(actor), now);
    const mailboxes = allowed.map(({ mailbox }) => mailbox);
    const deliveryTo = await readRoom(tx, now, mailboxes);
    const earlier = new Map(
      (await listAsked(tx, organisation.id, mailboxes)).map((invite) => [invite.mailbox, invite.id]),
    );
    const rows = allowed.map((candidate): InviteRow => ({
      id: deps.ids.id(),
      organisationId: organisation.id,
      ...candidate,
      role,
      invitedBy: joinName(actor.firstName, actor.lastName),
      state: "open",
      sentAt: now,
      repliedAt: null,
      expiresAt: after(now, days(organisationLimits.inviteDays)),
    }));
    await saveInvites(tx, rows);
    const invites = rows.map((row) => ({
      ...row,
      id: earlier.get(row.mailbox) ?? row.id,
      delivery: deliveryTo(row.mailbox),
    }));
    await queueInviteMails(tx, deps, { organisation: organisation.name, sender: actor, invites });
    return {
      invited: invites.map(presentInvite),
      skipped: [...skipped, ...refused.map(({ candidate: { email }, reason }) => ({ email, reason }))],
    };
  });
}
