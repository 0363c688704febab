import { trpc } from "#src/islands/kit/api/trpc.ts";
import type { Organisation } from "#src/shared/organisation/organisation.output.ts";

/** Shows an organisation as it is now, without asking for it again. */
export function useOrganisationUpdate(): (organisation: Organisation) => void {
  const utils = trpc.useUtils();
  return (organisation) => utils.organisation.get.setData({ id: organisation.id }, organisation);
}
