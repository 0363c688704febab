import { askForHelp } from "#src/server/domain/support/ask-for-help.ts";
import { days } from "#src/server/clock.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { mailsTo } from "#tests/setup/local-mailbox.ts";
import { expect, it } from "vitest";

it("a person can ask for help ten times a day, and nobody is emailed more", async () => {
  const deps = await makeDeps();
  const person = await makeUser(deps);
  const ask = () => askForHelp(deps, person, { message: "It hangs." });
  const sent = async () => (await mailsTo(deps, deps.env.SUPPORT_EMAIL)).length;
  for (let n = 0; n < 10; n += 1) await ask();
  await expect(ask()).rejects.toMatchObject({ kind: "too_many_requests" });
  expect(await sent()).toBe(10);
  deps.clock.advance(days(1));
  await ask();
  expect(await sent()).toBe(11);
});
