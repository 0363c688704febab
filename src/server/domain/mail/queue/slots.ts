import { seconds } from "#src/server/clock.ts";
import type { MailRow } from "./queries.ts";

/*
 * When emails start. A tick comes once a second, and each email that it claims has a slot in the second that follows. The slot
 * depends on the emails before it in its line, never on what becomes of them.
 */

/** The time from one tick to the next. */
export const tickMs = seconds(1);

/** By then the write of the tick is done, so that how long it took moves no email. */
const leadMs = 100;

/** A line of emails: none waits for an email of another. What has failed once gets a line of its own. */
export interface Line {
  readonly lane: MailRow["lane"];
  readonly isRetry: boolean;
}

const lanes: readonly MailRow["lane"][] = ["account", "invitations", "rounds"];

export const lines: readonly Line[] = [false, true].flatMap((isRetry) =>
  lanes.map((lane) => ({ lane, isRetry })),
);

/**
 * How many milliseconds after its tick an email starts.
 *
 * @param place how many emails of its line were claimed before it in the same tick.
 * @param perTick how many of each line a tick claims at most.
 * @param chance from 0 up to 1. A process that has just talked to the mail server does so again by half a millisecond faster. An email
 *   that starts up to 15 ms later, at ten a second, hides that.
 */
export function slotOf(line: Line, place: number, dueAt: Date, perTick: number, chance: number): number {
  const slotMs = (tickMs - leadMs) / perTick;
  // Lines start at different moments, so that putting together an email of one does not delay that of another.
  const shiftMs = slotMs / lines.length;
  // Only emails that were for someone fail, so a place behind others would tell of them. It keeps the moment that its first try had.
  const msInSecond = line.isRetry ? dueAt.getTime() % (tickMs - leadMs) : place * slotMs;
  return leadMs + msInSecond + ((line.isRetry ? 0 : lines.indexOf(line)) + chance) * shiftMs;
}
