import { ClientsSection } from "#src/islands/facilitator/clients/ClientsSection.tsx";
import type { ClientPage, Today } from "#src/shared/programme/today.output.ts";
import { ProgrammesSection } from "./ProgrammesSection.tsx";
import { Totals } from "./Totals.tsx";
import { NeedRow } from "./NeedRow.tsx";
import { groupNeeds } from "./need-text.ts";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import { toastFailure, useAction } from "#src/islands/kit/api/use-action.ts";
import { Button, LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { EmptyState } from "#src/islands/kit/ui/EmptyState.tsx";
import { paths } from "#src/shared/site/paths.ts";
import { answers } from "#src/shared/survey/survey-stage.ts";
import { Notice } from "#src/islands/kit/ui/Notice.tsx";

/** For someone whose plan has ended: what they keep, and what it takes to go on. */
function PlanEnded() {
  return (
    <Notice tone="warn" title="Your plan has ended">
      <p>
        You can still read and download everything your clients share, and close what’s running. To start
        something new or nudge a client, you need Facilitator Pro.
      </p>
      <p className="mt-2">
        <LinkButton href={paths.subscribe()}>See the plans</LinkButton>
      </p>
    </Notice>
  );
}

/** The facilitator's own rounds for an organisation; nothing where there are none. */
function OrganisationRounds({ surveys }: { surveys: Today["clientAssessments"] }) {
  if (surveys.length === 0) return null;
  return (
    <section className="grid gap-4" aria-labelledby="organisation-rounds">
      <h2 id="organisation-rounds">Rounds for an organisation</h2>
      <ul className="border-b border-hair">
        {surveys.map(({ id, title, totalResponses }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-6 border-t border-hair py-2"
          >
            <a className="link-line" href={paths.assessment(id)}>
              {title}
            </a>
            <span className="text-muted tabular-nums">{answers(totalResponses)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Before the first programme: what one is, how it begins, and an example to look around in. */
function NoProgrammes({ hasPlan }: { hasPlan: boolean }) {
  const { run, isBusy } = useAction(
    trpc.programme.startExample.useMutation({
      onSuccess: ({ id }) => location.assign(paths.facilitatorOverview(id)),
      onError: toastFailure("The example didn’t open"),
    }),
    { leaves: true },
  );
  return (
    <EmptyState
      title="Start your first programme"
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {hasPlan && (
            <LinkButton look="primary" large href={paths.newFacilitator()}>
              Start a programme
            </LinkButton>
          )}
          <Button large busy={isBusy} busyLabel="Opening it…" onClick={() => run({ title: "Spring cohort" })}>
            Look at an example
          </Button>
        </div>
      }
    >
      <ol className="mx-auto grid max-w-120 gap-3 text-start text-muted">
        <li>You name up to 200 clients, and we ask each of them by email.</li>
        <li>Each client who says yes runs a round of their own. You see how far they are.</li>
        <li>You see a result once the client shares it. Nobody sees who picked what.</li>
      </ol>
    </EmptyState>
  );
}

/** Who needs their facilitator today, most urgent first; each with the one thing to do. */
function NeedsSection({ today: { today, todayCount, hasPlan } }: { today: Today }) {
  return (
    <section className="grid gap-4" aria-labelledby="needs">
      <h2 id="needs">{headingText(todayCount)}</h2>
      {today.length === 0 ? (
        <p className="measure text-muted">
          We’ll list clients here when a window is ready, a result is shared, or someone gets stuck.
        </p>
      ) : (
        <ul className="border-b border-hair">
          {groupNeeds(today).map((group, place) => (
            <NeedRow
              key={`${group.need} ${group.clients[0].id}`}
              group={group}
              isFirst={place === 0}
              hasPlan={hasPlan}
            />
          ))}
        </ul>
      )}
      {todayCount > today.length && (
        <p className="text-muted">
          These are the {today.length} most urgent. The others will show here once these are done.
        </p>
      )}
    </section>
  );
}

function headingText(count: number): string {
  if (count === 0) return "Nobody needs you right now";
  return count === 1 ? "1 client needs you" : `${String(count)} clients need you`;
}

interface TodayViewProps {
  today: Today;
  /** The first clients, where the page brought them along. */
  clients: ClientPage | null;
}

/** Who needs their facilitator, then the programmes, all clients, and what it comes to. */
export function TodayView({ today, clients }: TodayViewProps) {
  const { hasPlan, programmes, programmeCount, clientCount } = today;
  // Someone who only leads those of others may never have had one.
  const hasOwn = programmes.some(({ ledBy }) => ledBy === null);
  return (
    <div className="grid gap-12 sm:gap-16">
      {!hasPlan && hasOwn && <PlanEnded />}
      {programmeCount === 0 ? (
        <NoProgrammes hasPlan={hasPlan} />
      ) : (
        <>
          <NeedsSection today={today} />
          <ProgrammesSection today={today} />
          {clientCount > 0 && <ClientsSection initial={clients} hasPlan={hasPlan} total={clientCount} />}
          <Totals today={today} />
        </>
      )}
      <OrganisationRounds surveys={today.clientAssessments} />
    </div>
  );
}
