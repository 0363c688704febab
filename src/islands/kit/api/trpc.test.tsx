import { readToken, storeToken } from "#src/islands/kit/session/session.ts";
import { watchPage } from "#tests/fakes/island.tsx";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { errorStatus } from "./api-error.ts";
import { nullOn401, queryClient } from "./trpc.ts";

const visited = watchPage();

function answerWith(body: string, init: ResponseInit = {}) {
  const fake = vi.fn<typeof fetch>(() => Promise.resolve(new Response(body, init)));
  vi.stubGlobal("fetch", fake);
  return fake;
}

const read = (meta?: Record<string, unknown>) =>
  queryClient().query({ queryKey: ["/api/thing", "u1"], ...(meta && { meta }) });

describe("a query without a function", () => {
  it("is a GET on the first element of its key, fresh for five minutes", async () => {
    const fake = answerWith('{"a":1}');
    expect(await read()).toEqual({ a: 1 });
    expect(await read()).toEqual({ a: 1 });
    expect(fake).toHaveBeenCalledOnce();
    expect(fake.mock.calls[0]?.[0]).toBe("/api/thing");
    vi.useFakeTimers();
    vi.setSystemTime(Date.now() + 5 * 60 * 1_000 + 1);
    expect(await read()).toEqual({ a: 1 });
    vi.useRealTimers();
    expect(fake).toHaveBeenCalledTimes(2);
  });

  it("is not tried again when it fails", async () => {
    const fake = answerWith("{}", { status: 500 });
    await expect(read()).rejects.toThrow();
    expect(fake).toHaveBeenCalledOnce();
  });

  describe("that is refused with 401", () => {
    beforeEach(() => {
      storeToken("dead");
      history.replaceState(null, "", "/account");
      answerWith('{"message":"Please sign in."}', { status: 401 });
    });

    it("is null where it says so, and nobody is sent away", async () => {
      expect(await read(nullOn401)).toBeNull();
      expect([readToken(), visited]).toEqual(["dead", []]);
    });

    it("throws otherwise, and leads to the login", async () => {
      expect(await read().then(String, errorStatus)).toBe(401);
      expect([readToken(), visited]).toEqual([null, ["/login?next=%2Faccount"]]);
    });
  });

  it("throws what is no 401, wherever null was asked for", async () => {
    answerWith('{"message":"No."}', { status: 403 });
    expect(await read(nullOn401).then(String, errorStatus)).toBe(403);
  });
});
