import { expect, it } from "vitest";
import { agenda, spans } from "./agenda.ts";

it("fills an hour without gaps", () => {
  const times = spans(agenda);
  expect(times[0]?.[0]).toBe(0);
  expect(times.at(-1)?.[1]).toBe(60);
  times.slice(1).forEach(([start], place) => {
    expect(start).toBe(times[place]?.[1]);
  });
});
