import { useUp } from "#tests/setup/use-up.ts";
import { logInsByNetwork, logInsByUnknownBrowser } from "#src/server/domain/session/limits.ts";
import { knownDevices, rateLimits } from "#db/schema/index.ts";
import type { Actor } from "#src/server/actor.ts";
import { days, minutes } from "#src/server/clock.ts";
import { forgetDevicesIn } from "#src/server/auth/session/known-devices.ts";
import { confirmEmailChange, requestEmailChange } from "#src/server/domain/account/email.ts";
import { knownPassword as password, makeUserWithPassword } from "#tests/factories/password.ts";
import type { TestDeps } from "#tests/setup/deps.ts";
import { tokenFor } from "#tests/setup/local-mailbox.ts";
import { describe, expect, it } from "vitest";
import { deviceCookieOf, email, makeBrowserWorld, page } from "./browser-world.ts";

/** Requests another address, and opens the link in a browser with this token. */
async function changeAddress(deps: TestDeps, user: Actor, to: string): Promise<void> {
  const origin = { network: "192.0.2.9" };
  await requestEmailChange(deps, user, origin, { email: to, password });
  const token = await tokenFor(deps, to);
  await confirmEmailChange(deps, origin, { token }, null);
}

/** Uses up the attempts of unknown browsers at an address. */
const keepOut = (deps: TestDeps, address: string) =>
  useUp(
    deps,
    logInsByUnknownBrowser({ network: "198.51.100.1" }, address).filter(({ name }) =>
      name.endsWith("by account"),
    ),
  );

describe("a known browser", () => {
  const wrong = { json: { email, password: "Wrong-tulip-4" } };

  it("can sign in while strangers' guesses block every other one", async () => {
    const { enter } = await makeBrowserWorld();
    const cookie = deviceCookieOf(await enter(page));
    for (let n = 0; n < 10; n += 1)
      expect((await enter({}, wrong, `198.51.100.${String(n)}`)).status).toBe(401);
    expect((await enter(page)).status).toBe(429);
    expect((await enter({ ...page, cookie: `device=${"x".repeat(22)}` })).status).toBe(429);
    expect((await enter({ ...page, cookie })).status).toBe(200);
  });

  it("can sign in while its network is blocked because of neighbours", async () => {
    const { deps, enter } = await makeBrowserWorld();
    const cookie = deviceCookieOf(await enter(page));
    await useUp(deps, logInsByNetwork({ network: "203.0.113.7" }));
    expect((await enter(page)).status).toBe(429);
    expect((await enter({ ...page, cookie })).status).toBe(200);
  });

  it("can't be forged: a flood of unknown cookies is refused and stores nothing", async () => {
    const { deps, enter } = await makeBrowserWorld();
    const known = deviceCookieOf(await enter(page));
    const madeUp = () => ({ ...page, cookie: `device=${deps.ids.token(128)}` });
    for (let n = 0; n < 10; n += 1) expect((await enter(madeUp(), wrong)).status).toBe(401);
    const counters = await deps.db.read.$count(rateLimits);
    const refused = await enter(madeUp());
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toBe("900");
    for (let n = 0; n < 20; n += 1) expect((await enter(madeUp(), wrong)).status).toBe(429);
    expect(await deps.db.read.$count(rateLimits)).toBe(counters);
    expect((await enter({ ...page, cookie: known })).status).toBe(200);
  });

  it("is unknown to the next person with the old address, and no row joins the two", async () => {
    const { deps, user, enter } = await makeBrowserWorld();
    const headers = { ...page, cookie: deviceCookieOf(await enter(page)) };
    const to = "moved@example.org";
    await changeAddress(deps, user, to);
    await makeUserWithPassword(deps, { email });
    await keepOut(deps, email);
    expect((await enter(headers)).status).toBe(429);
    deps.clock.advance(minutes(15));
    expect((await enter(headers)).status).toBe(200);
    const rows = await deps.db.read.select().from(knownDevices);
    expect(new Set(rows.map(({ tokenHash }) => tokenHash)).size).toBe(2);
    expect((await enter(headers, { json: { email: to, password } })).status).toBe(200);
  });

  it.each<[when: string, forget: (deps: TestDeps, user: Actor) => unknown]>([
    ["a year after its last sign-in", ({ clock }) => clock.advance(days(366))],
    ["after a new password", ({ db }, { userId }) => db.write((tx) => forgetDevicesIn(tx, userId))],
  ])("is unknown %s", async (_, forget) => {
    const { deps, user, enter } = await makeBrowserWorld();
    const headers = { ...page, cookie: deviceCookieOf(await enter(page)) };
    await forget(deps, user);
    await keepOut(deps, email);
    expect((await enter(headers)).status).toBe(429);
  });

  it("has ten attempts of its own, reset by a success", async () => {
    const { enter } = await makeBrowserWorld();
    const headers = { ...page, cookie: deviceCookieOf(await enter(page)) };
    for (let n = 0; n < 9; n += 1) expect((await enter(headers, wrong)).status).toBe(401);
    expect((await enter(headers)).status).toBe(200);
    for (let n = 0; n < 10; n += 1) expect((await enter(headers, wrong)).status).toBe(401);
    const late = await enter(headers);
    expect(late.status).toBe(429);
    expect(late.headers.get("retry-after")).toBe("900");
    expect((await enter(page)).status).toBe(200);
  });
});
