import { clients, surveys } from "#db/schema/index.ts";
import type { Actor } from "#src/server/actor.ts";
import { days } from "#src/server/clock.ts";
import {
  acceptInvitation,
  declineInvitation,
  getClientInvitation,
  listReceivedProgrammes,
} from "#src/server/domain/client/invitation.ts";
import type { InvitationKey } from "#src/shared/sharing/client-page.ts";
import { anywhere, askClient } from "#tests/factories/programme/client.ts";
import { makeFacilitator } from "#tests/factories/programme/facilitator.ts";
import { makeProgramme } from "#tests/factories/programme/programme.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeDeps, type TestDeps } from "#tests/setup/deps.ts";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

const email = "ada@example.org";

let deps: TestDeps;
let mira: Actor;
let ada: Actor;

beforeEach(async () => {
  deps = await makeDeps();
  mira = await makeFacilitator(deps, { firstName: "Mira", lastName: "Holm" });
  ada = await makeUser(deps, { email });
});

async function ask(
  programme: Parameters<typeof makeProgramme>[2] = {},
  client: Parameters<typeof askClient>[2] = {},
) {
  const row = await makeProgramme(deps, mira, programme);
  return { ...(await askClient(deps, row, { email, ...client })), programme: row };
}

const accept = (actor: Actor | null, key: InvitationKey) =>
  acceptInvitation(deps, { actor, origin: anywhere }, key, {});
const decline = (actor: Actor | null, key: InvitationKey) =>
  declineInvitation(deps, { actor, origin: anywhere }, key);
const read = (actor: Actor | null, key: InvitationKey) =>
  getClientInvitation(deps, { actor, origin: anywhere }, key);
const statesFor = async (actor: Actor) =>
  (await listReceivedProgrammes(deps, actor)).map(({ clientId, state }) => [clientId, state]);
const clientRow = async (clientId: string) =>
  (await deps.db.read.select().from(clients).where(eq(clients.id, clientId)))[0];

describe("a person's programmes", () => {
  it("show facilitator, purpose and deadline, newest first", async () => {
    const closesAt = new Date(deps.clock.now().getTime() + days(20));
    const first = await ask({ title: "Spring cohort", closesAt });
    deps.clock.advance(days(1));
    const second = await ask({ title: "Autumn cohort" });
    const from = { facilitator: "Mira Holm", state: "invited", surveyId: null };
    expect(await listReceivedProgrammes(deps, ada)).toEqual([
      { ...from, clientId: second.clientId, programme: "Autumn cohort", closesAt: null },
      { ...from, clientId: first.clientId, programme: "Spring cohort", closesAt: closesAt.toISOString() },
    ]);
  });

  it("stay in the list when declined, and lead to the survey when accepted", async () => {
    const [one, other] = [await ask(), await ask()];
    await decline(ada, { clientId: one.clientId });
    const { surveyId } = await accept(ada, { clientId: other.clientId });
    const received = await listReceivedProgrammes(deps, ada);
    expect(new Map(received.map((found) => [found.clientId, [found.state, found.surveyId]]))).toEqual(
      new Map<string, unknown[]>([
        [one.clientId, ["declined", null]],
        [other.clientId, ["accepted", surveyId]],
      ]),
    );
  });
});

describe("replying without the link", () => {
  it("works like the link, and starts one survey however often it is clicked", async () => {
    const { clientId, token } = await ask();
    expect(await read(ada, { clientId })).toEqual(await read(ada, { token }));
    const keys: readonly InvitationKey[] = [{ clientId }, { token }, { clientId }, { token }];
    const accepted = await Promise.all(keys.map((key) => accept(ada, key)));
    expect(new Set(accepted.map(({ surveyId }) => surveyId)).size).toBe(1);
    expect(accepted.every((one) => one.token === null)).toBe(true);
    expect(await deps.db.read.select().from(surveys)).toHaveLength(1);
    await expect(decline(ada, { clientId })).rejects.toMatchObject({ code: "client.alreadyAccepted" });
  });

  it("shows and changes nothing for another address of the same mailbox", async () => {
    const { clientId } = await ask();
    const neighbour = await makeUser(deps, { email: "ada+work@example.org", mailbox: email });
    expect(await statesFor(neighbour)).toEqual([]);
    for (const attempt of [read, accept, decline])
      await expect(attempt(neighbour, { clientId })).rejects.toMatchObject({ code: "client.linkNotFound" });
    expect(await clientRow(clientId)).toMatchObject({ state: "invited", surveyId: null });
    expect(await deps.db.read.select().from(surveys)).toEqual([]);
  });
});
