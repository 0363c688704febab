import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import type { Picture } from "#src/server/domain/card/picture.ts";
import { answer, makeAnswers, makeSharedSurvey, wordsFrom } from "#tests/factories/survey.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeApi, signIn } from "#tests/setup/api.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { describe, expect, it } from "vitest";

/* A picture of the whole window for its owner only. */

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
  it("never names the owner, and names the survey only on request", async () => {
    const { ask, drawn } = await withResult();
    await ask();
    await ask("?title=true");
    expect(drawn.map(({ heading }) => heading)).toEqual([["My window"], ["Family"]]);
    expect(JSON.stringify(drawn)).not.toMatch(/Quentin/);
  });

  it("shows the snapshot, whatever answers came later", async () => {
    const { ask, deps, shareId } = await withResult();
    const before = await (await ask()).text();
    for (const start of [30, 40]) await answer(deps, shareId, wordsFrom(start));
    expect(await (await ask()).text()).toBe(before);
  });

  it("is a file that no cache stores", async () => {
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
});
