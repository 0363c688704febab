import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { changeTeamRound } from "#src/server/domain/team/change-team-round.ts";
import { getTeamRound } from "#src/server/domain/team/get-team-round.ts";
import { days } from "#src/server/clock.ts";
import { paths } from "#src/shared/site/paths.ts";
import { teamPaths } from "#src/shared/team/team-paths.ts";
import { describeAll, startRound } from "#tests/factories/organisation/organisation.ts";
import { makeFinishedRound } from "#tests/factories/organisation/finished-round.ts";
import type { ScreenOf } from "./programmes.ts";

/** Pages of a team round that runs, and of one that is over, as one of the team and its owner see them. */
export async function makeTeamScreens(deps: Deps): Promise<readonly ScreenOf[]> {
  const { round, team, people, owner } = await startRound(deps, 8);
  const [ada] = people;
  if (ada === undefined) throw new Error("There is nobody.");
  await changeTeamRound(deps, owner, round.id, {
    purpose: "Before the offsite in spring, we’d like to know what we see in each other.",
    closesAt: new Date(deps.clock.now().getTime() + days(9)),
  });
  await describeAll(deps, ada, round.id, { most: 2 });
  const shown = await getTeamRound(deps, ada, round.id);
  const tokenOf = ({ userId }: Actor) => deps.sessions.start(userId);
  const [ofAda, ofOwner] = [await tokenOf(ada), await tokenOf(owner)];
  const finished = await makeFinishedRound(deps, 9);
  const [reader] = finished.people;
  if (reader === undefined) throw new Error("There is nobody.");
  const ofReader = await tokenOf(reader);
  const screens: readonly [name: string, path: string, token: string][] = [
    ["form", teamPaths.teamForm(round.id), ofAda],
    ["form-end", teamPaths.formEnd(round.id), ofAda],
    ["step-out", teamPaths.stepOut(round.id), ofAda],
    ["round", teamPaths.teamRound(round.id), ofAda],
    ["round-led", teamPaths.teamRound(round.id), ofOwner],
    ["new-round", teamPaths.newTeamRound(team.id), ofOwner],
    ["own-round", paths.assessment(shown.own?.surveyId ?? ""), ofAda],
    ["picture", teamPaths.teamPicture(finished.round.id), ofReader],
    ["present", teamPaths.presentation(finished.round.id), ofReader],
    ["round-over", teamPaths.teamRound(finished.round.id), ofReader],
    ["dashboard", paths.dashboardSelf(), ofAda],
  ];
  return screens.map(([name, path, token]) => ({ screen: { name: `team-${name}`, path }, token }));
}
