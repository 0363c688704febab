import { TRPCError } from "@trpc/server";
import { expect, it } from "vitest";
import { unlessMissing } from "./unless-missing.ts";

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
