import { trpc } from "#src/islands/kit/api/trpc.ts";
import { showToastOnNextPage } from "#src/islands/kit/ui/toasts.tsx";
import type { Programme, Today } from "#src/shared/programme/programme.output.ts";
import { paths } from "#src/shared/site/paths.ts";

/** Props of the parts of a programme's page. */
export interface ProgrammeProps {
  programme: Programme;
  /** Without a plan, nothing new can be started. */
  hasPlan: boolean;
}

/** Puts a mutation's answer into the page, and drops an older answer that is on its way. */
export function useProgrammeUpdate(): (programme: Programme) => void {
  const utils = trpc.useUtils();
  return (programme) => {
    const { clients, facilitators, ...summary } = programme;
    const key = { faId: programme.id };
    void utils.programme.get.cancel(key);
    utils.programme.get.setData(key, { ...summary, clients, facilitators });
    const withIt = (list: Today["programmes"]) => list.map((one) => (one.id === summary.id ? summary : one));
    // A row that named the old deadline stays until the page is loaded again.
    const follow = ({ need, client }: Today["today"][number]) => {
      const changed = clients.find(({ id }) => id === client.id);
      return { need, client: { ...client, ...changed } };
    };
    utils.facilitator.overview.setData(
      undefined,
      (today) => today && { ...today, programmes: withIt(today.programmes), today: today.today.map(follow) },
    );
    utils.programme.list.setData(undefined, (list) => list && withIt(list));
  };
}

/** Leaves the page of a programme that is gone; the next page says so. */
export function leaveDeleted(news: string, to = paths.dashboardFacilitator()): void {
  showToastOnNextPage(news);
  location.assign(to);
}
