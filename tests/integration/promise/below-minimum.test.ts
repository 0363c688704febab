import { watchArrivals } from "#tests/histories/arrivals.ts";
import { history, type Step } from "#tests/histories/history.ts";
import { invite } from "#tests/histories/owner-steps.ts";
import { shareOfHistories } from "#tests/histories/share.ts";
import { startSurvey, type PlayedSurvey } from "#tests/histories/survey.ts";
import { erase, isPeers, takeStep } from "#tests/histories/steps.ts";
import {
  enterTwin,
  mailQueue,
  makeTwin,
  roundAround,
  wholeAdministration,
  wholeResults,
} from "#tests/histories/twins.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

/*
 * Rule A1 from outside: in two worlds an owner does the same, at the same time, with the same ids. In one,
 * people answer, fewer than the minimum; in the other, nobody does. The owner sees a difference only in the
 * number of answers on their pages; an administrator sees none; and neither do the times of emails and the
 * queue show one.
 */

/** The mail server's time for each answer. */
const slowness = [0, 50, 300];

/** The step, as far as the survey stays below its minimum. */
function keptBelow(step: Step, { model }: PlayedSurvey): Step | null {
  const room = model.minResponses - 1 - model.fresh;
  if (step.kind === "answers") return { ...step, ballots: step.ballots.slice(0, room) };
  return step.kind === "invitedAnswer" && room === 0 ? null : step;
}

describe("below the minimum", () => {
  it("every output is the same, byte for byte, as without answers", async () => {
    const asked = await makeTwin();
    const silent = await makeTwin();
    let rounds = 0;
    let mostAnswers = 0;
    let mostMails = 0;
    const property = fc.asyncProperty(history, async ({ steps, ...start }) => {
      rounds += 1;
      const [one, other] = await Promise.all(
        [asked, silent].map(async (twin) => {
          const { deps, owner } = await enterTwin(twin, rounds);
          const round = await startSurvey(deps, owner, start);
          if (start.invited > 0) await invite(round, start.invited);
          return round;
        }),
      );
      if (one === undefined || other === undefined) throw new Error("There are two worlds.");
      for (const { step } of steps) {
        const kept = keptBelow(step, one);
        if (kept === null || kept.kind === "reveal") continue;
        await takeStep(one, kept);
        if (!isPeers(kept)) await takeStep(other, kept);
      }
      mostAnswers = Math.max(mostAnswers, one.model.fresh);
      expect(await wholeResults(asked, one)).toEqual(await wholeResults(silent, other));
      expect(await roundAround(asked, one)).toEqual(await roundAround(silent, other));
      expect(await wholeAdministration(asked, one)).toEqual(await wholeAdministration(silent, other));
      const answered = new Set(one.invitations.flatMap(({ used, email }) => (used ? [email] : [])));
      expect(await mailQueue(asked, one, answered)).toEqual(await mailQueue(silent, other, answered));
      const answerMs = slowness[rounds % slowness.length] ?? 0;
      const arrivals = await watchArrivals(one, answered, answerMs);
      expect(arrivals).toEqual(await watchArrivals(other, answered, answerMs));
      mostMails = Math.max(mostMails, arrivals.filter((line) => line.includes("@")).length);
      for (const round of [one, other]) await erase(round);
    });
    await fc.assert(property, { numRuns: 100 * shareOfHistories, seed: 20261122 });
    // Otherwise there was nothing to hide.
    expect(mostAnswers).toBeGreaterThan(1);
    expect(mostMails).toBeGreaterThan(2);
  }, 240_000);
});
