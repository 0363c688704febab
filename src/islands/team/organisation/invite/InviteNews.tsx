import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import { laterText } from "#src/shared/invitation/delivery-text.ts";
import type { OrgInvitesAdded } from "#src/shared/organisation/organisation.output.ts";

const invitedText = (count: number): string =>
  count === 0
    ? "Nobody new is invited"
    : `${String(count)} ${count === 1 ? "person is" : "people are"} invited`;

/** What has become of the addresses that were sent: how many get an email, and who doesn't, with the reason. */
export function InviteNews({ outcome: { invited, skipped } }: { outcome: OrgInvitesAdded }) {
  const later = laterText(invited);
  return (
    <Notice tone={skipped.length > 0 ? "warn" : "info"} title={invitedText(invited.length)}>
      {invited.length > 0 && (
        <p>{later ?? "Their emails are on the way. You’ll find them all in the list below."}</p>
      )}
      {skipped.length > 0 && (
        <>
          <p>Not invited:</p>
          <ul className="grid gap-1">
            {skipped.map(({ email, reason }) => (
              <li key={email} className="wrap-anywhere">
                <strong>{email}</strong> {reason}
              </li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  );
}
