import { deleteOrganisation } from "#src/server/domain/organisation/get-organisation.ts";
import type { Actor } from "#src/server/actor.ts";
import { getAnalysis } from "#src/server/domain/analysis/read-analysis.ts";
import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import { removeMember } from "#src/server/domain/organisation/members.ts";
import { getSurvey } from "#src/server/domain/survey/read.ts";
import { saveSelf } from "#src/server/domain/survey/own-words.ts";
import {
  describeAll,
  first,
  passDeadline,
  pickOwn,
  playOut,
  startRound,
  surveyOf,
  wordsA,
  type StartedRound,
} from "#tests/factories/organisation/organisation.ts";
import { makeDeps, type TestDeps } from "#tests/setup/deps.ts";
import { describe, expect, it } from "vitest";
import { teamRounds, workshops } from "#db/schema/index.ts";
import { gatherRoom } from "#tests/factories/organisation/workshop.ts";
import { dropForeignKeys, everythingIn } from "#tests/setup/database/without-foreign-keys.ts";

describe("a team round", () => {
  const leavings = [
    {
      name: "leaves",
      leave: (deps: TestDeps, { team }: StartedRound, actor: Actor) =>
        removeMember(deps, actor, { id: team.id, userId: actor.userId }),
    },
    {
      name: "is removed",
      leave: (deps: TestDeps, { team, owner }: StartedRound, { userId }: Actor) =>
        removeMember(deps, owner, { id: team.id, userId }),
    },
    {
      name: "loses their team",
      leave: (deps: TestDeps, { team, owner }: StartedRound) => deleteOrganisation(deps, owner, team),
      isOver: true,
    },
  ];
  it.each(leavings)(
    "shows someone who $name before the end no number and no window, ever",
    async ({ leave, isOver = false }) => {
      const deps = await makeDeps();
      const started = await startRound(deps, 9);
      const { round, people } = started;
      const ada = first(people);
      const id = await surveyOf(deps, started, 0);
      await saveSelf(deps, ada, id, wordsA);
      await pickOwn(deps, first(people.slice(8)), await surveyOf(deps, started, 8));
      for (const person of people.slice(1, 8)) await describeAll(deps, person, round.id);
      await leave(deps, started, ada);
      const look = async () => {
        expect(await getSurvey(deps, ada, id)).toMatchObject({ peerAssessmentCount: 0, status: "completed" });
        await expect(revealSurvey(deps, ada, id)).rejects.toMatchObject({ code: "analysis.notReady" });
      };
      await look();
      await passDeadline(deps, round);
      await look();
      if (isOver) return;
      // Seven who stay or left have described this one, who picked words in time.
      const last = await getAnalysis(deps, first(people.slice(8)), await surveyOf(deps, started, 8));
      expect(last.responseCount).toBe(7);
    },
  );

  it("keeps the window of someone who leaves after the end", async () => {
    const deps = await makeDeps();
    const started = await startRound(deps);
    await playOut(deps, started);
    const ada = first(started.people);
    const id = await surveyOf(deps, started, 0);
    await removeMember(deps, ada, { id: started.team.id, userId: ada.userId });
    expect(await getAnalysis(deps, ada, id)).toMatchObject({ responseCount: 5 });
  });
});

it("deleting an account leaves no team rounds or workshops behind, without foreign keys", async () => {
  const deps = await makeDeps();
  await dropForeignKeys(deps.databaseUrl);
  const started = await startRound(deps);
  const { owner } = started;
  await gatherRoom(deps, { of: started });
  await deps.db.write((tx) => deps.hooks.onAccountErased(tx, deps, owner));
  expect(await everythingIn(deps.databaseUrl)).not.toContain(owner.userId);
  expect([await deps.db.read.$count(teamRounds), await deps.db.read.$count(workshops)]).toEqual([1, 1]);
});
