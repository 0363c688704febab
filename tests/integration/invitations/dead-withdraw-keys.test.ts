import { useUp } from "#tests/setup/use-up.ts";
import { deadKeyLimits } from "#src/server/domain/response/limits.ts";
import { openDatabase } from "#db/client.ts";
import { answer, makeSharedSurvey } from "#tests/factories/survey.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeApi } from "#tests/setup/api.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { minutes } from "#src/server/clock.ts";
import { expect, it, onTestFinished } from "vitest";

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

it("are refused to a network that sends them without end, and to nobody else", async () => {
  const { deps, withdraw } = await world();
  expect((await withdraw(dead)).status).toBe(204);
  await useUp(deps, deadKeyLimits({ network: here }).slice(0, 1));
  const refused = await withdraw(dead);
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "900"]);
  expect((await withdraw(dead, "203.0.113.8")).status).toBe(204);
  deps.clock.advance(minutes(15));
  expect((await withdraw(dead)).status).toBe(204);
});

it("do not keep a peer beside them from withdrawing, once; the key is as dead as theirs after that", async () => {
  const { deps, withdraw, withdrawKey } = await world();
  await useUp(deps, deadKeyLimits({ network: here }).slice(0, 1));
  expect((await withdraw(withdrawKey)).status).toBe(204);
  expect((await withdraw(withdrawKey)).status).toBe(429);
});

it("wait for no disk: nothing is written in the line of answers but a counter", async () => {
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
