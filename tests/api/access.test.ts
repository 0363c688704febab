import type { Actor } from "#src/server/actor.ts";
import { slowProcedures } from "#src/islands/kit/api/throttle.ts";
import { operations } from "#src/server/http/rest/operation.ts";
import { t, guarded } from "#src/server/trpc/procedures.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeApi } from "#tests/setup/api.ts";
import { type ProcedurePath, procedureAt, procedures } from "#src/server/trpc/router.ts";
import { contextWith } from "#tests/setup/call-context.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { TRPCError } from "@trpc/server";
import { describe, expect, it } from "vitest";

/** Procedures that anyone may call. All others, including new ones, must refuse. */
const open: ReadonlySet<ProcedurePath> = new Set<ProcedurePath>([
  "account.requestPasswordReset",
  "account.resetPassword",
  "account.sendVerificationCode",
  "account.verifyCodeAndRegister",
  "analytics.record",
  "billing.plans",
  "billing.receiveEvent",
  "blog.picture",
  "botCheck.challenge",
  "card.image",
  "card.shown",
  "emailChange.confirm",
  "invitation.isUsed",
  "invitation.shared",
  "invitation.setSurveyMuted",
  "invitation.submit",
  "mail.setSubscription",
  "mail.subscription",
  "organisation.accept",
  "organisation.decline",
  "organisation.invitation",
  "response.receipt",
  "response.shareIdOf",
  "response.shared",
  "response.submit",
  "response.withdraw",
  "session.addressOfLink",
  "session.logIn",
  "session.requestLink",
  "session.useLink",
  "session.logOut",
  "sharing.accept",
  "sharing.decline",
  "sharing.invitation",
  "trait.list",
  "verification.exchangeAutoToken",
  "verification.register",
  "verification.resend",
  "verification.verify",
  "voice.signedUrl",
  "voice.status",
  "voice.thank",
  "workshopGuest.describe",
  "workshopGuest.describeOnly",
  "workshopGuest.invitation",
  "workshopGuest.join",
  "workshopGuest.leave",
  "workshopGuest.mailLink",
  "workshopGuest.place",
  "workshopGuest.pulse",
  "workshopGuest.saveOwn",
  "workshopGuest.setCounted",
]);

async function callAsNobody(path: ProcedurePath): Promise<string> {
  const context = contextWith({ deps: await makeDeps() });
  try {
    await procedureAt(path).call(context, {});
    return "answered";
  } catch (error) {
    return error instanceof TRPCError ? error.code : String(error);
  }
}

describe("access", () => {
  it.each(procedures.filter(({ path }) => !open.has(path)))(
    "admits its own callers to $path",
    async ({ path }) => {
      expect(await callAsNobody(path)).toBe("UNAUTHORIZED");
    },
  );

  it.each([...open])("%s is open to everyone, even with empty input", async (name) => {
    expect(procedures.map(({ path }) => path)).toContain(name);
    expect(await callAsNobody(name)).not.toBe("UNAUTHORIZED");
  });
});

describe("a procedure's access", () => {
  it.each(procedures)("is declared for $path", ({ path, meta }) => {
    expect(meta.access).toEqual(
      open.has(path) ? "anybody" : expect.stringMatching(/^(user|facilitator|admin)$/),
    );
  });

  it("is known to browsers for rate-limited calls", () => {
    const slow = procedures.filter(({ meta }) => meta.pace === "slow").map(({ path }) => path);
    expect(slow).toEqual([...slowProcedures]);
  });

  it("refuses everyone if undeclared", async () => {
    const router = t.router({ silent: guarded.query(() => "answered") });
    const deps = await makeDeps();
    const administrator = await makeUser(deps, { isAdmin: true });
    const call = (actor: Actor | null) =>
      t.createCallerFactory(router)(contextWith({ deps, actor })).silent();
    await expect(call(null)).rejects.toMatchObject({ code: "UNAUTHORIZED" });
    await expect(call(administrator)).rejects.toMatchObject({ code: "FORBIDDEN" });
  });

  it("lets a browser keep its token after the same 401 as by REST", async () => {
    const send = makeApi(await makeDeps());
    const staying = operations.filter(({ path }) =>
      /assessment|results|survey|dashboard/.test(path.replaceAll(/\{\w+\}/g, "")),
    );
    expect(staying.length).toBeGreaterThan(30);
    for (const { procedure } of staying) {
      const { path, type } = procedure;
      if (open.has(path)) continue;
      const answer = await send(`/api/trpc/${path}`, type === "query" ? {} : { method: "POST", json: {} });
      expect([path, answer.status]).toEqual([path, 401]);
      expect(await answer.json(), path).toMatchObject({ error: { data: { on401: "stay" } } });
    }
    for (const procedure of ["account.me", "facilitator.overview"])
      expect(await (await send(`/api/trpc/${procedure}`)).json()).toMatchObject({
        error: { data: { on401: "signOut" } },
      });
  });
});
