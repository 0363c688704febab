import { Prepare, StartSession } from "#src/islands/kit/clients/client.tsx";
import { Remind } from "#src/islands/kit/clients/remind.tsx";
import { ClientsSection } from "#src/islands/facilitator/clients/ClientsSection.tsx";
import { ExtendDeadline } from "#src/islands/facilitator/programme/settings.tsx";
import { errorStatus } from "#src/islands/kit/api/api-error.ts";
import { fromPage, trpc } from "#src/islands/kit/api/trpc.ts";
import { island } from "#src/islands/kit/page/IslandRoot.tsx";
import { useDateText } from "#src/islands/kit/page/dates.tsx";
import { NotLoaded, Skeleton } from "#src/islands/kit/page/loading.tsx";
import { UpgradeRequired } from "#src/islands/kit/plan.tsx";
import { toastFailure, useAction } from "#src/islands/kit/api/use-action.ts";
import { useSession } from "#src/islands/kit/session/use-auth.ts";
import { Button, LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import { showToast } from "#src/islands/kit/ui/toasts.tsx";
import { WorkshopsSection } from "#src/islands/kit/workshops.tsx";
import { WindowFrame } from "#src/islands/kit/window/WindowFrame.tsx";
import type { ClientInProgramme, ClientPage, Today } from "#src/shared/programme/programme.output.ts";
import { paths } from "#src/shared/site/paths.ts";
import { answers } from "#src/shared/survey/survey-stage.ts";
import type { WorkshopSummary } from "#src/shared/workshop/workshop.output.ts";
import { NoProgrammes, OpenExample, ProgrammesSection } from "./ProgrammesSection.tsx";
import { type NeedGroup, groupNeeds, namesOf, needText } from "./need-text.ts";

/** A closed window while the data loads. */
function TodaySkeleton() {
  return (
    <div className="grid gap-6 sm:grid-cols-[7rem_1fr] sm:items-center">
      <div className="w-28 [--window-height:6.5rem]">
        <WindowFrame look="curtains" />
      </div>
      <Skeleton label="Loading your clients" lines={5} />
    </div>
  );
}

interface FacilitatorProps {
  /** Null if the page doesn't know who is signed in. */
  initial: Today | null;
  /** The first clients, where the page brought them along. */
  clients?: ClientPage | null;
  /** The workshops, where the page brought them along. */
  workshops?: readonly WorkshopSummary[] | null;
  /** The signed-in person has neither the plan nor a programme. */
  refused?: boolean;
}

/** The facilitator's dashboard, or what it takes to get one. */
export function Facilitator({
  initial,
  clients = null,
  workshops = null,
  refused = false,
}: FacilitatorProps) {
  const enabled = useSession(initial !== null || refused) && !refused;
  const query = trpc.facilitator.overview.useQuery(undefined, { enabled, ...fromPage(initial) });
  if (refused || errorStatus(query.error) === 402)
    return (
      <div className="grid justify-items-start gap-6">
        <UpgradeRequired />
        <OpenExample />
      </div>
    );
  if (query.data) return <TodayView today={query.data} clients={clients} workshops={workshops} />;
  return <NotLoaded query={query} what="Your clients" loading={<TodaySkeleton />} />;
}

export const FacilitatorIsland = island(Facilitator);

interface NeedRowProps {
  group: NeedGroup;
  /** The screen's only call to action. */
  isFirst: boolean;
  hasPlan: boolean;
}

/** Who it is, in which programme, why, and the one thing to do about it. */
function NeedRow({ group, isFirst, hasPlan }: NeedRowProps) {
  const [{ faId, programme }] = group.clients;
  const dateText = useDateText();
  return (
    <li className="grid gap-x-6 gap-y-3 border-t border-hair py-3 md:grid-cols-[minmax(0,1fr)_15rem] md:items-start">
      <div className="min-w-0">
        <h3 className="wrap-anywhere">
          {group.clients.length === 1 ? (
            <a
              className="text-ink no-underline hover:underline"
              href={paths.facilitatorInsights(faId, group.clients[0].id)}
            >
              {group.clients[0].name}
            </a>
          ) : (
            namesOf(group.clients)
          )}
        </h3>
        {/* A date that broke over two lines would be read twice. */}
        <p>{needText(group, (iso) => dateText(iso).replaceAll(" ", "\u00A0"))}</p>
        <p className="text-sm text-muted">
          <a className="link-line text-muted wrap-anywhere" href={paths.facilitatorOverview(faId)}>
            {programme}
          </a>
        </p>
      </div>
      <NeedAction group={group} isFirst={isFirst} hasPlan={hasPlan} />
    </li>
  );
}

/** Without a plan, nothing new can be started. */
function NeedAction({ group: { need, clients }, isFirst, hasPlan }: NeedRowProps) {
  const [client] = clients;
  const { faId, programme, closesAt } = client;
  const look = isFirst ? "primary" : "secondary";
  if (need === "extend")
    return <ExtendDeadline faId={faId} title={programme} closesAt={closesAt} look={look} />;
  if (need === "prepare")
    return (
      <div className="grid gap-2">
        <Prepare faId={faId} client={client} look={look} />
        <Done client={client} />
      </div>
    );
  if (!hasPlan) return null;
  if (need === "nudge") return <Remind clients={[client]} look={look} />;
  return <StartSession faId={faId} client={client} look={look} />;
}

/** Takes what a client shares off the list. */
function Done({ client: { id, name } }: { client: ClientInProgramme }) {
  const utils = trpc.useUtils();
  const { run, isBusy } = useAction(
    trpc.programme.setDone.useMutation({
      onSuccess: () => {
        showToast({ title: `${name} is off your list`, body: "You can put them back on their page." });
        return utils.facilitator.overview.invalidate();
      },
      onError: toastFailure("It’s still on your list"),
    }),
  );
  return (
    <Button
      look="quiet"
      className="justify-self-start md:justify-self-end"
      busy={isBusy}
      aria-label={`Done with ${name}`}
      onClick={() => run({ clientId: id, done: true })}
    >
      Done
    </Button>
  );
}

/** The clients whom a reminder may help, if there are several. */
function RemindAll({ today }: { today: Today["today"] }) {
  const [first, second, ...others] = today.filter(({ need }) => need === "nudge").map(({ client }) => client);
  if (first === undefined || second === undefined) return null;
  return (
    <div className="grid">
      <Remind clients={[first, second, ...others]} />
    </div>
  );
}

/** For an ended plan: what stays, and how to continue. */
function PlanEnded() {
  return (
    <Notice tone="warn" title="Your plan has ended">
      <p>
        You can still read and download everything your clients share, and close what’s running. To start
        something new or remind a client, you need Facilitator Pro.
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

/** Clients who need something today, most urgent first, each with one action. */
function NeedsSection({ today: { today, todayCount, hasPlan } }: { today: Today }) {
  return (
    <section className="grid gap-4" aria-labelledby="needs">
      <h2 id="needs">{headingText(todayCount)}</h2>
      {today.length === 0 ? (
        <p className="measure text-muted">
          We’ll list clients here when a result is shared, a deadline is near, or someone gets stuck.
        </p>
      ) : (
        <>
          {hasPlan && <RemindAll today={today} />}
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
        </>
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
  if (count === 0) return "Nobody waits for you right now";
  return count === 1 ? "1 client waits for you" : `${String(count)} clients wait for you`;
}

interface TodayViewProps {
  today: Today;
  /** The first clients, where the page brought them along. */
  clients: ClientPage | null;
  workshops: readonly WorkshopSummary[] | null;
}

/** Clients who need something, then the programmes, all clients, and workshops. */
function TodayView({ today, clients, workshops }: TodayViewProps) {
  const { hasPlan, programmes, programmeCount, clientCount } = today;
  // Someone who only leads others' programmes may never have had a plan.
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
        </>
      )}
      <WorkshopsSection canStart={hasPlan} initial={workshops} />
      <OrganisationRounds surveys={today.clientAssessments} />
    </div>
  );
}
