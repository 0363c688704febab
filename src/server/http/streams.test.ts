import { expect, it } from "vitest";
import { endStreams, registerStream, reserveStream } from "./streams.ts";

it("a server that stops ends what goes on, once, and what comes too late at once", () => {
  const ended: string[] = [];
  registerStream(() => ended.push("going on"));
  const release = registerStream(() => ended.push("over"));
  release();
  endStreams();
  registerStream(() => ended.push("too late"));
  expect(ended).toEqual(["going on", "too late"]);
});

const take = (many: number, network: string, whose = (n: number) => `guest ${String(n)} of ${network}`) =>
  Array.from({ length: many }, (_, n) => reserveStream(whose(n), network));

it("has six places for one person, and a new one once one is given back", () => {
  const places = take(7, "192.0.2.1", () => "ana");
  expect(places.map((give) => give !== null)).toEqual([true, true, true, true, true, true, false]);
  places[0]?.();
  expect(reserveStream("ana", "198.51.100.1")).not.toBeNull();
});

it("has room for ten rooms of sixty in one network, and not for keys without end", () => {
  const places = take(601, "203.0.113.1");
  expect(places.filter((give) => give !== null)).toHaveLength(600);
  // Nobody else waits for them.
  expect(reserveStream("bo", "203.0.113.2")).not.toBeNull();
  for (const give of places) give?.();
  expect(reserveStream("cy", "203.0.113.1")).not.toBeNull();
});
