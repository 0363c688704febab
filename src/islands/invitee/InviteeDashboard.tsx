import { ReceivedOrgInvites } from "#src/islands/kit/ReceivedOrgInvites.tsx";
import { fromPage, trpc } from "#src/islands/kit/api/trpc.ts";
import { CutList } from "#src/islands/kit/lists/long-list.tsx";
import { island } from "#src/islands/kit/page/IslandRoot.tsx";
import { LocalDate } from "#src/islands/kit/page/dates.tsx";
import { EmptyState, NotLoaded } from "#src/islands/kit/page/loading.tsx";
import { useSession } from "#src/islands/kit/session/use-auth.ts";
import { LinkButton } from "#src/islands/kit/ui/Button.tsx";
import type { ReceivedInvitation } from "#src/shared/invitation/invitation.output.ts";
import type { ReceivedOrgInvite } from "#src/shared/organisation/organisation.output.ts";
import type { ReceivedProgramme } from "#src/shared/sharing/sharing.output.ts";
import { paths } from "#src/shared/site/paths.ts";

/** Everything that a person's address was invited to. */
export interface Received {
  /** Rounds of others, to answer. */
  readonly invitations: readonly ReceivedInvitation[];
  /** Teams, to join. */
  readonly teams: readonly ReceivedOrgInvite[];
  /** Programmes of facilitators, to take part in. */
  readonly programmes: readonly ReceivedProgramme[];
}

/** Shown at first: longer lists are searched, not read. */
const shownAtFirst = 10;

const rowLook = "grid gap-1 py-4 wrap-anywhere";

const states = ["open", "done", "closed"] as const satisfies readonly ReceivedInvitation["state"][];

/** Open rounds first. A long list is cut until someone asks for all of it. */
function ReceivedList({ invitations }: { invitations: readonly ReceivedInvitation[] }) {
  const sorted = states.flatMap((state) => invitations.filter((invitation) => invitation.state === state));

  return (
    <div className="grid gap-4">
      <CutList
        label="Rounds you’re invited to"
        items={sorted}
        keyOf={({ id }) => id}
        row={rowLook}
        shownAtFirst={shownAtFirst}
        allLabel={`Show all ${sorted.length} invitations`}
      >
        {(invitation) => <ReceivedItem invitation={invitation} />}
      </CutList>
    </div>
  );
}

function ReceivedItem({ invitation }: { invitation: ReceivedInvitation }) {
  const { ownerName, title, state } = invitation;
  return (
    <>
      <h3 className="text-xl" dir="auto">
        {ownerName}
      </h3>
      <p className="text-sm text-muted" dir="auto">
        {title}
      </p>
      <p>
        <span className="badge me-2 text-sm">{badges[state]}</span>
        <WhatToDo invitation={invitation} />
      </p>
    </>
  );
}

const badges = { open: "Open", done: "Answered", closed: "Closed" } as const;

/** The server stores links as hashes, so only the email has them. */
function WhatToDo({ invitation: { ownerName, state, closesAt } }: { invitation: ReceivedInvitation }) {
  if (state === "done") return <>Thank you. There’s nothing more to do.</>;
  if (state === "closed") return <>This round takes no more answers.</>;
  return (
    <>
      To answer, open the link in the email that invited you to describe <bdi>{ownerName}</bdi>.
      {closesAt !== null && (
        <>
          {" "}
          It works until <LocalDate iso={closesAt} withTime />.
        </>
      )}
    </>
  );
}

/** Teams and programmes to join, rounds to answer, and the way to a round of one's own. */
export function InviteeDashboard({ initial }: { initial: Received | null }) {
  const enabled = useSession(initial !== null);
  const rounds = trpc.invitation.received.useQuery(undefined, {
    enabled,
    ...fromPage(initial && [...initial.invitations]),
  });
  const programmes = trpc.sharing.received.useQuery(undefined, {
    enabled,
    ...fromPage(initial?.programmes ?? null),
  });
  const teams = trpc.organisation.received.useQuery(undefined, {
    enabled,
    ...fromPage(initial && [...initial.teams]),
  });
  if (rounds.data && programmes.data && teams.data)
    return <Invited invitations={rounds.data} programmes={programmes.data} teams={teams.data} />;
  const failed = [rounds, programmes, teams].find(({ error }) => error !== null);
  return <NotLoaded query={failed ?? rounds} what="Your invitations" loading="Loading your invitations" />;
}

