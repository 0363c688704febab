import { useRef } from "react";
import { errorStatus } from "#src/islands/kit/api/api-error.ts";
import { fromPage, trpc } from "#src/islands/kit/api/trpc.ts";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import { useFocusFallback } from "#src/islands/kit/forms/inline-form.tsx";
import { island } from "#src/islands/kit/page/IslandRoot.tsx";
import { NotLoaded, Skeleton } from "#src/islands/kit/page/loading.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import { BackLink, Insights, type InsightsProps } from "#src/islands/results/shared/Insights.tsx";
import type { GroupState } from "#src/shared/group/group.output.ts";
import type { Programme } from "#src/shared/programme/programme.output.ts";
import { paths } from "#src/shared/site/paths.ts";
import { GroupPictureView } from "./GroupPictureView.tsx";
import { SharedClients } from "./SharedClients.tsx";
import { frozenText, groupMeaning, groupStateText } from "./group-words.ts";

/** How far the next picture is, and the button that makes it. */
function NextPicture({ faId, state }: { faId: string; state: GroupState }) {
  const utils = trpc.useUtils();
  const make = trpc.group.make.useMutation({
    // The button stays busy until the picture is on the page.
    onSuccess: () => utils.group.state.invalidate({ faId }),
  });
  const { run, isBusy, problem } = useAction(make);
  const { picture, missing } = state;
  return (
    <div className="grid gap-4 no-print">
      {picture === null && <p className="measure">{groupMeaning}</p>}
      <p className="measure">{groupStateText(state)}</p>
      {missing === 0 && (
        <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button look="primary" large busy={isBusy} busyLabel="Making it…" onClick={() => run({ faId })}>
            {picture === null ? "Make the group picture" : "Make the next one"}
          </Button>
          <span className="measure text-base text-muted">{frozenText}</span>
        </p>
      )}
      {problem !== null && (errorStatus(make.error) === 402 ? <PlanNeeded /> : <NotMade problem={problem} />)}
    </div>
  );
}

function NotMade({ problem }: { problem: string }) {
  return (
    <Notice tone="error" title="The picture wasn’t made">
      <p>{problem}</p>
    </Notice>
  );
}

/** Reading goes on without the plan; starting something new doesn't. */
function PlanNeeded() {
  return (
    <Notice tone="warn" title="A new picture needs the facilitator plan">
      <p>
        Your plan has ended. Everything that’s here stays yours to read and download.{" "}
        <a href={paths.subscribe()}>See the plans</a>
      </p>
    </Notice>
  );
}

interface GroupSectionProps {
  faId: string;
  /** Null if the page came without it. */
  initial: GroupState | null;
}

/** The newest group picture, and how far the next one is. */
function GroupSection({ faId, initial }: GroupSectionProps) {
  const query = trpc.group.state.useQuery({ faId }, fromPage(initial));
  const heading = useRef<HTMLHeadingElement>(null);
  // The button goes once the picture is there, and the picture starts at the heading.
  const focusWatch = useFocusFallback(heading);
  return (
    <section className="grid content-start gap-8" aria-labelledby="group-title" {...focusWatch}>
      <div className="grid gap-4">
        <h2 id="group-title" ref={heading} tabIndex={-1}>
          The group picture
        </h2>
        {query.data && <NextPicture faId={faId} state={query.data} />}
      </div>
      {query.data ? (
        query.data.picture !== null && <GroupPictureView faId={faId} picture={query.data.picture} />
      ) : (
        <NotLoaded
          query={query}
          what="The group picture"
          loading={<Skeleton label="Loading the group picture" />}
        />
      )}
    </section>
  );
}

interface ProgrammeInsightsProps {
  programme: Programme;
  /** Null if the page came without it. */
  initial: GroupState | null;
}

/** A programme's shared results, one by one, and all who agreed to be counted as one picture. */
function ProgrammeInsights({ programme, initial }: ProgrammeInsightsProps) {
  const { ledBy } = programme;
  return (
    <article className="insights">
      <header className="grid gap-3">
        <BackLink href={paths.facilitatorOverview(programme.id)}>{programme.title}</BackLink>
        <h1>Insights</h1>
        <p className="lead">
          {ledBy === null
            ? "What your clients share with you, and what they have in common once enough of them agree to be counted."
            : "What clients have shared since you came to lead this programme, too."}
        </p>
      </header>
      <SharedClients programme={programme} />
      {ledBy === null ? (
        <GroupSection faId={programme.id} initial={initial} />
      ) : (
        <p className="measure">
          Group pictures are for {ledBy} alone, because they go by what clients have shown {ledBy}.
        </p>
      )}
    </article>
  );
}

/** A programme as a whole: who shares what, and the group picture. */
export function ProgrammePage(props: InsightsProps) {
  return (
    <Insights {...props}>
      {(programme, initial) => <ProgrammeInsights programme={programme} initial={initial?.group ?? null} />}
    </Insights>
  );
}

export const ProgrammeInsightsIsland = island(ProgrammePage);
