import { TRPCError } from "@trpc/server";
import { expect, it } from "vitest";
import { unlessRefused } from "./unless-refused.ts";

const refusal = (code: TRPCError["code"]) => Promise.reject(new TRPCError({ code }));

it("gives the answer of a call", async () => {
  await expect(unlessRefused(Promise.resolve("totals"))).resolves.toBe("totals");
});

it.each(["FORBIDDEN", "PAYMENT_REQUIRED"] as const)("gives nothing for %s", async (code) => {
  await expect(unlessRefused(refusal(code))).resolves.toBeUndefined();
});

it.each(["UNAUTHORIZED", "NOT_FOUND", "INTERNAL_SERVER_ERROR"] as const)("fails with %s", async (code) => {
  await expect(unlessRefused(refusal(code))).rejects.toMatchObject({ code });
});
