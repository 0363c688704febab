import { openWorld } from "#tests/histories/facilitator/world.ts";
import fc from "fast-check";
import { expect } from "vitest";
import { histories, type History } from "./history.ts";
import { playHistory } from "./play.ts";
import type { Play } from "./model.ts";

/*
 * Rules A1 to A12 and F3 over random histories of a team and its rounds in two worlds. In the second, two
 * colleagues have changed places: each describes whom the other would have described, in the other's words,
 * or is silent like the other, and is described like the other. The reader, who knows their own words, and
 * the owner must read the same, byte for byte: answers, refusals, files and emails with their times.
 */

/** All histories; HISTORIES=3000 sets another number. */
export const wanted = Number(process.env["HISTORIES"] ?? 300);

/** How many histories reached what the rules are about: otherwise they would hold trivially. */
const nothingReached = {
  described: 0,
  opened: 0,
  banded: 0,
  counted: 0,
  picture: 0,
  tooSoon: 0,
  left: 0,
  leftEarly: 0,
  notice: 0,
  reminded: 0,
  personal: 0,
  tooClose: 0,
};
type Reached = Record<keyof typeof nothingReached, number>;

function note(reached: Reached, { trace, heard, people }: Play): void {
  const hasHeard = (text: string) => heard.some((said) => said.includes(text));
  const happened: Record<keyof Reached, boolean> = {
    described: trace.includes("describe: done"),
    opened: hasHeard('"hasWindow":true'),
    banded: hasHeard('"isBanded":true'),
    counted: hasHeard('"isBanded":false,"confidence":"useful"'),
    picture: hasHeard('"picture":{'),
    tooSoon: trace.includes("next round: team.tooSoon"),
    left: ["stepOut", "leave", "remove", "deleteAccount"].some((kind) => trace.includes(`${kind}: done`)),
    leftEarly: people.some(({ leftEarly }) => leftEarly.length > 0),
    notice: hasHeard('"kind":"team round ends"'),
    reminded: hasHeard('"kind":"team round reminder"'),
    personal: trace.includes("personal: done"),
    tooClose: trace.includes("personal: overlap.tooClose"),
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
