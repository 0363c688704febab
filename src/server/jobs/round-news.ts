import type { Deps } from "#src/server/deps.ts";
import { tellClosingRounds } from "#src/server/domain/survey/tell-closing-rounds.ts";
import { tellReadyRounds } from "#src/server/domain/survey/tell-ready-rounds.ts";
import { startEveryHour } from "./every-hour.ts";

/** Tells owners by mail whose window or next result can be opened, and whose round ends soon without one. */
export const startRoundNews = (deps: Deps): (() => Promise<void>) =>
  startEveryHour(deps, [
    { name: "telling of ready rounds", run: tellReadyRounds },
    { name: "telling of closing rounds", run: tellClosingRounds },
  ]);
