import { TRPCError } from "@trpc/server";
import { expect, it, describe } from "vitest";
import { unlessMissing, unlessRefused, setPageStatus, readForm } from "./page-form.ts";

const refusal = (code: TRPCError["code"]) => Promise.reject(new TRPCError({ code }));

it("gives the answer of a call", async () => {
  await expect(unlessMissing(Promise.resolve("round"))).resolves.toBe("round");
});

it.each(["NOT_FOUND", "BAD_REQUEST"] as const)("gives nothing for %s", async (code) => {
  await expect(unlessMissing(refusal(code))).resolves.toBeUndefined();
});

it.each(["UNAUTHORIZED", "INTERNAL_SERVER_ERROR"] as const)("fails with %s", async (code) => {
  await expect(unlessMissing(refusal(code))).rejects.toMatchObject({ code });
});

const refusedCall = (code: TRPCError["code"]) => Promise.reject(new TRPCError({ code }));

it("gives the answer of a call", async () => {
  await expect(unlessRefused(Promise.resolve("totals"))).resolves.toBe("totals");
});

it.each(["FORBIDDEN", "PAYMENT_REQUIRED"] as const)("gives nothing for %s", async (code) => {
  await expect(unlessRefused(refusedCall(code))).resolves.toBeUndefined();
});

it.each(["UNAUTHORIZED", "NOT_FOUND", "INTERNAL_SERVER_ERROR"] as const)("fails with %s", async (code) => {
  await expect(unlessRefused(refusedCall(code))).rejects.toMatchObject({ code });
});

const answered = (page: Parameters<typeof setPageStatus>[1]) => {
  const response = { status: 200, headers: new Headers() };
  setPageStatus(response, page);
  return [response.status, response.headers.get("Retry-After")];
};

describe("the answer with a page", () => {
  it.each([
    [{ status: 404 }, [404, null]],
    [{ status: 200, retryAfterSeconds: null }, [200, null]],
    [{ status: 429, retryAfterSeconds: 30 }, [429, "30"]],
  ])("for %o is %o", (page, expected) => {
    expect(answered(page)).toEqual(expected);
  });
});

const site = "https://openpane.example";

describe("readForm", () => {
  it("takes text fields, one or all of a name", async () => {
    const body = new URLSearchParams([
      ["word", "calm"],
      ["word", "kind"],
      ["name", "Zoë"],
    ]);
    const form = await readForm(new Request(site, { method: "POST", body }));
    expect(form.all("word")).toEqual(["calm", "kind"]);
    expect(form.one("name")).toBe("Zoë");
    expect(form.one("nothing")).toBe("");
  });

  it("leaves files out, and takes what is no form for an empty one", async () => {
    const files = new FormData();
    files.set("name", new File(["x"], "x.txt"));
    expect((await readForm(new Request(site, { method: "POST", body: files }))).one("name")).toBe("");
    const json = new Request(site, {
      method: "POST",
      body: "{}",
      headers: { "content-type": "application/json" },
    });
    expect((await readForm(json)).all("word")).toEqual([]);
  });
});
