import type { Meeting } from "#src/shared/meeting/meeting.output.ts";
import type { MeetingRow } from "./queries.ts";

/** A meeting as one side sees it; `withWhom` is the other. */
export const presentMeeting = (row: MeetingRow | undefined, withWhom: string): Meeting =>
  row === undefined
    ? { state: "none", step: "start", version: 0, withWhom, startedAt: null }
    : {
        state: row.state,
        step: row.step,
        version: row.version,
        withWhom,
        startedAt: row.startedAt.toISOString(),
      };
