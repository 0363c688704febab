import type { Deps } from "#src/server/deps.ts";
import { closeTeamRound, setCounted } from "#src/server/domain/team/change-team-round.ts";
import { getTeamRound } from "#src/server/domain/team/get-team-round.ts";
import { makeTeamPicture } from "#src/server/domain/team/picture/make-team-picture.ts";
import { describeAll, openOwn, startRound, wordsA, type StartedRound } from "./organisation.ts";

/** A team round in which everyone has described everyone, ended by its owner, with everyone's picture. */
export async function makeFinishedRound(deps: Deps, many: number): Promise<StartedRound> {
  const started = await startRound(deps, many);
  const { round, people, owner } = started;
  for (const person of people) await describeAll(deps, person, round.id);
  await closeTeamRound(deps, owner, round.id);
  for (const person of people) {
    const { own } = await getTeamRound(deps, person, round.id);
    await openOwn(deps, person, own?.surveyId ?? "", [...wordsA.slice(0, 3), "bold", "giving"]);
    await setCounted(deps, person, { teamRoundId: round.id, counted: true });
  }
  await makeTeamPicture(deps, owner, round.id);
  return started;
}
