import type { Deps } from "#src/server/deps.ts";
import { saveSelf } from "#src/server/domain/survey/own-words.ts";
import { closeTeamRound, setCounted } from "#src/server/domain/team/change-team-round.ts";
import { getTeamRound } from "#src/server/domain/team/get-team-round.ts";
import { describeAll, startRound, wordsA, type StartedRound } from "./organisation.ts";

/** Has everyone describe everyone, pick their own words and be counted, or so many of them. */
export async function finishAll(
  deps: Deps,
  { round, people }: Pick<StartedRound, "round" | "people">,
  counted = Infinity,
): Promise<void> {
  for (const [place, person] of people.entries()) {
    await describeAll(deps, person, round.id);
    const { own } = await getTeamRound(deps, person, round.id);
    await saveSelf(deps, person, own?.surveyId ?? "", [...wordsA.slice(0, 3), "bold", "giving"]);
    await setCounted(deps, person, { teamRoundId: round.id, counted: place < counted });
  }
}

/** A team round in which all have finished, ended by its owner: windows and picture are there. */
export async function makeFinishedRound(deps: Deps, many: number): Promise<StartedRound> {
  const started = await startRound(deps, many);
  await finishAll(deps, started);
  await closeTeamRound(deps, started.owner, started.round.id);
  return started;
}
