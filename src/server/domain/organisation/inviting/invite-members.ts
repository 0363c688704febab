import { canonicalMailbox } from "#src/server/auth/limits/limits.ts";
import type {
  CheckedInvite,
  OpenInvite,
  OrgInvitesAdded,
} from "#src/shared/organisation/organisation.output.ts";
import { after, days, hours } from "#src/server/clock.ts";
import { organisationLimits, owns } from "#src/shared/organisation/organisation.ts";
import type { Delivery, ListedPerson } from "#src/shared/invitation/invitation.output.ts";
import {
  type InviteRow,
  findInviter,
  listAnswerable,
  listMemberMailboxes,
  listOpen,
  saveInvites,
} from "./invite-queries.ts";
import type { Queryable, Transaction } from "#db/client.ts";
import type { Deps, TransactionDeps } from "#src/server/deps.ts";
import { type Actor, type Authorized, verifiedAddress } from "#src/server/actor.ts";
import type { BrandOwners, EmailRules } from "#src/server/domain/mail/queue/deliver-mails.ts";
import { senderOf } from "#src/server/domain/mail/queue/queue-mail.ts";
import { orgInvitationMail } from "#src/server/domain/mail/templates/organisation/membership.ts";
import { queueInvitationEmails, splitByLimits } from "#src/server/domain/invitation/invite-by-email.ts";
import { readAddress } from "#src/server/domain/invitation/list/address.ts";
import { readRoom } from "#src/server/domain/mail/throttle/release-mails.ts";
import { organisationErrors } from "#src/server/domain/organisation/errors.ts";
import { getLed, requireActive } from "#src/server/domain/organisation/gate.ts";
import { orgInvitesBy } from "#src/server/domain/organisation/limits.ts";
import type { NewOrgInvites } from "#src/shared/organisation/organisation.input.ts";

const skipReasons = {
  not_an_address: "This isn’t an email address.",
  duplicate: "It’s on your list twice. One email is enough.",
  already_member: "They’re in the team already.",
  already_invited: "They’ve been invited, and haven’t replied yet. You can send it again.",
  second_address: "It’s a second address of someone on your list.",
  in_note: "It’s in a note of someone on your list.",
  not_read: "It’s in no row that we could read.",
  full: "The team is full.",
} as const;

interface Known {
  readonly members: ReadonlySet<string>;
  readonly invited: ReadonlySet<string>;
}

/** The mailboxes of members, and of people whose invitation is open. */
export async function readKnown(db: Queryable, id: Authorized<"organisation">, now: Date): Promise<Known> {
  const members = await listMemberMailboxes(db, id);
  const open = await listOpen(db, id, now);
  return {
    members: new Set(members.map(({ mailbox }) => mailbox)),
    invited: new Set(open.map(({ mailbox }) => mailbox)),
  };
}

interface Listed {
  readonly fate?: ListedPerson["fate"];
  /** Trimmed, in lower case; null for an invalid address. */
  readonly email: string | null;
}

/** Judges each address, in order. Two addresses of one mailbox count as one person. */
export function judgeInvites<Row extends Listed>(rows: readonly Row[], { members, invited }: Known) {
  const listed = new Set<string>();
  return rows.map((row) => {
    const mailbox = row.email === null ? "" : canonicalMailbox(row.email);
    const verdict = verdictOn(row, mailbox);
    listed.add(mailbox);
    return { ...row, mailbox, verdict };
  });

  function verdictOn({ email, fate = "row" }: Row, mailbox: string): CheckedInvite["verdict"] {
    if (fate !== "row" && fate !== "duplicate") return fate;
    if (email === null) return "not_an_address";
    if (members.has(mailbox)) return "already_member";
    if (invited.has(mailbox)) return "already_invited";
    return listed.has(mailbox) ? "duplicate" : "ok";
  }
}

