import { rateLimits, users } from "#db/schema/index.ts";
import type { Actor } from "#src/server/actor.ts";
import { minutes } from "#src/server/clock.ts";
import { knownPassword as password, makeUserWithPassword } from "#tests/factories/password.ts";
import type { TestDeps } from "#tests/setup/deps.ts";
import { mailsTo } from "#tests/setup/local-mailbox.ts";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { deviceCookieOf, email, makeBrowserWorld, page } from "./browser-world.ts";

const changeAddress = (deps: TestDeps, { userId }: Actor, to: string) =>
  deps.db.write((tx) => tx.update(users).set({ email: to }).where(eq(users.id, userId)));

describe("a browser that is known", () => {
  const wrong = { json: { email, password: "Wrong-tulip-4" } };

  it("comes in while strangers' guesses keep every other one out", async () => {
    const { enter } = await makeBrowserWorld();
    const cookie = deviceCookieOf(await enter(page));
    for (let n = 0; n < 10; n += 1)
      expect((await enter({}, wrong, `198.51.100.${String(n)}`)).status).toBe(401);
    expect((await enter(page)).status).toBe(429);
    expect((await enter({ ...page, cookie: `device=${"x".repeat(22)}` })).status).toBe(429);
    expect((await enter({ ...page, cookie })).status).toBe(200);
  });

  it("comes in while its own network is refused for what neighbours did", async () => {
    const { enter } = await makeBrowserWorld();
    const cookie = deviceCookieOf(await enter(page));
    const guess = (n: number) =>
      enter({}, { json: { email: `p${String(n)}@example.org`, password: "Wrong-tulip-4" } });
    for (let n = 0; n < 60; n += 1) expect((await guess(n)).status).toBe(401);
    expect((await guess(60)).status).toBe(429);
    expect((await enter(page)).status).toBe(429);
    expect((await enter({ ...page, cookie })).status).toBe(200);
  });

  it("isn't made up: a flood of cookies that nobody has been given is refused, and stores nothing", async () => {
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

  it("is strange to anyone else, and to whoever has its person's old address", async () => {
    const { deps, user, enter } = await makeBrowserWorld();
    const cookie = deviceCookieOf(await enter(page));
    const moved = { json: { email: "moved@example.org", password } };
    await changeAddress(deps, user, moved.json.email);
    await makeUserWithPassword(deps, { email });
    for (let n = 0; n < 10; n += 1)
      expect((await enter({}, wrong, `198.51.100.${String(n)}`)).status).toBe(401);
    expect((await enter({ ...page, cookie })).status).toBe(429);
    expect((await enter({ ...page, cookie }, moved)).status).toBe(200);
  });

  it("is known again by a new address after one sign-in, which needs no email", async () => {
    const { deps, user, enter } = await makeBrowserWorld();
    const cookie = deviceCookieOf(await enter(page));
    const to = "moved@example.org";
    await changeAddress(deps, user, to);
    const right = { json: { email: to, password } };
    const keepOut = async () => {
      const guess = { json: { email: to, password: "Wrong-tulip-4" } };
      for (let n = 0; n < 10; n += 1)
        expect((await enter({}, guess, `198.51.100.${String(n)}`)).status).toBe(401);
      expect((await enter(page, right)).status).toBe(429);
    };
    await keepOut();
    expect((await enter({ ...page, cookie }, right)).status).toBe(429);
    deps.clock.advance(minutes(15));
    expect((await enter({ ...page, cookie }, right)).status).toBe(200);
    await keepOut();
    expect((await enter({ ...page, cookie }, right)).status).toBe(200);
    expect(await mailsTo(deps, to)).toEqual([]);
  });

  it("has ten tries of its own, which a success gives back", async () => {
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
