import { proof } from "#src/shared/site/proof.ts";
import fc from "fast-check";
import { expect } from "vitest";
import type { History } from "./history.ts";
import { isShown, isShownToMia, swappable } from "./person.ts";
import { playHistory, type Play } from "./play.ts";
import { otherSecrets } from "./secrets.ts";
import { openWorld } from "./world.ts";

/*
 * Rules F1 to F6 over random histories of programmes, played by the product's functions in two worlds. What
 * the facilitator may never see differs in the second: who answered and how, peers' words, names and
 * addresses, clients' own words and plans. Everything that the facilitator reads must be the same, byte for
 * byte: answers, refusals, files, and emails with their times.
 *
 * What they may know is the same in both worlds: the first play records all results shown at some time, and
 * those that pictures count. Of these the second world swaps the windows of people who were counted
 * together and never shared.
 *
 * Some histories observe Mia, who leads the programme for some time: what only Mira may see differs, too.
 *
 * The first world is also compared with clients' own pages (rules.ts). Histories start at random points,
 * written as rows. Only a few draw PDF files, call the REST API and send emails: thorough.ts.
 */

/** All histories, limited by the time of other tests; HISTORIES=3000 sets another number. */
export const wanted = Number(process.env["HISTORIES"] ?? proof.programmes);

/** How many histories reached what the rules are about: otherwise they would hold trivially. */
const nothingReached = {
  answer: 0,
  result: 0,
  shared: 0,
  /** Two shown results of one client, and an earlier unshown one beside a shared one. */
  earlierShown: 0,
  earlierUnshown: 0,
  takenBack: 0,
  left: 0,
  email: 0,
  hidden: 0,
  picture: 0,
  secondPicture: 0,
  swap: 0,
  /** Mia saw a result, missed one that Mira saw, or lost access, and is the observed one. */
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

/** Plays so many histories in both worlds. @returns how many reached what */
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
  // A failure prints the seed and the path of the shortest failing history: insert both here to replay it.
  await fc.assert(property, { numRuns, seed });
  return reached;
}
