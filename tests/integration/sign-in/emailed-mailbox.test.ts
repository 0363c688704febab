import { minutes } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import { requestPasswordReset, resetPassword } from "#src/server/domain/account/password.ts";
import { sendVerificationCode } from "#src/server/domain/account/verification/send-verification-code.ts";
import { logIn } from "#src/server/domain/session/log-in.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { mailsTo } from "#tests/setup/local-mailbox.ts";
import { describe, expect, it } from "vitest";

const email = "ada@example.org";
const stranger = { network: "203.0.113.9" };

describe("someone who has a stranger's mailbox emailed again and again", () => {
  const from = (n: number) => ({ network: `198.51.${String(n)}.7` });
  const linkOf = async (deps: Deps) =>
    /token=([\w-]+)/.exec((await mailsTo(deps, email)).at(-1)?.text ?? "")?.[1] ?? "";

  it("uses up no code of the person's own", async () => {
    const deps = await makeDeps();
    for (let n = 0; n < 5; n += 1) await sendVerificationCode(deps, from(1), { email });
    await expect(sendVerificationCode(deps, from(1), { email })).rejects.toMatchObject({
      kind: "too_many_requests",
    });
    await sendVerificationCode(deps, stranger, { email });
    expect(await mailsTo(deps, email)).toHaveLength(6);
  });

  it("is let send twenty an hour from all networks together", async () => {
    const deps = await makeDeps();
    const asked = Array.from({ length: 40 }, (_, n) => sendVerificationCode(deps, from(n % 8), { email }));
    const sent = (await Promise.allSettled(asked)).filter(({ status }) => status === "fulfilled");
    expect(sent).toHaveLength(20);
    expect(await mailsTo(deps, email)).toHaveLength(20);
  });

  it("does not keep them from a new password: the link that was emailed last is good for as long", async () => {
    const deps = await makeDeps();
    await makeUser(deps, { email });
    const answers = new Set<string>();
    for (let n = 0; n < 60; n += 1) {
      answers.add(JSON.stringify(await requestPasswordReset(deps, from(n), { email })));
      deps.clock.advance(minutes(1) - 1);
    }
    answers.add(JSON.stringify(await requestPasswordReset(deps, stranger, { email })));
    expect(await mailsTo(deps, email)).toHaveLength(20);
    expect(answers.size).toBe(1);
    const password = "Four-calm-panes-1";
    await resetPassword(deps, stranger, { token: await linkOf(deps), password });
    expect((await logIn(deps, stranger, { email, password })).user.email).toBe(email);
  });

  it("uses up nothing of it by spellings that have no account", async () => {
    const deps = await makeDeps();
    await makeUser(deps, { email });
    for (let n = 0; n < 30; n += 1)
      await requestPasswordReset(deps, from(n), { email: `ada+${String(n)}@example.org` });
    await requestPasswordReset(deps, stranger, { email });
    expect(await mailsTo(deps, email)).toHaveLength(1);
  });
});
