import { expect, it } from "vitest";
import { dayOf } from "#src/islands/kit/page/dates.tsx";
import { daysLater } from "./settings.tsx";

const now = new Date("2026-11-24T10:00:00.000Z");

it.each([
  ["the deadline, to the minute", "2026-11-26T18:30:00.000Z", 3, "2026-11-29"],
  ["today, where the deadline is over", "2026-11-20T18:30:00.000Z", 7, "2026-12-01"],
  ["today, where there is none", null, 3, "2026-11-27"],
])("counts from %s", (_, closesAt, days, day) => {
  const later = daysLater(closesAt, days, now);
  expect(dayOf(later)).toBe(day);
  if (closesAt !== null && new Date(closesAt) > now) expect(later.slice(11)).toBe(closesAt.slice(11));
});
