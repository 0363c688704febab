import { after, days, hours } from "#src/server/clock.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { reminderDays } from "#src/shared/invitation/invitation-limits.ts";
import { dueReminder, nextReminder, reminderTimes } from "./reminder-schedule.ts";

const invitedAt = new Date("2026-11-20T09:00:00Z");
const day = (n: number): Date => after(invitedAt, days(n));
const timesUntil = (closesAt: Date | null) =>
  reminderTimes({ invitedAt, closesAt }).map((time) => (time.getTime() - invitedAt.getTime()) / days(1));

describe("the schedule", () => {
  it.each([
    [null, [3, 7]],
    [30, [3, 7, 29]],
    [8, [3, 7]],
    [8.5, [3, 7]],
    [9, [3, 7]],
    [9.5, [3, 7, 8.5]],
    [6, [3, 5]],
    [5.5, [3, 4.5]],
    [5, [3]],
    [4.5, [3]],
    [4, [3]],
    [3.5, [2.5]],
    [2, [1]],
    [1.5, []],
    [0.5, []],
  ])("with a deadline after %s days is on days %j", (closes, expected) => {
    expect(timesUntil(closes === null ? null : day(closes))).toEqual(expected);
  });

  it("is on full hours, at least a day after the previous email", () => {
    const late = after(invitedAt, 60_000);
    const times = reminderTimes({ invitedAt: late, closesAt: null });
    expect(times).toEqual([after(day(3), hours(1)), after(day(7), hours(1))]);
  });
});

describe("a reminder", () => {
  const due = (now: Date, remindersDone: number, closesAt: Date | null = null) =>
    dueReminder({ invitedAt, closesAt, remindersDone }, now);

  it("becomes due at its time", () => {
    expect(due(after(day(3), -1), 0)).toBeNull();
    expect(due(day(3), 0)).toEqual({ done: 1, isSent: true });
    expect(due(day(3), 1)).toBeNull();
    expect(due(day(7), 1)).toEqual({ done: 2, isSent: true });
    expect(due(day(60), 2)).toBeNull();
  });

  it("is skipped when long overdue, and several at once become one", () => {
    expect(due(after(day(3), hours(12)), 0)).toEqual({ done: 1, isSent: true });
    expect(due(after(day(3), hours(13)), 0)).toEqual({ done: 1, isSent: false });
    expect(due(day(7), 0)).toEqual({ done: 2, isSent: true });
    expect(due(day(20), 0)).toEqual({ done: 2, isSent: false });
  });

  it("has at most three emails, a day apart, whatever happens to deadline and server", () => {
    const hour = fc.integer({ min: 0, max: 24 * 12 });
    const move = fc.record({ at: hour, closesAfter: fc.option(fc.integer({ min: 1, max: 24 * 14 })) });
    fc.assert(
      fc.property(
        fc.array(move, { maxLength: 6 }),
        fc.array(fc.record({ from: hour, to: hour }), { maxLength: 4 }),
        (moves, outages) => {
          let closesAt: Date | null = null;
          let remindersDone = 0;
          const sent: number[] = [0];
          for (let h = 0; h <= 24 * 12; h += 1) {
            const now = after(invitedAt, hours(h));
            for (const { at, closesAfter } of moves)
              if (at === h) closesAt = closesAfter === null ? null : after(now, hours(closesAfter));
            const isDown = outages.some(({ from, to }) => from <= h && h < to);
            if (isDown || (closesAt !== null && closesAt <= now)) continue;
            const progress = { invitedAt, closesAt, remindersDone };
            const found = dueReminder(progress, now);
            const next = nextReminder(progress);
            expect(found !== null).toBe(next !== null && next <= now);
            if (found === null) continue;
            remindersDone = found.done;
            if (found.isSent) sent.push(h);
          }
          expect(sent.length - 1).toBeLessThanOrEqual(reminderDays.length + 1);
          for (const [i, h] of sent.slice(1).entries()) expect(h - (sent[i] ?? 0)).toBeGreaterThanOrEqual(24);
        },
      ),
      { numRuns: 300 },
    );
  });
});
