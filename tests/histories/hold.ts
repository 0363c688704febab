import {
  answers,
  invitationLinks,
  invitations,
  participants,
  actionPlans,
  snapshots,
  surveys,
} from "#db/schema/index.ts";
import { proof } from "#src/shared/site/proof.ts";
import fc from "fast-check";
import { expect } from "vitest";
import { history } from "./history.ts";
import { playHistory } from "./play.ts";
import { shareOfHistories } from "./share.ts";
import { makeWorld } from "./world.ts";

/** A libSQL server answers over HTTP, so it gets fewer histories. */
const onServer = process.env["TEST_DATABASE"] === "server";

/** All histories, limited by the time of other tests; HISTORIES=10000 sets another number. */
const wanted = Number(process.env["HISTORIES"] ?? (onServer ? 28 : proof.rounds * shareOfHistories));

/** They are in four files for two cores. */
const parts = 4;

/** How many histories reached what the promise is about: otherwise it would hold trivially. */
const nothingReached = {
  firstResult: 0,
  secondResult: 0,
  invitedAnswer: 0,
  end: 0,
  mailToOwner: 0,
  mailWithoutWords: 0,
  mailOfPlan: 0,
  arenaOnCard: 0,
  blindSpotOnCard: 0,
};

/** Plays a part of all histories, one after the other, on one database. */
export async function holdsOver(part: 1 | 2 | 3 | 4): Promise<void> {
  const world = await makeWorld();
  const reached = { ...nothingReached };
  const property = fc.asyncProperty(history, async (one) => {
    const {
      model,
      invitations: sent,
      completedAt,
      mails,
      toldWordless,
      wasReminded,
      panesShown,
    } = await playHistory(world, one);
    if (model.results.length > 0) reached.firstResult += 1;
    if (model.results.length > 1) reached.secondResult += 1;
    if (sent.some(({ used }) => used)) reached.invitedAnswer += 1;
    if (completedAt !== null) reached.end += 1;
    if (mails.length > 0) reached.mailToOwner += 1;
    if (toldWordless) reached.mailWithoutWords += 1;
    if (wasReminded) reached.mailOfPlan += 1;
    if (panesShown.has("arena")) reached.arenaOnCard += 1;
    if (panesShown.has("blindSpot")) reached.blindSpotOnCard += 1;
  });
  const numRuns = Math.ceil(wanted / parts);
  // A failure prints the seed and the path of the shortest failing history: insert both here to replay it.
  await fc.assert(property, { numRuns, seed: 20261120 + part });
  if (numRuns >= 300)
    for (const [what, times] of Object.entries(reached)) expect(times, what).toBeGreaterThan(numRuns / 150);
  // Every survey was deleted at the end of its history, and left nothing.
  for (const table of [answers, participants, actionPlans, snapshots, invitationLinks, invitations, surveys])
    expect(await world.db.read.$count(table)).toBe(0);
}
