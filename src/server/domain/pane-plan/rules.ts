import { after, days } from "#src/server/clock.ts";
import { lookBackTime, panePlanLimits } from "#src/shared/pane-plan/pane-plan-limits.ts";
import type { PanePlanInput } from "#src/shared/pane-plan/pane-plan.input.ts";
import { panePlanErrors } from "./errors.ts";

type Wish = Pick<PanePlanInput, "remind" | "until">;

/**
 * When the email of a plan is due; null: none is, or it has gone. A wish that hasn't changed stays as it was, so that someone
 * who writes down what they noticed on the day isn't told that the day is over.
 *
 * @throws {DomainError} bad_request for a day that is missing, has begun, or is more than a year ahead.
 */
export function mailDueFor(
  { remind, until }: Wish,
  stored: (Wish & { readonly mailDueAt: Date | null }) | undefined,
  now: Date,
): Date | null {
  if (!remind) return null;
  if (until === null) throw panePlanErrors.dayMissing();
  if (stored?.remind === true && stored.until === until) return stored.mailDueAt;
  const due = lookBackTime(until);
  if (due <= now) throw panePlanErrors.dayPast();
  if (due > after(now, days(panePlanLimits.daysAhead))) throw panePlanErrors.dayTooFar();
  return due;
}
