import { expect, it } from "vitest";
import { endStreams, holdStream, takeStreamPlace } from "./streams.ts";

it("a stopping server ends all streams once, including late ones", () => {
  const ended: string[] = [];
  holdStream(() => ended.push("going on"));
  const release = holdStream(() => ended.push("over"));
  release();
  endStreams();
  holdStream(() => ended.push("too late"));
  expect(ended).toEqual(["going on", "too late"]);
});

const take = (many: number, network: string, whose = (n: number) => `guest ${String(n)} of ${network}`) =>
  Array.from({ length: many }, (_, n) => takeStreamPlace(whose(n), network));

it("one person has six streams, and a new one once one is released", () => {
  const places = take(7, "192.0.2.1", () => "ana");
  expect(places.map((give) => give !== null)).toEqual([true, true, true, true, true, true, false]);
  places[0]?.();
  expect(takeStreamPlace("ana", "198.51.100.1")).not.toBeNull();
});

it("one network has room for ten workshops of sixty, but not for endless keys", () => {
  const places = take(601, "203.0.113.1");
  expect(places.filter((give) => give !== null)).toHaveLength(600);
  expect(takeStreamPlace("bo", "203.0.113.2")).not.toBeNull();
  for (const give of places) give?.();
  expect(takeStreamPlace("cy", "203.0.113.1")).not.toBeNull();
});
