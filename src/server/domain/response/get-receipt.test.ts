import { unshareSurvey } from "#src/server/domain/survey/share-survey.ts";
import { answer, makeSharedSurvey, withdraw } from "#tests/factories/survey.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { describe, expect, it } from "vitest";
import { getReceipt } from "./get-receipt.ts";

async function makeAnswered() {
  const deps = await makeDeps();
  const owner = await makeUser(deps, { firstName: "Anna", lastName: "Berg" });
  const { survey, shareId } = await makeSharedSurvey(deps, owner);
  return { deps, owner, survey, receipt: await answer(deps, shareId) };
}

describe("getReceipt", () => {
  it("gives the same receipt again, after the link was taken back too", async () => {
    const { deps, owner, survey, receipt } = await makeAnswered();
    await unshareSurvey(deps, owner, survey.id);
    expect(await getReceipt(deps, receipt.withdrawKey)).toEqual({
      ...receipt,
      ownerName: "Anna Berg",
      ownerFirstName: "Anna",
    });
  });

  it("knows no answer that was withdrawn, and no key that was never given", async () => {
    const { deps, receipt } = await makeAnswered();
    await withdraw(deps, receipt.withdrawKey);
    for (const key of [receipt.withdrawKey, "never-given"]) {
      await expect(getReceipt(deps, key)).rejects.toMatchObject({ kind: "not_found" });
    }
  });
});
