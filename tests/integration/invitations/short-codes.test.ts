import { minutes } from "#src/server/clock.ts";
import { findByCode } from "#src/server/domain/response/find-by-code.ts";
import { unshareSurvey } from "#src/server/domain/survey/share-survey.ts";
import { makeSharedSurvey } from "#tests/factories/survey.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { expect, it } from "vitest";

const here = { network: "198.51.100.7" };

async function withCode() {
  const deps = await makeDeps();
  const owner = await makeUser(deps);
  const { survey, shareId } = await makeSharedSurvey(deps, owner);
  const code = new URL(survey.shareableLink ?? "").pathname.split("/").at(-1) ?? "";
  const guess = (network = here.network) => findByCode(deps, { network }, "AAAAAAAAAAA");
  return { deps, owner, survey, shareId, code, guess };
}

it("a code leads to its round, for as long as its owner wants, in its own letters alone", async () => {
  const { deps, owner, survey, shareId, code } = await withCode();
  expect(await findByCode(deps, here, code)).toEqual({ shareId });
  const swapped = code.replace(/[a-z]/i, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );
  await expect(findByCode(deps, here, swapped)).rejects.toMatchObject({ kind: "not_found" });
  await unshareSurvey(deps, owner, survey.id);
  await expect(findByCode(deps, here, code)).rejects.toMatchObject({ kind: "not_found" });
});

it("who tries many wrong ones is refused more, and a right one works all the same", async () => {
  const { deps, shareId, code, guess } = await withCode();
  for (let n = 0; n < 30; n += 1) await expect(guess()).rejects.toMatchObject({ kind: "not_found" });
  await expect(guess()).rejects.toMatchObject({ kind: "too_many_requests" });
  // Pictures on another site can have a whole room try wrong ones.
  expect(await findByCode(deps, here, code)).toEqual({ shareId });
  await expect(guess("203.0.113.9")).rejects.toMatchObject({ kind: "not_found" });
  deps.clock.advance(minutes(15));
  await expect(guess()).rejects.toMatchObject({ kind: "not_found" });
});

it("a room of people with the right code never meets the limit", async () => {
  const { deps, shareId, code } = await withCode();
  for (let n = 0; n < 100; n += 1) expect(await findByCode(deps, here, code)).toEqual({ shareId });
});
