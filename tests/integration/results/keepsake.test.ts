import { ownPictures } from "#src/server/domain/card/limits.ts";
import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import type { Picture } from "#src/server/domain/card/picture.ts";
import { deleteSurvey } from "#src/server/domain/survey/delete-survey.ts";
import { answer, makeAnswers, makeSharedSurvey, wordsFrom } from "#tests/factories/survey.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeApi, signIn } from "#tests/setup/api.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { useUp } from "#tests/setup/use-up.ts";
import { describe, expect, it } from "vitest";

/* A picture of the whole window over a real database, as its owner gets it and nobody else does. */

async function withResult() {
  const drawn: Picture[] = [];
  const deps = await makeDeps();
  const drawPicture = (picture: Picture) => {
    drawn.push(picture);
    return Promise.resolve(Buffer.from(JSON.stringify(picture)));
  };
  const owner = await makeUser(deps, { firstName: "Quentin" });
  const { survey, shareId } = await makeSharedSurvey(deps, owner, { title: "Family" });
  await makeAnswers(deps, shareId, 3);
  await revealSurvey(deps, owner, survey.id);
  const api = makeApi({ ...deps, drawPicture });
  const token = await signIn(deps, owner);
  const ask = (query = "", by: string | null = token) =>
    api(`/api/surveys/${survey.id}/keepsake${query}`, by === null ? {} : { token: by });
  return { deps, owner, id: survey.id, shareId, ask, drawn };
}

describe("a keepsake", () => {
  it("is a file that no cache keeps", async () => {
    const { ask, deps, id } = await withResult();
    const answered = await ask("?format=story");
    expect(Object.fromEntries(answered.headers)).toMatchObject({
      "content-type": "image/png",
      "cache-control": "no-store",
      "content-disposition": 'attachment; filename="openpane-my-window-story.png"',
    });
    expect(answered.headers.get("etag")).toBeNull();
    expect(deps.logged.join("\n")).not.toContain(id);
  });

  it("goes with the round", async () => {
    const { ask, deps, owner, id } = await withResult();
    expect((await ask()).status).toBe(200);
    await deleteSurvey(deps, owner, id);
    expect((await ask()).status).toBe(404);
  });

  it("never names the owner, and the round only where it's asked to", async () => {
    const { ask, drawn } = await withResult();
    await ask();
    await ask("?title=true");
    expect(drawn.map(({ heading }) => heading)).toEqual([["My window"], ["Family"]]);
    expect(JSON.stringify(drawn)).not.toMatch(/Quentin/);
  });

  it("reads the snapshot: answers that came since change nothing of it", async () => {
    const { ask, deps, shareId } = await withResult();
    const before = await (await ask()).text();
    for (const start of [30, 40]) await answer(deps, shareId, wordsFrom(start));
    expect(await (await ask()).text()).toBe(before);
  });

  it("is drawn 120 times in ten minutes, with pictures of cards", async () => {
    const { ask, deps, owner, drawn } = await withResult();
    await useUp(deps, [ownPictures(owner)]);
    expect((await ask()).status).toBe(429);
    expect(drawn).toEqual([]);
    deps.clock.advance(600_000);
    expect((await ask()).status).toBe(200);
  });
});
