import { appRouter, createCaller } from "#src/server/trpc/router.ts";
import { randomIds } from "#src/server/ids.ts";
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
  const caller: unknown = createCaller({
    deps: await makeDeps(),
    actor: null,
    origin: { network: "203.0.113.1" },
    requestId: randomIds.id(),
    sessionToken: null,
    setSessionCookie: () => undefined,
    registrationKey: null,
    setRegistrationCookie: () => undefined,
  });
  let procedure: unknown = caller;
  for (const part of name.split(".")) procedure = Reflect.get(Object(procedure), part);
  if (typeof procedure !== "function") throw new Error(`${name} is no procedure`);
  try {
    await Reflect.apply(procedure, null, [{}]);
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
