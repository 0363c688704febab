import { errorStatus } from "#src/islands/kit/api/api-error.ts";
import { fromPage, trpc } from "#src/islands/kit/api/trpc.ts";
import { LoadFailed } from "#src/islands/kit/page/LoadFailed.tsx";
import { here } from "#src/islands/kit/session/session.ts";
import { Skeleton } from "#src/islands/kit/ui/Skeleton.tsx";
import { useSession } from "#src/islands/kit/session/use-session.ts";
import type { AdminOverview } from "#src/shared/admin/overview.output.ts";
import { paths } from "#src/shared/site/paths.ts";
import { AdminsOnly } from "./AdminsOnly.tsx";
import { Totals } from "./Totals.tsx";

export interface AdminProps {
  /** null where the page did not know who is signed in. */
  initial: AdminOverview | null;
  /** The page knows who is signed in, and that they are no administrator. */
  refused?: boolean;
}

/** What administrators see; others are told so. */
export function Admin({ initial, refused = false }: AdminProps) {
  const enabled = useSession(initial !== null || refused, goToAdminLogin) && !refused;
  const query = trpc.admin.overview.useQuery(undefined, { enabled, ...fromPage(initial) });
  if (refused || errorStatus(query.error) === 403) return <AdminsOnly />;
  if (query.data) return <Totals overview={query.data} />;
  if (query.error === null) return <Skeleton label="Loading the totals" />;
  return (
    <LoadFailed
      what="The totals"
      error={query.error}
      isRetrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}

/** Administrators have a sign-in of their own. */
const goToAdminLogin = () => location.replace(paths.adminLogin(here()));
