import { canonicalMailbox } from "#src/server/auth/limits/limits.ts";
import type { CheckedInvite } from "#src/shared/organisation/organisation.output.ts";

type Verdict = CheckedInvite["verdict"];

/** Why an address on a list is not asked. */
export const skipReasons = {
  not_an_address: "This isn’t an email address.",
  duplicate: "It’s on your list twice. One email is enough.",
  already_member: "They’re in the team already.",
  already_invited: "They’ve been invited, and haven’t replied yet. You can send it again.",
  full: "The team is full.",
} as const;

interface Known {
  readonly members: ReadonlySet<string>;
  readonly invited: ReadonlySet<string>;
}

interface Listed {
  /** Trimmed, in lower case; null for what is no address. */
  readonly email: string | null;
}

/** What would come of each address, in the order of the list. Two addresses of one mailbox are one person. */
export function judgeInvites<Row extends Listed>(
  rows: readonly Row[],
  { members, invited }: Known,
): readonly (Row & { readonly mailbox: string; readonly verdict: Verdict })[] {
  const listed = new Set<string>();
  return rows.map((row) => {
    const mailbox = row.email === null ? "" : canonicalMailbox(row.email);
    const verdict = verdictOn(row, mailbox);
    listed.add(mailbox);
    return { ...row, mailbox, verdict };
  });

  function verdictOn({ email }: Row, mailbox: string): Verdict {
    if (email === null) return "not_an_address";
    if (members.has(mailbox)) return "already_member";
    if (invited.has(mailbox)) return "already_invited";
    return listed.has(mailbox) ? "duplicate" : "ok";
  }
}
