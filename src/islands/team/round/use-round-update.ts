import { trpc } from "#src/islands/kit/api/trpc.ts";
import type { TeamRound } from "#src/shared/team/team.output.ts";

/** Puts what a mutation answered into the page, ahead of an older answer that may still be on its way. */
export function useRoundUpdate(): (round: TeamRound) => void {
  const utils = trpc.useUtils();
  return (round) => {
    const key = { teamRoundId: round.id };
    void utils.team.get.cancel(key);
    utils.team.get.setData(key, round);
  };
}
