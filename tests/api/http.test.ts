import { createHttp } from "#src/server/http/create-http.ts";
import type { Deps } from "#src/server/deps.ts";
import { openApiDocument } from "#src/server/http/rest/openapi.ts";
import { operations } from "#src/server/http/rest/operation.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeApi, signIn } from "#tests/setup/api.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { describe, expect, it } from "vitest";
import { z } from "zod";

/* What holds for every call. */

async function world() {
  const deps = await makeDeps();
  const user = await makeUser(deps);
  return { deps, api: makeApi(deps), token: await signIn(deps, user) };
}

const cookieOf = (token: string) => ({ cookie: `auth_token=${token}` });

describe("every answer", () => {
  it.each(["/api/traits", "/api/me", "/api/nothing", "/healthz", "/nothing", "/api/trpc/trait.list"])(
    "%s carries the security headers and a request id",
    async (path) => {
      const { api } = await world();
      const { headers } = await api(path);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("referrer-policy")).toBe("no-referrer");
      expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
      expect(headers.get("permissions-policy")).toContain("microphone=()");
      expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
      expect(headers.get("cache-control")).toBe("no-store");
      expect(headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
      expect(headers.get("strict-transport-security")).toBeNull();
    },
  );

  it.each([
    ["/assessment/[id]/results", "microphone=(self)"],
    ["/assessment/[id]", "microphone=()"],
  ])("of the page %s says %s", async (route, expected) => {
    const deps = await makeDeps();
    const app = createHttp({
      source: { get: () => Promise.resolve(deps), peek: () => deps },
      pages: [
        (c) => {
          c.set("routePattern", route);
          return Promise.resolve(c.html("<p>A page</p>"));
        },
      ],
    });
    const { headers } = await app.request("http://localhost:4321/assessment/1");
    expect(headers.get("permissions-policy")).toContain(expected);
  });

  it("carries HSTS if the site uses https", async () => {
    const deps = await makeDeps();
    const api = makeApi({ ...deps, env: { ...deps.env, siteUrl: "https://openpane.example" } });
    expect((await api("/api/traits")).headers.get("strict-transport-security")).toMatch(/max-age=31536000/);
  });
});

describe("the landing page with a session cookie", () => {
  it("redirects signed-in people on GET only", async () => {
    const { api, token } = await world();
    const answers = [];
    for (const [method, cookie] of [
      ["GET", token],
      ["GET", "nobodys"],
      ["POST", token],
      ["DELETE", "nobodys"],
    ] as const) {
      const headers = { ...cookieOf(cookie), "sec-fetch-site": "cross-site" };
      answers.push((await api("/", { method, headers })).status);
    }
    expect(answers).toEqual([302, 404, 403, 403]);
  });

  it("is shown while the database can't be reached", async () => {
    const { deps, token } = await world();
    const sessions = { ...deps.sessions, findActor: () => Promise.reject(new Error("out of reach")) };
    const answer = await makeApi({ ...deps, sessions })("/", { headers: cookieOf(token) });
    // These tests have no static files.
    expect(answer.status).toBe(404);
  });
});

describe("methods", () => {
  it("that a path doesn't have are answered 405 with Allow", async () => {
    const { api } = await world();
    for (const [method, path, allow] of [
      ["DELETE", "/api/traits", "GET, HEAD"],
      ["GET", "/api/login", "POST"],
      ["PUT", "/api/surveys", "GET, HEAD, POST"],
      ["POST", "/api/surveys/x/self", "PUT"],
      ["POST", "/api/openapi.json", "GET, HEAD"],
    ] as const) {
      const answer = await api(path, { method });
      expect({ path, status: answer.status, allow: answer.headers.get("allow") }).toEqual({
        path,
        status: 405,
        allow,
      });
      expect(await answer.json()).toMatchObject({ code: "METHOD_NOT_ALLOWED" });
    }
  });

  it("include HEAD wherever GET exists, without a body", async () => {
    const { api } = await world();
    const answer = await api("/api/traits", { method: "HEAD" });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe("");
  });
});

describe("bodies", () => {
  it.each([
    ["text/plain", '{"email":"a@example.org"}', 415],
    ["application/x-www-form-urlencoded", "email=a@example.org", 415],
    ["multipart/form-data; boundary=x", "--x--", 415],
    ["application/json", "{", 400],
    ["application/json", "[]", 400],
    ["application/json", '"text"', 400],
    ["application/json; charset=utf-8", "{}", 400],
    ["application/problem+json", "{}", 400],
  ])("of type %s with %s answer %i", async (type, body, status) => {
    const { api } = await world();
    const answer = await api("/api/login", { method: "POST", body, headers: { "content-type": type } });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toHaveProperty("requestId");
  });

  it("over 256 KiB are answered 413, whether their length is declared or not", async () => {
    const { api } = await world();
    const json = { email: "x".repeat(256 * 1024) };
    expect((await api("/api/login", { method: "POST", json })).status).toBe(413);
    const chunked = { "content-length": "", "transfer-encoding": "chunked" };
    expect((await api("/api/login", { method: "POST", json, headers: chunked })).status).toBe(413);
  });
});

