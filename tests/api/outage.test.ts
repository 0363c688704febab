import type { Deps } from "#src/server/deps.ts";
import { createHttp } from "#src/server/http/create-http.ts";
import { contextOf } from "#src/server/http/request/request-context.ts";
import type { HttpEnv } from "#src/server/http/request/http-env.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeApi, signIn } from "#tests/setup/api.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import type { MiddlewareHandler } from "hono";
import { expect, it } from "vitest";

/** The part of a page that reads the database; rendering needs a build. */
const pageLocalsLike =
  (deps: Deps): MiddlewareHandler<HttpEnv> =>
  async (c, next) => {
    await contextOf(c, deps, { unproven: "anonymous" });
    await next();
  };

it.each([
  ["out of reach", "SQLITE_CANTOPEN"],
  ["full", "SQLITE_FULL"],
])("every answer says when to come back while the database is %s", async (_, code) => {
  const deps = await makeDeps();
  const token = await signIn(deps, await makeUser(deps));
  const fault = () => Promise.reject(Object.assign(new Error("disk"), { code }));
  const sessions = { ...deps.sessions, findActor: fault };
  const broken: Deps = { ...deps, sessions, db: { ...deps.db, write: fault, tryWriting: fault } };
  const source = { get: () => Promise.resolve(broken), peek: () => broken };
  const pages = createHttp({ source, pages: [pageLocalsLike(broken)] });
  const cookie = `auth_token=${token}`;
  const answers = [
    await makeApi(broken)("/api/surveys", { token }),
    await makeApi(broken)("/api/trpc/survey.list", { token }),
    await makeApi(broken)("/api/responses/key", { method: "DELETE" }),
    await makeApi(broken)("/readyz"),
    await pages.fetch(new Request("http://localhost:4321/dashboard", { headers: { cookie } })),
  ];
  for (const { status, headers } of answers) {
    expect(status).toBe(503);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  }
  const [, toIsland] = answers;
  const message = "We can’t reach our data right now. Try again in a moment.";
  expect(await toIsland?.json()).toMatchObject({ error: { message, data: { httpStatus: 503 } } });
});
