import { expect, it } from "vitest";
import { endStreams, holdStream } from "./open-streams.ts";

it("a server that stops ends what goes on, once, and what comes too late at once", () => {
  const ended: string[] = [];
  holdStream(() => ended.push("going on"));
  const release = holdStream(() => ended.push("over"));
  release();
  endStreams();
  holdStream(() => ended.push("too late"));
  expect(ended).toEqual(["going on", "too late"]);
});
