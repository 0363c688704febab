import { useUp } from "#tests/setup/use-up.ts";
import { deadKeyLimits } from "#src/server/domain/response/limits.ts";
import { openDatabase } from "#db/client.ts";
import { answer, makeSharedSurvey } from "#tests/factories/survey.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeApi } from "#tests/setup/api.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { minutes } from "#src/server/clock.ts";
import { describe, expect, it, onTestFinished } from "vitest";
import { findByCode } from "#src/server/domain/response/find-form.ts";
import { unshareSurvey } from "#src/server/domain/survey/change-survey.ts";

const dead = "k".repeat(43);
const here = "198.51.100.7";

async function world() {
  const deps = await makeDeps();
  const { shareId } = await makeSharedSurvey(deps, await makeUser(deps));
  const { withdrawKey } = await answer(deps, shareId);
  const api = makeApi(deps);
  const withdraw = (key: string, address = here) =>
    api(`/api/responses/${key}`, { method: "DELETE" }, address);
  return { deps, withdrawKey, withdraw };
}

it("are refused to a network that tries them endlessly, and to no other", async () => {
  const { deps, withdraw } = await world();
  expect((await withdraw(dead)).status).toBe(204);
  await useUp(deps, deadKeyLimits({ network: here }).slice(0, 1));
  const refused = await withdraw(dead);
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "900"]);
  expect((await withdraw(dead, "203.0.113.8")).status).toBe(204);
  deps.clock.advance(minutes(15));
  expect((await withdraw(dead)).status).toBe(204);
});

it("let a peer in the same network withdraw once", async () => {
  const { deps, withdraw, withdrawKey } = await world();
  await useUp(deps, deadKeyLimits({ network: here }).slice(0, 1));
  expect((await withdraw(withdrawKey)).status).toBe(204);
  expect((await withdraw(withdrawKey)).status).toBe(429);
});

it("write nothing but a counter", async () => {
  const { deps, withdraw } = await world();
  const statements: string[] = [];
  const db = await openDatabase({ url: deps.databaseUrl, onStatement: (sql) => statements.push(sql) });
  onTestFinished(() => db.close());
  await withdraw(dead);
  const api = makeApi({ ...deps, db });
  expect((await api(`/api/responses/${dead}`, { method: "DELETE" })).status).toBe(204);
  const writes = statements.filter((sql) => !sql.startsWith("select"));
  expect(writes).toHaveLength(1);
  expect(writes[0]).toContain("rate_limits");
});

describe("short codes", () => {
  const here = { network: "198.51.100.7" };

  async function withCode() {
    const deps = await makeDeps();
    const owner = await makeUser(deps);
    const { survey, shareId } = await makeSharedSurvey(deps, owner);
    const code = new URL(survey.shareableLink ?? "").pathname.split("/").at(-1) ?? "";
    const guess = (network = here.network) => findByCode(deps, { network }, "AAAAAAAAAAA");
    return { deps, owner, survey, shareId, code, guess };
  }

  it("a code leads to its survey while its owner allows it, in its exact spelling", async () => {
    const { deps, owner, survey, shareId, code } = await withCode();
    expect(await findByCode(deps, here, code)).toEqual({ shareId });
    const swapped = code.replace(/[a-z]/i, (letter) =>
      letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
    );
    await expect(findByCode(deps, here, swapped)).rejects.toMatchObject({ kind: "not_found" });
    await unshareSurvey(deps, owner, survey.id);
    await expect(findByCode(deps, here, code)).rejects.toMatchObject({ kind: "not_found" });
  });

  it("many wrong codes slow a network down, but the right one still works", async () => {
    const { deps, shareId, code, guess } = await withCode();
    for (let n = 0; n < 30; n += 1) await expect(guess()).rejects.toMatchObject({ kind: "not_found" });
    await expect(guess()).rejects.toMatchObject({ kind: "too_many_requests" });
    // Pictures on another site can make a whole room try wrong ones.
    expect(await findByCode(deps, here, code)).toEqual({ shareId });
    await expect(guess("203.0.113.9")).rejects.toMatchObject({ kind: "not_found" });
    deps.clock.advance(minutes(15));
    await expect(guess()).rejects.toMatchObject({ kind: "not_found" });
  });

  it("a room of people with the right code never reaches the limit", async () => {
    const { deps, shareId, code } = await withCode();
    for (let n = 0; n < 100; n += 1) expect(await findByCode(deps, here, code)).toEqual({ shareId });
  });
});