describe("a cookie", () => {
  it("authenticates its person", async () => {
    const { api, token } = await world();
    expect((await api("/api/me", { headers: cookieOf(token) })).status).toBe(200);
  });

  it.each([
    [{ "sec-fetch-site": "same-origin" }, 201],
    [{ origin: "http://localhost:4321" }, 201],
    [{ "sec-fetch-site": "cross-site" }, 403],
    [{ "sec-fetch-site": "same-site", origin: "http://localhost:4321" }, 403],
    [{ "sec-fetch-site": "none" }, 403],
    [{ origin: "http://evil.example" }, 403],
    [{ origin: "null" }, 403],
    [{}, 403],
  ])("authorises changes from our own pages only: %j answers %i", async (headers, status) => {
    const { api, token } = await world();
    const request = { method: "POST", json: {}, headers: { ...cookieOf(token), ...headers } };
    expect((await api("/api/surveys", request)).status).toBe(status);
    const batch = await api("/api/trpc/survey.create", request);
    expect(batch.status).toBe(status === 201 ? 200 : 403);
  });

  it("is ignored beside a bearer token", async () => {
    const { api, deps, token } = await world();
    const other = await makeUser(deps);
    const headers = cookieOf(await signIn(deps, other));
    const me = z.object({ id: z.string() });
    expect(me.parse(await (await api("/api/me", { token, headers })).json()).id).not.toBe(other.userId);
    expect((await api("/api/me", { token: "dead", headers })).status).toBe(401);
    expect((await api("/api/me", { headers: { ...headers, authorization: "Basic YTpi" } })).status).toBe(401);
  });
});

describe("internal errors", () => {
  it("are masked by a sentence and the request id, and logged without values", async () => {
    const { deps, token } = await world();
    const broken: Deps = {
      ...deps,
      clock: {
        now: () => {
          throw new Error("select secret from users where email = 'a@example.org'");
        },
      },
    };
    const answer = await makeApi(broken)("/api/surveys", { token });
    const text = await answer.text();
    expect(answer.status).toBe(500);
    expect(text).not.toMatch(/secret|example\.org|at /);
    expect(text).toContain("requestId");
    const logged = deps.logged.join("");
    expect(logged).toContain('"request failed"');
    expect(logged).not.toContain("example.org");
  });

  it("are 503 while the database can't be reached", async () => {
    const { api, deps, token } = await world();
    await deps.db.close();
    const answer = await api("/api/surveys", { token });
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ code: "SERVICE_UNAVAILABLE" });
    expect((await api("/healthz")).status).toBe(200);
  });
});

describe("the log", () => {
  it("has the route's pattern instead of its path", async () => {
    const { api, deps } = await world();
    await api("/api/shared/a-secret-share-id");
    await api("/api/responses/a-secret-withdraw-key", { method: "DELETE" });
    const logged = deps.logged.join("");
    expect(logged).toContain("/api/shared/{shareId}");
    expect(logged).toContain("/api/responses/{withdrawKey}");
    expect(logged).not.toContain("secret");
  });
});

describe("tRPC", () => {
  it("allows ten calls in a batch", async () => {
    const { api } = await world();
    const batch = (n: number) =>
      `/api/trpc/${Array.from({ length: n }, () => "trait.list").join(",")}?batch=1&input={}`;
    expect((await api(batch(10))).status).toBe(200);
    expect((await api(batch(11))).status).toBe(400);
  });

  it("uses the same messages as REST", async () => {
    const { api } = await world();
    const answer = await api("/api/trpc/survey.list");
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({
      error: { message: "Please sign in.", data: { code: "UNAUTHORIZED" } },
    });
  });
});

describe("the OpenAPI description", () => {
  const text = JSON.stringify(openApiDocument());

  it("has exactly the existing operations", () => {
    const document = z.object({
      openapi: z.literal("3.1.0"),
      paths: z.record(z.string(), z.record(z.string(), z.looseObject({ summary: z.string() }))),
    });
    const { paths } = document.parse(JSON.parse(text));
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    );
    expect(described.sort()).toEqual(operations.map(({ method, path }) => `${method} ${path}`).sort());
  });
});
