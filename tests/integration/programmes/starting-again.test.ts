import { mails, programmes } from "#db/schema/index.ts";
import { days } from "#src/server/clock.ts";
import { addClients } from "#src/server/domain/programme/asking/add-clients.ts";
import { createProgramme } from "#src/server/domain/programme/create-programme.ts";
import { deleteProgramme } from "#src/server/domain/programme/ending/delete-programme.ts";
import { removeClient } from "#src/server/domain/programme/ending/remove-client.ts";
import { updateProgramme } from "#src/server/domain/programme/update-programme.ts";
import { makeFacilitator } from "#tests/factories/programme/facilitator.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { describe, expect, it } from "vitest";

const idempotencyKey = "0b6f2a1c-93f4-4d7e-8a55-1c2d3e4f5a6b";
const anna = { name: "Anna", email: "Anna@example.org" };
const ben = { name: "Ben", email: "ben@example.org" };
const clients = [
  anna,
  { name: "Anna", email: "anna+x@example.org" },
  { name: "No", email: "example.org" },
  ben,
];
const request = { idempotencyKey, title: "Spring", message: null, clients };

async function world() {
  const deps = await makeDeps();
  return { deps, mira: await makeFacilitator(deps, { email: "mira@example.org" }) };
}

const counts = async (deps: Awaited<ReturnType<typeof makeDeps>>) => [
  await deps.db.read.$count(programmes),
  await deps.db.read.$count(mails),
];

describe("a programme under an idempotency key", () => {
  it("starts once and gives the same answer again", async () => {
    const { deps, mira } = await world();
    const first = await createProgramme(deps, mira, request);
    expect(first.skipped).toHaveLength(2);
    expect(await createProgramme(deps, mira, request)).toEqual(first);
    expect(await counts(deps)).toEqual([1, 2]);
  });

  it("starts once when called twice at the same time", async () => {
    const { deps, mira } = await world();
    const [one, other] = await Promise.all([1, 2].map(() => createProgramme(deps, mira, request)));
    expect(one).toEqual(other);
    expect(await counts(deps)).toEqual([1, 2]);
  });

  it("refuses another request with the same key", async () => {
    const { deps, mira } = await world();
    await createProgramme(deps, mira, request);
    for (const other of [{ title: "Autumn" }, { clients: [anna] }, { reminders: false }])
      await expect(createProgramme(deps, mira, { ...request, ...other })).rejects.toMatchObject({
        kind: "conflict",
        code: "programme.startedOtherwise",
      });
    expect(await counts(deps)).toEqual([1, 2]);
  });

  it("shows its current state, even after its deadline", async () => {
    const { deps, mira } = await world();
    const dated = { ...request, closesAt: new Date(deps.clock.now().getTime() + days(2)) };
    const first = await createProgramme(deps, mira, dated);
    await updateProgramme(deps, mira, first.id, { title: "Summer" });
    const [removed] = first.invited;
    await removeClient(deps, mira, first.id, removed?.id ?? "");
    deps.clock.advance(days(3));
    await addClients(deps, mira, first.id, [anna]);
    const again = await createProgramme(deps, mira, dated);
    expect(again).toMatchObject({ id: first.id, title: "Summer", clientCount: 2, skipped: first.skipped });
    expect(again.invited.map(({ email }) => email)).toEqual(["ben@example.org"]);
  });

  it("frees its key if it wasn't started or was deleted", async () => {
    const { deps, mira } = await world();
    const nobody = { ...request, clients: [{ name: "Me", email: mira.email }] };
    await expect(createProgramme(deps, mira, nobody)).rejects.toMatchObject({ kind: "bad_request" });
    const { id } = await createProgramme(deps, mira, request);
    await deleteProgramme(deps, mira, id);
    expect((await createProgramme(deps, mira, request)).id).not.toBe(id);
  });
});
