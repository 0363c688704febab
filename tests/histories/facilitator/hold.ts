import { proof } from "#src/shared/site/proof.ts";
import fc from "fast-check";
import { expect } from "vitest";
import type { History } from "./history.ts";
import { isShown, isShownToMia, swappable } from "./person.ts";
import { playHistory, type Play } from "./play.ts";
import { otherSecrets } from "./secrets.ts";
import { openWorld } from "./world.ts";

/*
 * Rules F1 to F6 over random histories of programmes. Each is played by the product's own verbs, in two worlds one after the other.
 * Whatever the facilitator never had a right to see is different in the second: who of the invited answered, and by which link; peers'
 * words, names and addresses; clients' own words and plans. All that the facilitator reads has to be the same to the byte: answers of
 * every procedure of theirs, refusals, files, and emails with their times.
 *
 * What they may know is the same in both worlds. The first play notes it, by what clients themselves do: all that is in a result which
 * was shared at some time. What a group picture tells is lawful, too, and group-histories.test.ts is about what can be worked out from it.
 * Here the windows of people who were counted together and never shared are swapped in the second world, where as many have answered.
 *
 * In some histories it's Mia who listens, a colleague who leads the programme for some of the time: what she never had a right to see is
 * different in the second world, also where Mira saw it.
 *
 * The first world is also held against what clients see of their own rounds (rules.ts).
 *
 * A history starts at a random point, written as rows, and is short. Only a few draw PDF files, ask the REST API and send emails: thorough.ts.
 */

/** In all, as many as fit beside all other tests; HISTORIES=3000 asks for another number. */
export const wanted = Number(process.env["HISTORIES"] ?? proof.programmes);

/** How many histories came to what the rules are about: a test that reaches nothing would hold as well. */
const nothingReached = {
  answer: 0,
  result: 0,
  shared: 0,
  /** Two results of one client were shown; beside a shared one there is an earlier one that was not. */
  earlierShown: 0,
  earlierUnshown: 0,
  takenBack: 0,
  left: 0,
  email: 0,
  hidden: 0,
  picture: 0,
  secondPicture: 0,
  swap: 0,
  /** Mia saw a result; or didn't see one that Mira did; or sees none any more; and she is who listened. */
  mia: 0,
  miaNot: 0,
  miaGone: 0,
  miaListens: 0,
};

export type Reached = Record<keyof typeof nothingReached, number>;

function note(reached: Reached, play: Play, swaps: number): void {
  const { trace, people, heard, pictures } = play;
  const happened: Record<keyof Reached, boolean> = {
    answer: trace.includes("answer: done"),
    result: trace.includes("reveal: done"),
    shared: people.some(isShown),
    earlierShown: people.some(({ shownResults }) => shownResults.size > 1),
    earlierUnshown: people.some((person) => isShown(person) && person.shownResults.size < person.results),
    takenBack: people.some((person) => person.shownResults.size > 0 && !isShown(person)),
    left: trace.includes("leave: done"),
    email: heard.some((said) => said.startsWith('[{"kind"')),
    hidden: people.some(({ results, shownResults }) => results > 0 && shownResults.size === 0),
    picture: pictures > 0,
    secondPicture: pictures > 1,
    swap: swaps > 0,
    mia: play.hasMia && people.some(isShownToMia),
    miaNot: play.hasMia && people.some((person) => isShown(person) && !person.isForMia),
    miaGone: !play.hasMia && people.some(isShown) && trace.includes("Mia goes"),
    miaListens: play.viewer === play.mia && heard.some((said) => said.startsWith("clientResult.analysis")),
  };
  for (const [what, isSo] of Object.entries(happened))
    if (isSo) Reflect.set(reached, what, Number(Reflect.get(reached, what)) + 1);
}

/** Plays so many histories, each in both worlds. @returns how many came to what. */
export async function holdsOver(
  histories: fc.Arbitrary<History>,
  numRuns: number,
  seed: number,
): Promise<Reached> {
  const [first, other] = [await openWorld(), await openWorld()];
  const reached = { ...nothingReached };
  const property = fc.asyncProperty(histories, async (history) => {
    const play = await playHistory(first, history);
    const swapped = swappable(play.people);
    const twin = await playHistory(other, history, otherSecrets(play.known, swapped));
    expect(twin.trace).toEqual(play.trace);
    expect(twin.heard).toEqual(play.heard);
    note(reached, play, swapped.size);
  });
  // What a failure prints has the seed, and the path to the shortest history that fails: both go in here to play it again.
  await fc.assert(property, { numRuns, seed });
  return reached;
}
