import { useRef } from "react";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import { useFocusFallback } from "#src/islands/kit/forms/inline-form.tsx";
import { LocalDate } from "#src/islands/kit/page/dates.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { ProblemNotice } from "#src/islands/kit/ui/Notice.tsx";
import { showToast } from "#src/islands/kit/ui/toasts.tsx";
import type { ReceivedOrgInvite } from "#src/shared/organisation/organisation.output.ts";
import { ownRoleMeanings, roleNames } from "#src/shared/organisation/organisation.ts";
import { teamPaths } from "#src/shared/team/team-paths.ts";

/** Team invitations to accept or decline; nothing without any. */
export function ReceivedOrgInvites({ invites }: { invites: readonly ReceivedOrgInvite[] }) {
  const section = useRef<HTMLElement>(null);
  const focusWatch = useFocusFallback(section);
  return (
    <section
      ref={section}
      tabIndex={-1}
      className="grid gap-3 empty:hidden"
      aria-label="Invitations to teams"
      {...focusWatch}
    >
      {invites.length > 0 && (
        <>
          <h2>
            {invites.length === 1 ? "A team would like you to join" : "Teams that would like you to join"}
          </h2>
          <ul className="border-b border-hair">
            {invites.map((invite) => (
              <Received key={invite.id} invite={invite} />
            ))}
          </ul>
          <p className="measure text-base text-muted">
            In a team, colleagues see your name. In its rounds they pick words for you, and you for them. Only
            you read your window, and you can step out of any round.
          </p>
        </>
      )}
    </section>
  );
}

function Received({ invite }: { invite: ReceivedOrgInvite }) {
  const { id, organisation, invitedBy, role, expiresAt } = invite;
  const utils = trpc.useUtils();
  const accept = useAction(
    trpc.organisation.acceptReceived.useMutation({
      onSuccess: (joined) => location.assign(teamPaths.team(joined.organisation.id)),
    }),
    { leaves: true },
  );
  const decline = useAction(
    trpc.organisation.declineReceived.useMutation({
      onSuccess: () => {
        showToast({ title: `You’ve declined the invitation to ${organisation}` });
        utils.organisation.received.setData(undefined, (now) => now?.filter((one) => one.id !== id));
      },
    }),
  );
  const problem = accept.problem ?? decline.problem;
  const isBusy = accept.isBusy || decline.isBusy;
  return (
    <li className="grid gap-3 border-t border-hair py-4 wrap-anywhere">
      <h3 className="text-xl" dir="auto">
        {organisation}
      </h3>
      <p>
        <span className="badge me-2 text-sm">{roleNames[role]}</span>
        <bdi>{invitedBy}</bdi> invites you. {ownRoleMeanings[role]}
      </p>
      <p className="text-base text-muted">
        You can accept until <LocalDate iso={expiresAt} withTime />.
      </p>
      <ProblemNotice problem={problem} title="Your reply wasn’t saved" />
      <p className="flex flex-wrap gap-3">
        <Button
          busy={accept.isBusy}
          busyLabel="Joining…"
          aria-label={accept.isBusy ? undefined : `Accept and join ${organisation}`}
          onClick={() => {
            decline.forget();
            if (!isBusy) accept.run({ inviteId: id });
          }}
        >
          Accept and join
        </Button>
        <Button
          look="quiet"
          busy={decline.isBusy}
          busyLabel="Declining…"
          aria-label={decline.isBusy ? undefined : `No, thanks: ${organisation}`}
          onClick={() => {
            accept.forget();
            if (!isBusy) decline.run({ inviteId: id });
          }}
        >
          No, thanks
        </Button>
      </p>
    </li>
  );
}
