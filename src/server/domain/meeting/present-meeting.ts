import type { Meeting } from "#src/shared/meeting/meeting.output.ts";
import type { MeetingRow } from "./queries.ts";

/** A meeting as one side sees it; `withWhom` is the other, and `others` are those who see what comes of it as well. */
export const presentMeeting = (
  row: MeetingRow | undefined,
  withWhom: string,
  others: readonly string[] = [],
): Meeting =>
  row === undefined
    ? { state: "none", step: "start", version: 0, withWhom, others, startedAt: null }
    : {
        state: row.state,
        step: row.step,
        version: row.version,
        withWhom,
        others,
        startedAt: row.startedAt.toISOString(),
      };
