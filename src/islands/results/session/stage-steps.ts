import type { MeetingStep } from "#src/shared/meeting/meeting.output.ts";

/** What a session goes through, in order. */
const order: readonly MeetingStep[] = ["start", "arena", "blindSpot", "facade", "unknown", "end"];

/** The step so many further on; at either end it stays there. */
export function stepFrom(step: MeetingStep, by: number): MeetingStep {
  const place = Math.min(order.length - 1, Math.max(0, order.indexOf(step) + by));
  return order[place] ?? step;
}

const next = (step: MeetingStep): MeetingStep => stepFrom(step, 1);
const previous = (step: MeetingStep): MeetingStep => stepFrom(step, -1);

/** Keys of a keyboard, and of the small remote controls that people present with. */
const moves = new Map<string, (step: MeetingStep) => MeetingStep>([
  ...["ArrowRight", "ArrowDown", "PageDown", " "].map((key) => [key, next] as const),
  ...["ArrowLeft", "ArrowUp", "PageUp"].map((key) => [key, previous] as const),
  ["Home", () => "start"],
  ["End", () => "end"],
]);

/** Where a key leads; null for a key that leads nowhere. */
export const stepByKey = (step: MeetingStep, key: string): MeetingStep | null =>
  moves.get(key)?.(step) ?? null;

/** "2 of 4" for the panes, nothing before and after them. */
export function placeText(step: MeetingStep): string {
  const place = order.indexOf(step);
  return place < 1 || place > 4 ? "" : `${String(place)} of 4`;
}
