import { mails, programmes } from "#db/schema/index.ts";
import { createProgramme } from "#src/server/domain/programme/create-programme.ts";
import { deleteProgramme } from "#src/server/domain/programme/ending/end-programme.ts";
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

  it("frees its key if it wasn't started or was deleted", async () => {
    const { deps, mira } = await world();
    const nobody = { ...request, clients: [{ name: "Me", email: mira.email }] };
    await expect(createProgramme(deps, mira, nobody)).rejects.toMatchObject({ kind: "bad_request" });
    const { id } = await createProgramme(deps, mira, request);
    await deleteProgramme(deps, mira, id);
    expect((await createProgramme(deps, mira, request)).id).not.toBe(id);
  });
});
