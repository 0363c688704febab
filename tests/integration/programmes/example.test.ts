import { mails, programmes } from "#db/schema/index.ts";
import { days } from "#src/server/clock.ts";
import { getFacilitatorOverview } from "#src/server/domain/facilitator/get-overview.ts";
import { sendDigests, announceSharedResults } from "#src/server/domain/facilitator/news.ts";
import { getGroupState } from "#src/server/domain/group/pictures.ts";
import { addClients } from "#src/server/domain/programme/asking/ask-clients.ts";
import { nudgeClient } from "#src/server/domain/programme/asking/nudge-client.ts";
import { remindClients } from "#src/server/domain/programme/asking/remind-clients.ts";
import { startExample } from "#src/server/domain/programme/example/start-example.ts";
import { listClients } from "#src/server/domain/programme/lists.ts";
import { makeFacilitator } from "#tests/factories/programme/facilitator.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { describe, expect, it } from "vitest";

async function makeExample() {
  const deps = await makeDeps();
  const mira = await makeFacilitator(deps);
  const { id, clients } = await startExample(deps, mira, "My team");
  const named = (name: string) => clients.find((client) => client.name === name);
  const [jonas, maya] = [named("Jonas Weber"), named("Maya Lind")];
  if (jonas === undefined || maya === undefined) throw new Error("The example has both.");
  return { deps, mira, faId: id, jonas, maya };
}

describe("the example", () => {
  it("exists once and needs no plan", async () => {
    const deps = await makeDeps();
    const newcomer = await makeUser(deps);
    const [one, other] = await Promise.all([
      startExample(deps, newcomer, "My team"),
      startExample(deps, newcomer, "My clients"),
    ]);
    expect(other).toEqual(one);
    expect(one).toMatchObject({ isExample: true, stages: { invited: 1, shared: 7 }, clientCount: 8 });
    expect(await deps.db.read.select().from(programmes)).toHaveLength(1);
  });

  it("has a group picture", async () => {
    const { deps, mira, faId } = await makeExample();
    const { pictures, isReady } = await getGroupState(deps, mira, faId);
    expect(pictures).toMatchObject([{ number: 1, counted: 7 }]);
    expect(isReady).toBe(false);
  });

  it("counts nowhere and emails nobody", async () => {
    const { deps, mira, faId, jonas } = await makeExample();
    expect(await getFacilitatorOverview(deps, mira)).toMatchObject({
      ...{ clientCount: 0, totalClientAssessments: 0, totalClientPeerResponses: 0, todayCount: 0 },
      programmeCount: 1,
    });
    expect(await listClients(deps, mira, {})).toMatchObject({ items: [], total: 0 });
    expect(jonas.canNudge).toBe(true);
    expect(await nudgeClient(deps, mira, faId, jonas.id)).toMatchObject({ canNudge: false });
    await expect(
      addClients(deps, mira, faId, [{ name: "Ada", email: "ada@example.org" }]),
    ).rejects.toMatchObject({
      code: "programme.isExample",
    });
    for (let day = 0; day < 14; day += 1) {
      deps.clock.advance(days(1));
      await remindClients(deps);
      await announceSharedResults(deps);
      await sendDigests(deps);
    }
    const written = await deps.db.read.select().from(mails);
    // The nudge left the usual row, without an email.
    expect(written.map(({ kind, recipient }) => [kind, recipient])).toEqual([["client reminder", ""]]);
  });
});
