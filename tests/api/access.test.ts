import { appRouter } from "#src/server/trpc/router.ts";
import { callProcedure } from "#tests/setup/call-procedure.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { TRPCError } from "@trpc/server";
import { describe, expect, it } from "vitest";

/** Procedures that anybody may call. Every other one, also one that is made tomorrow, has to refuse. */
const open = new Set([
  "account.requestPasswordReset",
  "account.resetPassword",
  "account.sendVerificationCode",
  "account.verifyCodeAndRegister",
  "analytics.record",
  "botCheck.challenge",
  "card.image",
  "card.shown",
  "emailChange.confirm",
  "invitation.isUsed",
  "invitation.shared",
  "invitation.submit",
  "mail.setRoundMuted",
  "mail.setSubscription",
  "mail.subscription",
  "response.receipt",
  "response.shareIdOf",
  "response.shared",
  "response.submit",
  "response.withdraw",
  "session.logIn",
  "session.logOut",
  "trait.list",
  "verification.exchangeAutoToken",
  "verification.register",
  "verification.resend",
  "verification.verify",
]);

const procedures = Object.keys(appRouter._def.procedures);

/** Calls a procedure by its dotted name, as nobody, with nothing. */
async function callAsNobody(name: string): Promise<string> {
  try {
    await callProcedure(await makeDeps(), null, name);
    return "answered";
  } catch (error) {
    return error instanceof TRPCError ? error.code : String(error);
  }
}

describe("access", () => {
  it.each(procedures.filter((name) => !open.has(name)))("to %s is refused to nobody", async (name) => {
    expect(await callAsNobody(name)).toBe("UNAUTHORIZED");
  });

  it.each([...open])("to %s is open, whatever it makes of empty input", async (name) => {
    expect(procedures).toContain(name);
    expect(await callAsNobody(name)).not.toBe("UNAUTHORIZED");
  });
});
