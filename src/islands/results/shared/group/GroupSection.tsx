import { fromPage, trpc } from "#src/islands/kit/api/trpc.ts";
import { useFocusHeir } from "#src/islands/kit/forms/use-focus-heir.ts";
import { LoadFailed } from "#src/islands/kit/page/LoadFailed.tsx";
import { Skeleton } from "#src/islands/kit/ui/Skeleton.tsx";
import type { GroupState } from "#src/shared/group/group.output.ts";
import { useRef } from "react";
import { GroupPictureView } from "./GroupPictureView.tsx";
import { NextPicture } from "./NextPicture.tsx";

interface GroupSectionProps {
  faId: string;
  /** null where the page came without. */
  initial: GroupState | null;
}

/** The newest group picture, and how far the next one is. */
export function GroupSection({ faId, initial }: GroupSectionProps) {
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
