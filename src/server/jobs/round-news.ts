import type { Deps } from "#src/server/deps.ts";
import { tellClosingRounds } from "#src/server/domain/survey/timed/tell-closing-rounds.ts";
import { tellReadyRounds } from "#src/server/domain/survey/timed/tell-ready-rounds.ts";
import { startEveryHour } from "./every-hour.ts";

/**
 * Tells owners by mail whose round ends soon, and who has enough answers for a window or its next result. In this order: the
 * first of the two mails says what the other would.
 */
export const startRoundNews = (deps: Deps): (() => Promise<void>) =>
  startEveryHour(deps, [
    { name: "telling of closing rounds", run: tellClosingRounds },
    { name: "telling of ready rounds", run: tellReadyRounds },
  ]);
