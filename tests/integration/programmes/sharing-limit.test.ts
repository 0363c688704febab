import { useUp } from "#tests/setup/use-up.ts";
import { agreementsBy } from "#src/server/domain/client/limits.ts";
import { hours } from "#src/server/clock.ts";
import { setSharing } from "#src/server/domain/client/set-sharing.ts";
import { makeOpened } from "#tests/factories/programme/client.ts";
import { makeFacilitator } from "#tests/factories/programme/facilitator.ts";
import { makeProgramme } from "#tests/factories/programme/programme.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { expect, it } from "vitest";

it("a ledger grows by so many agreements a day, and taking back always works", async () => {
  const deps = await makeDeps();
  const programme = await makeProgramme(deps, await makeFacilitator(deps));
  const { actor, surveyId } = await makeOpened(deps, programme, { name: "Ada" });
  const share = (changes: Parameters<typeof setSharing>[3]) => setSharing(deps, actor, surveyId, changes);
  await share({ group: true });
  await useUp(deps, [agreementsBy(actor)]);
  await expect(share({ result: true })).rejects.toMatchObject({ kind: "too_many_requests" });
  expect(await share({ group: false })).toMatchObject({ result: false, group: false });
  deps.clock.advance(hours(24));
  expect(await share({ result: true })).toMatchObject({ result: true });
});
