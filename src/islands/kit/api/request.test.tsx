import { watchPage } from "#tests/fakes/island.tsx";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { RequestError, errorStatus, errorText } from "./api-error.ts";
import { request } from "./request.ts";
import { readToken, storeToken } from "#src/islands/kit/session/session.ts";

const visited = watchPage();

/** Answers every call alike, and records it. */
function answerWith(body: BodyInit | null, init: ResponseInit = {}) {
  const fake = vi.fn<typeof fetch>(() => Promise.resolve(new Response(body, init)));
  vi.stubGlobal("fetch", fake);
  return fake;
}

const failureOf = (call: Promise<unknown>) => call.then(String, (error: unknown) => error);

describe("a call", () => {
  it.each([
    ["get", undefined],
    ["Post", { a: 1 }],
    ["PUT", { a: 1 }],
    ["delete", undefined],
    ["pAtCh", { a: 1 }],
  ])("goes by %s, with cookies, JSON and the token", async (method, data) => {
    storeToken("abc");
    const fake = answerWith('{"ok":true}');
    expect(await request(method, "/api/thing?x=1", data)).toEqual({ ok: true });
    expect(fake).toHaveBeenCalledExactlyOnceWith("/api/thing?x=1", {
      method: method.toUpperCase(),
      credentials: "same-origin",
      headers: {
        ...(data && { "content-type": "application/json" }),
        authorization: "Bearer abc",
      },
      ...(data && { body: JSON.stringify(data) }),
    });
  });

  it("says nothing of a token that is not there", async () => {
    const fake = answerWith("[]");
    await request("get", "/api/thing");
    expect(fake.mock.calls[0]?.[1]?.headers).toEqual({});
  });

  it("gives nothing back for 204", async () => {
    answerWith(null, { status: 204 });
    expect(await request("post", "/api/logout")).toBeUndefined();
  });

  it.each(["head", "OPTIONS", "", "get "])("does not know the method %j", async (method) => {
    const fake = answerWith("{}");
    await expect(request(method, "/api/thing")).rejects.toThrow(`Unsupported method: ${method}`);
    expect(fake).not.toHaveBeenCalled();
  });

  it.each(["https://evil.example/api", "//evil.example/api", "/\\evil.example", "api/me"])(
    "takes the token to nobody else, such as %s",
    async (url) => {
      storeToken("abc");
      const fake = answerWith("{}");
      await expect(request("get", url)).rejects.toThrow("Not a path of this site");
      expect(fake).not.toHaveBeenCalled();
    },
  );
});

describe("a failure", () => {
  it("tells the sentence, the status and the address", async () => {
    const body = JSON.stringify({ message: "Not now.", error: "Not now.", code: "CONFLICT" });
    answerWith(body, { status: 409, statusText: "Conflict" });
    const error = await failureOf(request("post", "/api/thing?x=1", {}));
    expect(error).toBeInstanceOf(RequestError);
    expect(error).toMatchObject({
      message: "Not now.",
      status: 409,
      statusText: "Conflict",
      url: "/api/thing?x=1",
    });
    expect(String(error)).toBe(`409: ${body}`);
    expect([errorText(error), errorStatus(error)]).toEqual(["Not now.", 409]);
  });

  it.each([
    [
      "a proxy’s page",
      () => answerWith("<h1>Bad gateway</h1>", { status: 502 }),
      "502: <h1>Bad gateway</h1>",
      502,
    ],
    ["JSON of somebody else", () => answerWith('{"message":7}', { status: 502 }), '502: {"message":7}', 502],
    ["a success that is no JSON", () => answerWith("<h1>Hello</h1>"), "200: <h1>Hello</h1>", 200],
  ])("of %s is told in our words", async (_, answer, described, status) => {
    answer();
    const error = await failureOf(request("get", "/api/thing"));
    expect(errorText(error)).toMatch(/couldn’t reach the server/);
    expect([String(error), errorStatus(error)]).toEqual([described, status]);
  });

  it("of the network has no status", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    const error = await failureOf(request("get", "/api/thing"));
    expect(error).toMatchObject({ status: 0, url: "/api/thing" });
    expect(errorText(error)).toMatch(/couldn’t reach the server/);
    expect(errorStatus(error)).toBeNull();
  });
});

describe("a 401", () => {
  beforeEach(() => {
    storeToken("dead");
    history.replaceState(null, "", "/account");
    answerWith('{"message":"Please sign in."}', { status: 401 });
  });

  it.each(["/api/surveys/1", "/api/dashboard/stats", "/api/user/current-assessment", "/api/x/results"])(
    "from %s is noted, and the token kept",
    async (path) => {
      const noted = vi.spyOn(console, "warn").mockImplementation(() => undefined);
      expect(errorStatus(await failureOf(request("get", path)))).toBe(401);
      expect([readToken(), visited]).toEqual(["dead", []]);
      expect(noted).toHaveBeenCalledOnce();
    },
  );

  it("from another path takes the token away and leads to the login", async () => {
    expect(errorStatus(await failureOf(request("get", "/api/me?tab=survey")))).toBe(401);
    expect([readToken(), visited]).toEqual([null, ["/login?next=%2Faccount"]]);
  });

  it("stays on the login page", async () => {
    history.replaceState(null, "", "/login");
    await failureOf(request("get", "/api/me"));
    expect([readToken(), visited]).toEqual([null, []]);
  });

  it("is left to a caller who sees to it", async () => {
    await failureOf(request("get", "/api/me", undefined, { seesTo401: true }));
    expect([readToken(), visited]).toEqual(["dead", []]);
  });
});

describe("many calls", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("to one path wait for their turn, whatever their query strings", async () => {
    const fake = answerWith(null, { status: 204 });
    const calls = [1, 2, 3, 4].map((n) => request("post", `/api/thing?n=${n}`));
    await vi.advanceTimersByTimeAsync(4_999);
    expect(fake).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(1);
    await Promise.all(calls);
    expect(fake).toHaveBeenCalledTimes(4);
  });
});
