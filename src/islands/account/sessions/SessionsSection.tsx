import { fromPage, trpc } from "#src/islands/kit/api/trpc.ts";
import { LoadFailed } from "#src/islands/kit/page/LoadFailed.tsx";
import { Skeleton } from "#src/islands/kit/ui/Skeleton.tsx";
import type { SessionInfo } from "#src/shared/account/session.output.ts";
import { SessionList } from "./SessionList.tsx";

/** Where the person is signed in. `initial` is null where the page did not know who they are. */
export function SessionsSection({ initial }: { initial: readonly SessionInfo[] | null }) {
  const query = trpc.session.list.useQuery(undefined, { ...fromPage(initial && [...initial]) });
  return (
    <section className="grid gap-4" aria-labelledby="sessions">
      <h2 id="sessions">Where you’re signed in</h2>
      {query.data !== undefined && <SessionList sessions={query.data} />}
      {query.data === undefined && query.error === null && (
        <Skeleton label="Loading where you’re signed in" />
      )}
      {query.data === undefined && query.error !== null && (
        <LoadFailed
          what="This list"
          error={query.error}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
    </section>
  );
}
