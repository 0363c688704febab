import { keyFileOf, lacksKey } from "#db/sealing-key.ts";
import { systemClock } from "#src/server/clock.ts";
import { describeAll, first, startRound } from "#tests/factories/organisation/organisation.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { checkDatabase } from "#scripts/check/database.ts";

it("a missing sealing key is reported at the start and by the check", async () => {
  const deps = await makeDeps();
  const settings = { url: deps.databaseUrl, authToken: undefined };
  const look = async (sealingKey?: string) => {
    const findings = await checkDatabase({ ...settings, sealingKey }, systemClock.now());
    return [await lacksKey(settings), findings.find(({ about }) => about === "Sealing key")?.state];
  };
  const { people, round } = await startRound(deps);
  expect(await look()).toEqual([false, "ok"]);
  await describeAll(deps, first(people), round.id);
  const file = keyFileOf(settings.url);
  expect(await look()).toEqual(file === null ? [false, "ok"] : [true, "fails"]);
  expect((await look("k".repeat(32)))[1]).toBe("ok");
  if (file !== null) writeFileSync(file, "00".repeat(32));
  expect(await look()).toEqual([false, "ok"]);
});
