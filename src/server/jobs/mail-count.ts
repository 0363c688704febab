import type { Deps } from "#src/server/deps.ts";
import { startEveryHour } from "./every-hour.ts";

/** Counts mails for whoever runs the server. */
export const startMailCount = (deps: Deps): (() => Promise<void>) =>
  startEveryHour(deps, [{ name: "counting of mails", run: (all) => all.hourlyMails.count(all) }]);
