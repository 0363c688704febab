import { setCounted } from "#src/server/domain/team/change-team-round.ts";
import { exportTeamPicture } from "#src/server/domain/team/picture/export-team-picture.ts";
import { makeTeamPicture } from "#src/server/domain/team/picture/make-team-picture.ts";
import {
  first,
  playOut,
  surveyOf,
  openOwn,
  startRound,
  wordsA,
} from "#tests/factories/organisation/organisation.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { describe, expect, it } from "vitest";

describe("a team picture", () => {
  async function opened(many: number, counted: number) {
    const deps = await makeDeps();
    const started = await startRound(deps, many);
    await playOut(deps, started);
    for (const [place, person] of started.people.entries()) {
      const surveyId = await surveyOf(deps, started, place);
      await openOwn(deps, person, surveyId, place < many - 1 ? wordsA : undefined);
      if (place < counted) await setCounted(deps, person, { teamRoundId: started.round.id, counted: true });
    }
    return { deps, ...started };
  }

  it("needs five people, and is the same for everyone, once", async () => {
    const { deps, owner, people, round } = await opened(8, 4);
    await expect(makeTeamPicture(deps, owner, round.id)).rejects.toMatchObject({
      code: "team.pictureTooFew",
      params: { missing: 1 },
    });
    await expect(exportTeamPicture(deps, owner, round.id)).rejects.toMatchObject({ kind: "not_found" });
    const eve = people[4];
    if (eve === undefined) throw new Error("There is nobody.");
    await setCounted(deps, eve, { teamRoundId: round.id, counted: true });
    await expect(makeTeamPicture(deps, eve, round.id)).rejects.toMatchObject({ kind: "forbidden" });
    const picture = await makeTeamPicture(deps, owner, round.id);
    expect(picture).toMatchObject({ counted: 5, words: [], agreement: { half: null } });
    for (const person of people) expect(await exportTeamPicture(deps, person, round.id)).toEqual(picture);
    const late = people[5];
    if (late === undefined) throw new Error("There is nobody.");
    await expect(setCounted(deps, late, { teamRoundId: round.id, counted: true })).rejects.toMatchObject({
      code: "team.isCountedForGood",
    });
    expect(await makeTeamPicture(deps, owner, round.id)).toEqual(picture);
  });

  it("shows words from eight people on and can be printed", async () => {
    const { deps, owner, people, round } = await opened(9, 9);
    const picture = await makeTeamPicture(deps, owner, round.id);
    expect(picture.words).toContainEqual({ traitId: "calm", pane: "arena", people: "most" });
    expect(picture.questions).toHaveLength(3);
    expect(await exportTeamPicture(deps, first(people), round.id, "csv")).toMatchObject({
      contentType: "text/csv; charset=utf-8",
    });
    expect(await exportTeamPicture(deps, first(people), round.id, "pdf")).toMatchObject({
      contentType: "application/pdf",
    });
  });
});
