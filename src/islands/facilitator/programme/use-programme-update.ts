import { trpc } from "#src/islands/kit/api/trpc.ts";
import type { Today, Programme } from "#src/shared/programme/programme.output.ts";

/** Puts what a mutation answered into the page, ahead of an older answer that may still be on its way. */
export function useProgrammeUpdate(): (programme: Programme) => void {
  const utils = trpc.useUtils();
  return (programme) => {
    const { clients, facilitators, ...summary } = programme;
    const key = { faId: programme.id };
    void utils.programme.get.cancel(key);
    utils.programme.get.setData(key, { ...summary, clients, facilitators });
    const withIt = (list: Today["programmes"]) => list.map((one) => (one.id === summary.id ? summary : one));
    utils.facilitator.overview.setData(
      undefined,
      (today) => today && { ...today, programmes: withIt(today.programmes) },
    );
    utils.programme.list.setData(undefined, (list) => list && withIt(list));
  };
}
