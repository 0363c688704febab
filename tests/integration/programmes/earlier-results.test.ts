import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import { setSharing } from "#src/server/domain/client/sharing.ts";
import { getPreparation } from "#src/server/domain/preparation/get-preparation.ts";
import { getClientAnalysis } from "#src/server/domain/programme/results.ts";
import { shareSurvey } from "#src/server/domain/survey/change-survey.ts";
import { answerAbout, makeMember } from "#tests/factories/programme/client.ts";
import { makeFacilitator } from "#tests/factories/programme/facilitator.ts";
import { makeProgramme } from "#tests/factories/programme/programme.ts";
import { answer, wordsFrom } from "#tests/factories/survey.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { expect, it } from "vitest";

/*
 * A client shares their current result and later ones. Earlier ones may be unseen parts of a group picture,
 * so nothing of them may show.
 */

async function makeClient() {
  const deps = await makeDeps();
  const mira = await makeFacilitator(deps);
  const member = await makeMember(deps, await makeProgramme(deps, mira));
  const { actor, surveyId, clientId } = member;
  const peers = (from: number) => Array.from({ length: 8 }, () => wordsFrom(from, 5));
  await answerAbout(deps, member, peers(0));
  await revealSurvey(deps, actor, surveyId);
  return {
    share: async (result: boolean) => {
      await setSharing(deps, actor, surveyId, { result });
      // What follows is later.
      deps.clock.advance(1);
    },
    renew: async (from: number) => {
      const { shareId } = await shareSurvey(deps, actor, surveyId);
      for (const words of [...peers(from), ...peers(from)]) await answer(deps, shareId, words);
      await revealSurvey(deps, actor, surveyId);
    },
    see: async () => ({
      listed: (await getClientAnalysis(deps, mira, clientId)).snapshots.map(({ snapshot }) => snapshot),
      changes: (await getPreparation(deps, mira, clientId)).changes,
    }),
  };
}

it("results from before sharing stay unseen, and so does what has changed since", async () => {
  const { share, renew, see } = await makeClient();
  await renew(30);
  await share(true);
  expect(await see()).toEqual({ listed: [2], changes: null });
  await renew(0);
  expect((await see()).listed).toEqual([2, 3]);
  expect((await see()).changes).not.toHaveLength(0);
});

it("results from a time without sharing stay unseen", async () => {
  const { share, renew, see } = await makeClient();
  await share(true);
  await share(false);
  await renew(30);
  await renew(40);
  await share(true);
  expect(await see()).toEqual({ listed: [3], changes: null });
});
