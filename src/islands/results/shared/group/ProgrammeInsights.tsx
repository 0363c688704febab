import { BackLink } from "#src/islands/results/shared/BackLink.tsx";
import type { GroupState } from "#src/shared/group/group.output.ts";
import type { Programme } from "#src/shared/programme/programme.output.ts";
import { paths } from "#src/shared/site/paths.ts";
import { SharedClients } from "./SharedClients.tsx";
import { fromPage, trpc } from "#src/islands/kit/api/trpc.ts";
import { useFocusHeir } from "#src/islands/kit/forms/use-focus-heir.ts";
import { LoadFailed } from "#src/islands/kit/page/LoadFailed.tsx";
import { Skeleton } from "#src/islands/kit/ui/Skeleton.tsx";
import { useRef } from "react";
import { GroupPictureView } from "./GroupPictureView.tsx";
import { NextPicture } from "./NextPicture.tsx";

interface GroupSectionProps {
  faId: string;
  /** null where the page came without. */
  initial: GroupState | null;
}

/** The newest group picture, and how far the next one is. */
function GroupSection({ faId, initial }: GroupSectionProps) {
  const query = trpc.group.state.useQuery({ faId }, fromPage(initial));
  const heading = useRef<HTMLHeadingElement>(null);
  // The button goes once the picture is there, and the picture starts at the heading.
  const focusWatch = useFocusHeir(heading);
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
      ) : query.error === null ? (
        <Skeleton label="Loading the group picture" />
      ) : (
        <LoadFailed
          what="The group picture"
          error={query.error}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
    </section>
  );
}

interface ProgrammeInsightsProps {
  programme: Programme;
  /** null where the page came without. */
  initial: GroupState | null;
}

/** A programme's shared results, one by one, and all who agreed to be counted as one picture. */
export function ProgrammeInsights({ programme, initial }: ProgrammeInsightsProps) {
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
