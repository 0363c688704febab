import { hours, minutes } from "#src/server/clock.ts";
import { requestEmailChange } from "#src/server/domain/account/email.ts";
import { requestPasswordReset } from "#src/server/domain/account/password.ts";
import { sendVerificationCode } from "#src/server/domain/account/verification/send-verification-code.ts";
import { deliverDueMails } from "#tests/setup/deliver-mails.ts";
import type { OutgoingMail } from "#src/server/domain/mail/queue/mail-transport.ts";
import { keptFor } from "#src/shared/kept-for.ts";
import { knownPassword as password, makeUserWithPassword } from "#tests/factories/password.ts";
import { mailingEnv as env, mailsByState } from "#tests/factories/queued-invitations.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { describe, expect, it } from "vitest";

const origin = { network: "198.51.100.1" };
const code = "Your Openpane code";
const reset = "A new password for Openpane";
const change = "Use this address for Openpane";
const asked = "Someone asked to change the email address of your Openpane account";

/** An mail server is away for so long while someone asks for all that goes out of date. @returns what arrives, by subject. */
async function subjectsAfter(awayForMs: number) {
  const deps = await makeDeps({ env });
  const user = await makeUserWithPassword(deps, { email: "ada@example.org" });
  await sendVerificationCode(deps, origin, { email: "new@example.org" });
  await requestPasswordReset(deps, origin, { email: user.email });
  await requestPasswordReset(deps, origin, { email: "nobody@example.org" });
  await requestEmailChange(deps, user, origin, { email: "next@example.org", password });
  deps.clock.advance(awayForMs);
  const sent: OutgoingMail[] = [];
  await deliverDueMails(deps, { send: (mail) => Promise.resolve(void sent.push(mail)) });
  expect((await mailsByState(deps)).queued).toEqual([]);
  return sent.map(({ subject }) => subject).toSorted();
}

const codeLifeMs = minutes(keptFor.codeMinutes);

describe("a mail server that comes back", () => {
  it.each([
    ["in time sends everything", codeLifeMs - 1, [code, reset, change, asked]],
    ["when a code is over sends no code", codeLifeMs, [reset, change, asked]],
    ["just before links are over sends them", hours(keptFor.resetHours) - 1, [reset, change, asked]],
    ["when links are over sends what is still true", hours(keptFor.resetHours), [asked]],
  ])("%s", async (_, awayForMs, subjects) => {
    expect(await subjectsAfter(awayForMs)).toEqual(subjects.toSorted());
  });
});
