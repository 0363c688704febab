import { fromPage, trpc } from "#src/islands/kit/api/trpc.ts";
import { LoadFailed } from "#src/islands/kit/page/LoadFailed.tsx";
import { LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { EmptyState } from "#src/islands/kit/ui/EmptyState.tsx";
import { Skeleton } from "#src/islands/kit/ui/Skeleton.tsx";
import { useSession } from "#src/islands/kit/session/use-session.ts";
import type { ReceivedInvitation } from "#src/shared/invitation/invitation.output.ts";
import { paths } from "#src/shared/site/paths.ts";
import { ReceivedList } from "./ReceivedList.tsx";

/** The rounds of others that a person was asked to answer, and the way to one of their own. */
export function InviteeDashboard({ initial }: { initial: readonly ReceivedInvitation[] | null }) {
  const enabled = useSession(initial !== null);
  const query = trpc.invitation.received.useQuery(undefined, {
    enabled,
    ...fromPage(initial && [...initial]),
  });
  if (query.data) return <Received invitations={query.data} />;
  if (query.error === null) return <Skeleton label="Loading your invitations" />;
  return (
    <LoadFailed
      what="Your invitations"
      error={query.error}
      isRetrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}

function Received({ invitations }: { invitations: readonly ReceivedInvitation[] }) {
  if (invitations.length === 0) return <NoInvitations />;
  return (
    <div className="grid gap-10">
      <ReceivedList invitations={invitations} />
      {invitations.some(({ state }) => state === "open") && <MissingMail />}
      <section className="grid justify-items-start gap-3" aria-labelledby="own-round">
        <h2 id="own-round">How do others see you?</h2>
        <p className="measure">
          Pick your own words, ask three people or more, and see where the two pictures meet.
        </p>
        <LinkButton look="primary" href={paths.assessmentNew()}>
          Start your own round
        </LinkButton>
      </section>
    </div>
  );
}

/** Whoever stopped such emails counts as invited all the same, and the one who asked does not know. */
function MissingMail() {
  return (
    <p className="measure text-base text-muted">
      Is there no such mail? Look among spam, and whether invitations are switched on{" "}
      <a href={`${paths.account()}#mails`}>in your account</a>. With them switched off you are on the list and
      get no mail.
    </p>
  );
}

function NoInvitations() {
  return (
    <EmptyState
      title="No invitations here yet"
      action={
        <LinkButton look="primary" large href={paths.assessmentNew()}>
          Start your own round
        </LinkButton>
      }
    >
      <p>
        Rounds show here that you are invited to by mail, at the address of your account, once you have
        confirmed it. An invitation to another address works all the same: open the link in its mail.
      </p>
    </EmptyState>
  );
}
