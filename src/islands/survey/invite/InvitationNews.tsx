import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import type { InvitationOutcome } from "#src/shared/invitation/invitation.output.ts";
import { laterText } from "#src/shared/invitation/delivery-text.ts";
import { people } from "#src/shared/survey/survey-stage.ts";
import { listNames } from "#src/shared/text/list-names.ts";

/** What has become of the addresses that were sent: who gets an email, and who does not, with the reason. */
export function InvitationNews({ outcome: { invited, skipped } }: { outcome: InvitationOutcome }) {
  const now = invited.filter(({ delivery }) => delivery === "usual").map(({ email }) => email);
  const later = laterText(invited);
  return (
    <Notice
      tone={skipped.length > 0 ? "warn" : "info"}
      title={invited.length === 0 ? "Nobody new is invited" : `${invitedText(invited.length)} invited`}
    >
      {now.length > 0 && <p className="wrap-anywhere">{mailText(now)}</p>}
      {later !== null && <p>{later}</p>}
      {skipped.length > 0 && (
        <>
          <p>Not invited, and still in the field above:</p>
          <ul className="grid gap-1">
            {skipped.map(({ email, reason }, place) => (
              // The same address may have been sent twice.
              <li key={place} className="wrap-anywhere">
                <strong>{email}</strong> {reason}
              </li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  );
}

/** More than that is looked for in the list below, not read here. */
const namedAtMost = 5;

function mailText(emails: readonly string[]): string {
  if (emails.length > namedAtMost)
    return "Their emails are on the way. You’ll find them all in the list below.";
  return `On the way: the email to ${listNames(emails)}.`;
}

const invitedText = (count: number): string => `${people(count)} ${count === 1 ? "is" : "are"}`;
