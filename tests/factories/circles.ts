import type { Actor } from "#src/server/actor.ts";
import { minutes } from "#src/server/clock.ts";
import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import { shareSurvey } from "#src/server/domain/survey/change-survey.ts";
import { addCircle } from "#src/server/domain/survey/circles.ts";
import type { TestDeps } from "#tests/setup/deps.ts";
import { answer, makeSharedSurvey, wordsFrom } from "#tests/factories/survey.ts";

/** A circle's name, how many answer there, and from which place of the catalogue on they pick. */
type CircleOf = readonly [name: string, answers: number, start: number];

/** Two or more opened circles of one person. @returns their rounds, in this order */
export async function makeCircles(
  deps: TestDeps,
  owner: Actor,
  [[ownName, ...first], ...others]: readonly [CircleOf, CircleOf, ...CircleOf[]],
): Promise<readonly string[]> {
  const { survey } = await makeSharedSurvey(deps, owner);
  const ids = [survey.id];
  for (const [name] of others) {
    // Circles are listed by age.
    deps.clock.advance(minutes(1));
    ids.push((await addCircle(deps, owner, { ofSurveyId: survey.id, name, ownName })).id);
  }
  for (const [at, [answers, start]] of [first, ...others.map(([, ...rest]) => rest)].entries()) {
    const id = ids[at] ?? "";
    const { shareId } = await shareSurvey(deps, owner, id);
    for (let peer = 0; peer < answers; peer += 1) await answer(deps, shareId, wordsFrom(start));
    await revealSurvey(deps, owner, id);
  }
  return ids;
}

/** The first of two opened circles with six answers each, whose words are clear. */
export async function makeCircled(deps: TestDeps, owner: Actor): Promise<string> {
  const [id = ""] = await makeCircles(deps, owner, [
    ["Friends", 6, 0],
    ["Work", 6, 20],
  ]);
  return id;
}
