import { Prepare, GoToSession } from "#src/islands/kit/clients/client.tsx";
import { Remind } from "#src/islands/kit/clients/remind.tsx";
import { clientCount } from "#src/islands/kit/clients/stages.tsx";
import { ExtendDeadline } from "#src/islands/facilitator/programme/settings.tsx";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import { CutList } from "#src/islands/kit/lists/long-list.tsx";
import { useDateText } from "#src/islands/kit/page/dates.tsx";
import { toastFailure, useAction } from "#src/islands/kit/api/use-action.ts";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { showToast } from "#src/islands/kit/ui/toasts.tsx";
import type { ClientInProgramme, Today } from "#src/shared/programme/programme.output.ts";
import { paths } from "#src/shared/site/paths.ts";
import { type NeedGroup, groupNeeds, namesOf, needText } from "./need-text.ts";

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
    <>
      <div className="min-w-0">
        <h3 className="wrap-anywhere">
          {group.clients.length === 1 ? (
            <a
              className="text-ink no-underline hover:underline"
              href={paths.facilitatorInsights(faId, group.clients[0].id)}
            >
              <bdi>{group.clients[0].name}</bdi>
            </a>
          ) : (
            namesOf(group.clients)
          )}
        </h3>
        {/* A date that broke over two lines would be read twice. */}
        <p>{needText(group, (iso) => dateText(iso).replaceAll(" ", "\u00A0"))}</p>
        <p className="text-sm text-muted">
          <a className="link-line text-muted wrap-anywhere" href={paths.facilitatorOverview(faId)}>
            <bdi>{programme}</bdi>
          </a>
        </p>
      </div>
      <NeedAction group={group} isFirst={isFirst} hasPlan={hasPlan} />
    </>
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
  return <GoToSession faId={faId} client={client} look={look} />;
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
  const rest = today.length - others.length - 2;
  return (
    <div className="grid gap-2">
      <Remind clients={[first, second, ...others]} />
      {rest > 0 && (
        <p className="text-sm text-muted md:text-end">
          {clientCount(rest)} {rest === 1 ? "needs" : "need"} something other than a reminder.
        </p>
      )}
    </div>
  );
}

/** Clients who need something today, most urgent first, each with one action. */
export function NeedsSection({ today: { today, todayCount, hasPlan } }: { today: Today }) {
  const groups = groupNeeds(today);
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
          <CutList
            label="Who waits"
            items={groups}
            keyOf={({ need, clients: [client] }) => `${need} ${client.id}`}
            row="grid gap-x-6 gap-y-3 py-3 md:grid-cols-[minmax(0,1fr)_15rem] md:items-start"
            shownAtFirst={8}
            allLabel="Show more"
          >
            {(group) => <NeedRow group={group} isFirst={group === groups[0]} hasPlan={hasPlan} />}
          </CutList>
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