/** The earliest time to send an invitation again. */
export const nextSend = ({ sentAt }: Pick<InviteRow, "sentAt">): Date =>
  after(sentAt, hours(organisationLimits.resendHours));

export const presentInvite = (row: InviteRow & { readonly delivery: Delivery }): OpenInvite => ({
  id: row.id,
  email: row.email,
  role: row.role,
  invitedBy: row.invitedBy,
  sentAt: row.sentAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  nextSendAt: nextSend(row).toISOString(),
  delivery: row.delivery,
});

export const inviteBrandOwners = { "organisation invite": findInviter } satisfies BrandOwners;

export const inviteEmails = { "organisation invitation": listAnswerable } satisfies Partial<EmailRules>;

interface InviteEmails {
  readonly organisation: string;
  readonly sender: Actor;
  readonly invites: readonly (InviteRow & { readonly delivery: Delivery })[];
  /** The sender's note. */
  readonly note?: string | null;
}

/** Queues emails, each with its own link. People who opted out get none, and nobody learns of it. */
export async function queueInviteMails(
  tx: Transaction,
  deps: TransactionDeps,
  { organisation, sender, invites, note = null }: InviteEmails,
): Promise<void> {
  await queueInvitationEmails(
    tx,
    deps,
    "organisation invitation",
    invites.map((invite) => ({
      invitation: invite,
      sender: senderOf(sender),
      throttle: { sender, mailbox: invite.mailbox, delivery: invite.delivery },
      content: (token) =>
        orgInvitationMail({ ...invite, organisation, note, replyTo: verifiedAddress(sender) }, token),
    })),
  );
}

type Skipped = OrgInvitesAdded["skipped"][number];

/** Splits a list into people to invite and people to skip, in its order. */
function splitInvites(addresses: readonly (Listed & { readonly written: string })[], known: Known) {
  const room = organisationLimits.members - known.members.size - known.invited.size;
  const candidates: Pick<InviteRow, "email" | "mailbox">[] = [];
  const skipped = judgeInvites(addresses, known).flatMap(
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

/**
 * Invites people to an organisation by email, and lists those it skips, each with a reason. Only owners can
 * offer a role above member.
 *
 * @throws {DomainError} not_found; forbidden; plan_needed if no owner has an active plan
 */
export function inviteMembers(
  deps: Deps,
  actor: Actor,
  { id, emails, role, message: note = null }: NewOrgInvites & { readonly id: string },
): Promise<OrgInvitesAdded> {
  const addresses = emails.map((written) => ({ written, email: readAddress(written) }));
  return deps.db.write(async (tx) => {
    const now = deps.clock.now();
    const membership = await getLed(tx, actor, id);
    const { organisation } = membership;
    if (role !== "member" && !owns(membership.role)) throw organisationErrors.ownersOnly();
    await requireActive(tx, deps, organisation);
    const { candidates, skipped } = splitInvites(addresses, await readKnown(tx, organisation.id, now));
    const { allowed, refused } = await splitByLimits(tx, actor, candidates, orgInvitesBy(actor), now);
    const deliveryTo = await readRoom(
      tx,
      now,
      allowed.map(({ mailbox }) => mailbox),
    );
    const rows = allowed.map((candidate): InviteRow => ({
      id: deps.ids.id(),
      organisationId: organisation.id,
      ...candidate,
      role,
      invitedBy: actor.name,
      inviterId: actor.userId,
      state: "open",
      sentAt: now,
      repliedAt: null,
      expiresAt: after(now, days(organisationLimits.inviteDays)),
    }));
    const saved = await saveInvites(tx, rows);
    const invites = saved.map((invite) => ({ ...invite, delivery: deliveryTo(invite.mailbox) }));
    await queueInviteMails(tx, deps, { organisation: organisation.name, sender: actor, invites, note });
    return {
      invited: invites.map(presentInvite),
      skipped: [...skipped, ...refused.map(({ candidate: { email }, reason }) => ({ email, reason }))],
    };
  });
}
