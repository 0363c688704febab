import { stepAt, stepByKeyIn } from "#src/islands/kit/stage.tsx";
import type { MeetingStep } from "#src/shared/meeting/meeting.output.ts";

/** What a session goes through, in order. */
const order: readonly MeetingStep[] = ["start", "arena", "blindSpot", "facade", "unknown", "end"];

/** The step so many further on; at either end it stays there. */
export const stepFrom = (step: MeetingStep, by: number): MeetingStep => stepAt(order, step, by);

/** Where a key leads; null for a key that leads nowhere. */
export const stepByKey = (step: MeetingStep, key: string): MeetingStep | null =>
  stepByKeyIn(order, step, key);

/** "2 of 4" for the panes, nothing before and after them. */
export function placeText(step: MeetingStep): string {
  const place = order.indexOf(step);
  return place < 1 || place > 4 ? "" : `${String(place)} of 4`;
}
