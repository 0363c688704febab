import { openWorld } from "#tests/histories/facilitator/world.ts";
import fc from "fast-check";
import { expect } from "vitest";
import { histories, type History } from "./history.ts";
import { playHistory, type Play } from "./play.ts";

/*
 * Rules A1 to A12 and F3 over random histories of team rounds in two worlds. In the second, two colleagues
 * have changed places: each describes whom the other would have described, in the other's words, and is
 * described like the other. The reader, who knows their own words, and the owner must read the same, byte for
 * byte: answers, refusals, files and emails with their times.
 */

/** All histories, limited by the time of other tests; HISTORIES=3000 sets another number. */
export const wanted = Number(process.env["HISTORIES"] ?? 20);

/** How many histories reached what the rules are about: otherwise they would hold trivially. */
const nothingReached = {
  described: 0,
  opened: 0,
  picture: 0,
  pictureOfWords: 0,
  left: 0,
  leftEarly: 0,
  reminded: 0,
};
type Reached = Record<keyof typeof nothingReached, number>;

function note(reached: Reached, { trace, heard, parts }: Play): void {
  const happened: Record<keyof Reached, boolean> = {
    described: trace.includes("describe: done"),
    opened: trace.includes("open: done"),
    picture: trace.includes("picture: done"),
    pictureOfWords: heard.some((said) => said.startsWith("team.picture {") && said.includes('"words":[{')),
    left: ["stepOut", "leave", "remove", "deleteAccount"].some((kind) => trace.includes(`${kind}: done`)),
    leftEarly: parts.some(({ hasLeftEarly }) => hasLeftEarly),
    reminded: heard.some((said) => said.includes('"kind":"team round reminder"')),
  };
  for (const [what, isSo] of Object.entries(happened))
    if (isSo) Reflect.set(reached, what, Number(Reflect.get(reached, what)) + 1);
}

/** Plays so many histories in both worlds. @returns how many reached what */
export async function holdsOver(numRuns: number, seed: number): Promise<Reached> {
  const [first, other] = [await openWorld(), await openWorld()];
  const reached = { ...nothingReached };
  const property = fc.asyncProperty(histories, async (history: History) => {
    const play = await playHistory(first, history, false);
    const twin = await playHistory(other, history, true);
    expect(twin.trace).toEqual(play.trace);
    expect(twin.heard).toEqual(play.heard);
    note(reached, play);
  });
  await fc.assert(property, { numRuns, seed });
  return reached;
}
