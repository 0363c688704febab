import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import { pickAtRandom, seededRandom } from "#tests/factories/sample-ballots.ts";
import { savePrediction, saveSelf } from "#src/server/domain/survey/own-words.ts";
import { paths } from "#src/shared/site/paths.ts";
import { answer, makeSharedSurvey, wordsFrom } from "#tests/factories/survey.ts";
import { expect, test } from "#tests/e2e/support/fixtures.ts";

/** Long words, most of which nobody else picks. */
const ownWords =
  "independent intelligent introverted knowledgeable observant self-assertive self-conscious spontaneous sympathetic trustworthy";
const theirWords = ["able", "brave", "kind", "witty", "patient", "bold", "observant", "calm", "tense"];

/** One peer's words: mostly common ones, and some of their own. */
const ballot = (peer: number) => {
  const random = seededRandom(peer);
  return [...new Set([...pickAtRandom(theirWords, 8, random), ...pickAtRandom(wordsFrom(0, 56), 2, random)])];
};

/** A survey with a prediction and a result after each of these numbers of answers. */
async function makeFullResult(deps: Deps, owner: Actor, revealAfter: readonly number[]): Promise<string> {
  const { survey, shareId } = await makeSharedSurvey(deps, owner, {
    title: "How the choir, the allotment society and the people at work see me",
  });
  await saveSelf(deps, owner, survey.id, ownWords.split(" "));
  await savePrediction(deps, owner, survey.id, wordsFrom(0, 10));
  for (let peer = 1; peer <= Math.max(...revealAfter); peer += 1) {
    await answer(deps, shareId, ballot(peer), `Person ${String(peer)}`);
    if (revealAfter.includes(peer)) await revealSurvey(deps, owner, survey.id);
  }
  return survey.id;
}

test("results print on two sheets, whatever they contain", async ({ page, deps, signIn }) => {
  const { actor } = await signIn();
  for (const revealAfter of [[3], [4, 9], [5, 12, 25, 40]]) {
    await page.goto(paths.assessmentResults(await makeFullResult(deps, actor, revealAfter)));
    await expect(page.getByText("How well you read them")).toBeAttached();
    for (const format of ["A4", "Letter"]) {
      const sheets = await page.pdf({ format });
      const pages = sheets.toString("latin1").match(/\/Type \/Page\b/g);
      expect(pages, `${String(revealAfter.at(-1))} answers on ${format}`).toHaveLength(2);
    }
  }
});
