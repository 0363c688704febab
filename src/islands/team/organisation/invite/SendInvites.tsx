import { trpc } from "#src/islands/kit/api/trpc.ts";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import { useFocusFallback } from "#src/islands/kit/forms/inline-form.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { Choice, TextAreaField } from "#src/islands/kit/ui/Field.tsx";
import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import {
  organisationLimits,
  owns,
  roleMeanings,
  type OrganisationRole,
} from "#src/shared/organisation/organisation.ts";
import type { Organisation, OrgInvitesAdded } from "#src/shared/organisation/organisation.output.ts";
import { roleOptions } from "#src/islands/team/organisation/team-page.ts";
import { useRef, useState } from "react";
import { type InviteList, type InviteRow, inviteLabel, readyRows } from "./invite-list.ts";
import { noteMaxLength } from "#src/shared/survey/survey-limits.ts";
import { laterText } from "#src/shared/invitation/delivery-text.ts";

const invitedText = (count: number): string =>
  count === 0
    ? "Nobody new is invited"
    : `${String(count)} ${count === 1 ? "person is" : "people are"} invited`;

/** What became of the sent addresses: how many get an email, and who doesn't, and why. */
function InviteNews({ outcome: { invited, skipped } }: { outcome: OrgInvitesAdded }) {
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

const mostAtOnce = organisationLimits.addressesAtOnce;

interface SendInvitesProps {
  organisation: Organisation;
  list: InviteList;
}

/** Sends what is ready on the list, and says what came of it. */
export function SendInvites({ organisation: { id, role: ownRole }, list }: SendInvitesProps) {
  const utils = trpc.useUtils();
  const news = useRef<HTMLDivElement>(null);
  const focusWatch = useFocusFallback(news);
  const [role, setRole] = useState<OrganisationRole>("member");
  const [outcome, setOutcome] = useState<OrgInvitesAdded | null>(null);
  const { mutateAsync, ...mutation } = trpc.organisation.invite.useMutation();
  const { run, isBusy, problem } = useAction({
    ...mutation,
    mutateAsync: async (sent: readonly InviteRow[]) => {
      setOutcome(null);
      const emails = sent.map(({ email }) => email);
      const message = list.note.text.trim();
      const added = await mutateAsync({ id, emails, role, ...(message !== "" && { message }) });
      setOutcome(added);
      // Others on the list get it, too.
      if (list.rows.length === sent.length) list.note.setText("");
      list.leave(sent);
      void utils.organisation.invites.invalidate({ id });
    },
  });
  const ready = readyRows(list.rows, mostAtOnce);
  return (
    <div className="grid gap-5" {...focusWatch}>
      {ready.length > 0 && (
        <div className="grid max-w-form gap-4">
          {owns(ownRole) && (
            <>
              <Choice label="Invite them as" value={role} options={roleOptions} onPick={setRole} />
              <p className="text-base text-muted">{roleMeanings[role]}</p>
            </>
          )}
          <TextAreaField
            label="A note"
            optional
            rows={3}
            maxLength={noteMaxLength}
            value={list.note.text}
            onChange={({ currentTarget }) => list.note.setText(currentTarget.value)}
            hint="We’ll include it in the email. If you send an invitation again, it goes without the note."
          />
          {list.rows.length > mostAtOnce && (
            <p className="text-base text-muted">
              We send {mostAtOnce} at a time. The rest stay on your list.
            </p>
          )}
          <p>
            <Button
              look="primary"
              large
              busy={isBusy}
              busyLabel="Sending invitations…"
              onClick={() => run(ready)}
            >
              {inviteLabel(ready.length)}
            </Button>
          </p>
        </div>
      )}
      <div ref={news} tabIndex={-1} role="status" className="empty:hidden">
        {outcome !== null && <InviteNews outcome={outcome} />}
      </div>
      {problem !== null && (
        <Notice tone="error" title="No email was sent">
          <p>{problem}</p>
        </Notice>
      )}
    </div>
  );
}
