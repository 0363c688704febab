import { fromPage, trpc } from "#src/islands/kit/api/trpc.ts";
import { NotLoaded, Skeleton } from "#src/islands/kit/page/loading.tsx";
import { useSession } from "#src/islands/kit/session/use-auth.ts";
import type { Organisation } from "#src/shared/organisation/organisation.output.ts";
import type { ReactNode } from "react";

export interface LoadedOrganisationProps {
  organisationId: string;
  /** Null if the page doesn't know who is signed in. */
  initial: Organisation | null;
}

/** Has the organisation at hand in which something is started. */
export function LoadedOrganisation({
  organisationId,
  initial,
  children,
}: LoadedOrganisationProps & { children: (organisation: Organisation) => ReactNode }) {
  const enabled = useSession(initial !== null);
  const query = trpc.organisation.get.useQuery({ id: organisationId }, { enabled, ...fromPage(initial) });
  if (query.data) return children(query.data);
  return (
    <NotLoaded query={query} what="Your team" loading={<Skeleton label="Loading your team" lines={5} />} />
  );
}
