import { DownloadStages } from "#src/islands/facilitator/programme/ProgrammeHeader.tsx";
import { progressText, StageBar } from "#src/islands/kit/clients/stages.tsx";
import { LocalDate } from "#src/islands/kit/page/dates.tsx";
import { EmptyState } from "#src/islands/kit/page/loading.tsx";
import type { ProgrammeSummary, Today } from "#src/shared/programme/programme.output.ts";
import { paths } from "#src/shared/site/paths.ts";
import { type Ref, useEffect, useRef } from "react";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import { toastFailure, useAction } from "#src/islands/kit/api/use-action.ts";
import { Button, LinkButton } from "#src/islands/kit/ui/Button.tsx";

interface ProgrammeRowProps {
  programme: ProgrammeSummary;
  linkRef: Ref<HTMLAnchorElement> | undefined;
}

/** A programme at a glance: how far its clients are, as a picture and in words. */
function ProgrammeRow({ programme, linkRef }: ProgrammeRowProps) {
  const { id, title, stages } = programme;
  return (
    <li className="grid gap-x-8 gap-y-2 border-t border-hair py-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)_auto] md:items-center">
      <div className="min-w-0">
        <h3>
          <a
            ref={linkRef}
            className="flex min-h-11 items-center text-ink no-underline wrap-anywhere hover:underline"
            href={paths.facilitatorOverview(id)}
          >
            <bdi>{title}</bdi>
          </a>
        </h3>
        <Dates programme={programme} />
      </div>
      <div className="grid gap-2">
        <StageBar counts={stages} />
        <p className="text-sm">{progressText(stages)}</p>
      </div>
      <p className="-mx-3">
        <DownloadStages faId={id} title={title} />
      </p>
    </li>
  );
}

function Dates({ programme }: { programme: ProgrammeSummary }) {
  const { isExample, ledBy, closesAt, createdAt, closedAt } = programme;
  return (
    <p className="text-sm text-muted [&_time]:whitespace-nowrap">
      {isExample && "Example · "}
      {ledBy !== null && `Led by ${ledBy} · `}
      {closedAt === null ? (
        <>
          Started <LocalDate iso={createdAt} />
        </>
      ) : (
        <>
          Closed <LocalDate iso={closedAt} />
        </>
      )}
      {closedAt === null && closesAt !== null && (
        <>
          {" "}
          · deadline <LocalDate iso={closesAt} />
        </>
      )}
    </p>
  );
}

/** The programmes, newest first: the page's, and all of them on demand. */
export function ProgrammesSection({ today }: { today: Today }) {
  const { programmes: first, programmeCount, hasPlan } = today;
  const { data: all, isFetching, refetch } = trpc.programme.list.useQuery(undefined, { enabled: false });
  const showAll = () =>
    void refetch({ throwOnError: true }).catch(toastFailure("Your programmes didn’t load"));
  const firstOfRest = useRef<HTMLAnchorElement>(null);
  const isWhole = all !== undefined;
  useEffect(() => {
    if (isWhole) firstOfRest.current?.focus();
  }, [isWhole]);
  return (
    <section className="grid gap-4" aria-labelledby="programmes">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="programmes">Your programmes</h2>
        {hasPlan && <LinkButton href={paths.newFacilitator()}>Start a programme</LinkButton>}
      </div>
      <ul className="border-b border-hair">
        {(all ?? first).map((programme, place) => (
          <ProgrammeRow
            key={programme.id}
            programme={programme}
            linkRef={place === first.length ? firstOfRest : undefined}
          />
        ))}
      </ul>
      {!isWhole && first.length < programmeCount && (
        <p>
          <Button busy={isFetching} busyLabel="Loading your programmes…" onClick={showAll}>
            Show all {programmeCount} programmes
          </Button>
        </p>
      )}
    </section>
  );
}

/** Opens the example, and makes it the first time. */
export function OpenExample() {
  const { run, isBusy } = useAction(
    trpc.programme.startExample.useMutation({
      onSuccess: ({ id }) => location.assign(paths.facilitatorOverview(id)),
      onError: toastFailure("The example didn’t open"),
    }),
    { leaves: true },
  );
  return (
    <Button large busy={isBusy} busyLabel="Opening it…" onClick={() => run({ title: "Spring cohort" })}>
      Look at an example
    </Button>
  );
}

/** Before the first programme: what one is, how it begins, and an example to look around in. */
export function NoProgrammes({ hasPlan }: { hasPlan: boolean }) {
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
          <OpenExample />
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