function Invited({ invitations, programmes, teams }: Received) {
  if (invitations.length + programmes.length + teams.length === 0) return <NoInvitations />;
  return (
    <div className="grid gap-10">
      <ReceivedOrgInvites invites={teams} />
      {programmes.length > 0 && (
        <section className="grid gap-3" aria-labelledby="programmes">
          <h2 id="programmes">Programmes</h2>
          <ProgrammeList programmes={programmes} />
        </section>
      )}
      {invitations.length > 0 && (
        <section className="grid gap-3" aria-labelledby="rounds">
          <h2 id="rounds">People who’d like to know how you see them</h2>
          <ReceivedList invitations={invitations} />
          {invitations.some(({ state }) => state === "open") && <MissingMail />}
        </section>
      )}
      <section className="grid justify-items-start gap-3" aria-labelledby="own-round">
        <h2 id="own-round">How do others see you?</h2>
        <p className="measure">Pick your own words, ask three people or more, and see where the two meet.</p>
        <LinkButton look="primary" href={paths.assessmentNew()}>
          Start your own round
        </LinkButton>
      </section>
    </div>
  );
}

/** Someone who turned such emails off still counts as invited, and the sender does not know. */
function MissingMail() {
  return (
    <p className="measure text-base text-muted">
      Can’t find the email? Look in your spam folder, and check that invitations are turned on{" "}
      <a href={`${paths.account()}#mails`}>in your account</a>. If they’re off, you’re still invited, but we
      don’t email you.
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
        Invitations to your account’s address show up here once you’ve confirmed it. If you were invited at
        another address, open the link in that email.
      </p>
    </EmptyState>
  );
}

/** `initial` is null if the page doesn't know who is signed in. */
export const InviteeIsland = island(InviteeDashboard);

const programmeStates = [
  "invited",
  "accepted",
  "declined",
] as const satisfies readonly ReceivedProgramme["state"][];

/** Unanswered programmes first. A long list is cut until someone asks for all of it. */
function ProgrammeList({ programmes }: { programmes: readonly ReceivedProgramme[] }) {
  const sorted = programmeStates.flatMap((state) =>
    programmes.filter((programme) => programme.state === state),
  );
  return (
    <div className="grid gap-4">
      <CutList
        label="Programmes you’re invited to"
        items={sorted}
        keyOf={({ clientId }) => clientId}
        row={rowLook}
        shownAtFirst={shownAtFirst}
        allLabel={`Show all ${sorted.length} programmes`}
      >
        {(programme) => <ProgrammeItem programme={programme} />}
      </CutList>
    </div>
  );
}

const programmeBadges = { invited: "Invited", accepted: "Taking part", declined: "Declined" } as const;

function ProgrammeItem({ programme }: { programme: ReceivedProgramme }) {
  const { clientId, programme: title, state, surveyId } = programme;
  const href = surveyId === null ? paths.receivedClientInvitation(clientId) : paths.assessment(surveyId);
  const label = surveyId === null ? "See the invitation" : "Go to your round";
  return (
    <>
      <h3 className="text-xl" dir="auto">
        {title}
      </h3>
      <p>
        <span className="badge me-2 text-sm">{programmeBadges[state]}</span>
        <WhatItIs programme={programme} />
      </p>
      <p>
        {/* Links are told apart also where only their names are read out. */}
        <a className="link-line" href={href} aria-label={`${label}: ${title}`}>
          {label}
        </a>
      </p>
    </>
  );
}

function WhatItIs({ programme: { facilitator, state, closesAt } }: { programme: ReceivedProgramme }) {
  if (state === "accepted")
    return (
      <>
        You have a round of your own in <bdi>{facilitator}</bdi>’s programme.
      </>
    );
  if (state === "declined")
    return (
      <>
        You told <bdi>{facilitator}</bdi> no, thanks. You can still change your mind.
      </>
    );
  return (
    <>
      <bdi>{facilitator}</bdi> invites you to a round of your own.
      {closesAt !== null && (
        <>
          {" "}
          People can answer it until <LocalDate iso={closesAt} withTime />.
        </>
      )}
    </>
  );
}
