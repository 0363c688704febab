import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import { makeCard } from "#src/server/domain/card/make-card.ts";
import { closeSurvey } from "#src/server/domain/survey/close-survey.ts";
import { saveSelf } from "#src/server/domain/survey/save-self.ts";
import { countsFrom } from "#src/shared/result/analysis.ts";
import { paths } from "#src/shared/site/paths.ts";
import { invite } from "#tests/factories/invitation.ts";
import { answer, makeSharedSurvey } from "#tests/factories/survey.ts";
import type { Screen } from "./take-picture.ts";

const words = ["bold", "calm", "dependable", "kind", "observant"];

/** Makes a closed round with a card to show, and one in which someone is asked by email. Says how to take what others see of both. */
export async function makePassedOnLinks(deps: Deps, owner: Actor): Promise<readonly Screen[]> {
  const { survey, shareId } = await makeSharedSurvey(deps, owner, { title: "Friends" });
  await saveSelf(deps, owner, survey.id, words);
  for (let peer = 0; peer < countsFrom; peer += 1) await answer(deps, shareId, words);
  await revealSurvey(deps, owner, survey.id);
  await closeSurvey(deps, owner, survey.id);
  const { publicId } = await makeCard(deps, owner, survey.id, words.slice(0, 4));
  const next = await makeSharedSurvey(deps, owner, { title: "Friends, a year on" });
  const token = await invite(deps, owner, next.survey.id, "ines@example.org");
  return [
    { name: "card", path: paths.card(publicId) },
    { name: "invitation", path: paths.invitation(token) },
  ];
}
