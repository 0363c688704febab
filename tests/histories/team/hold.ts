import { openWorld } from "#tests/histories/facilitator/world.ts";
import fc from "fast-check";
import { expect } from "vitest";
import { histories, type History } from "./history.ts";
import { playHistory, type Play } from "./play.ts";

/*
 * Rules A1 to A12 and F3 over random histories of team rounds, each in two worlds. In the second, two colleagues have changed parts from
 * the first step to the last: each describes whom the other would have described, in the other's words, and is described as the other would
 * have been. What they picked for the reader comes from the other one, too. The reader, who knows what they wrote themselves, and the owner
 * have to hear the same to the byte: answers of every call, refusals, files and emails with their times.
 */

/** In all, as many as fit beside all other tests; HISTORIES=3000 asks for another number. */
export const wanted = Number(process.env["HISTORIES"] ?? 20);

/** How many histories came to what the rules are about: a test that reaches nothing would hold as well. */
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

/** Plays so many histories, each in both worlds. @returns how many came to what. */
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
