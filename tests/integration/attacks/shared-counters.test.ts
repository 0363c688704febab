import { useUp } from "#tests/setup/use-up.ts";
import { mails, passwordResets } from "#db/schema/index.ts";
import type { Counter } from "#src/server/auth/limits/counters.ts";
import {
  codeLimits,
  emailChangeLimits,
  resetEmailCounters,
  verificationEmailLimits,
} from "#src/server/domain/account/limits.ts";
import { requestEmailChange } from "#src/server/domain/account/email.ts";
import { requestPasswordReset } from "#src/server/domain/account/password.ts";
import { sendVerificationCode } from "#src/server/domain/account/verification/send-verification-code.ts";
import { resendVerification } from "#src/server/domain/account/verification/verify-email.ts";
import { logInsByUnknownBrowser } from "#src/server/domain/session/limits.ts";
import { logIn } from "#src/server/domain/session/log-in.ts";
import { getSignedUrl } from "#src/server/domain/voice/get-signed-url.ts";
import { demoMailsOfSite, demosOfSite, talksOfSite } from "#src/server/domain/voice/limits.ts";
import { thankVisitor } from "#src/server/domain/voice/thank-visitor.ts";
import { joinWorkshop } from "#src/server/domain/workshop/guest/join-workshop.ts";
import { mailPlace } from "#src/server/domain/workshop/guest/guest-place.ts";
import { sha256 } from "#src/server/ids.ts";
import { joinsOf, windowMailsOf, windowMailsTo } from "#src/server/domain/workshop/limits.ts";
import { gatherRoom, openRoom } from "#tests/factories/organisation/workshop.ts";
import { knownPassword, makeUserWithPassword } from "#tests/factories/password.ts";
import { anyOrigin, makeWaiting, newcomer } from "#tests/factories/registration.ts";
import { scriptedBrain } from "#tests/fakes/scripted-brain.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { mailsTo } from "#tests/setup/local-mailbox.ts";
import { describe, expect, it } from "vitest";

/*
 * A counter that strangers share never drops silently: beyond it the caller is refused with a reason, or the
 * request is delayed. Invitations are delayed: see invitations/throttled-mails.test.ts.
 */

/** Only the caller can use it up. */
const own = "own";
/** Others may use it up. It refuses, as tested below. */
const refuses = "refuses";

/** Each counter's kind. A sentence explains why others may use it up. */
const counters: Readonly<Record<string, string>> = {
  "account exports": own,
  answers: own,
  "bot challenges by network": own,
  "bot verdicts by network": own,
  "card drawings by network": own,
  "cards by person": own,
  "clients by facilitator": own,
  "codes by network": own,
  "dead client links by network": own,
  "dead organisation links by network": own,
  "dead withdraw keys by network": own,
  "dead workshop links by network": own,
  "demo mails":
    "A mailbox gets one a month. An error would tell who else has tried the demo, and “Thanks for trying the demo” promises no email.",
  "demo mails of the site": refuses,
  "descriptions by person": own,
  "email changes by network": own,
  "facilitators by facilitator": own,
  "invitations by owner": own,
  "invitations to mailbox": own,
  "invitation tests by person": own,
  "list files by person": own,
  "log-ins by known browser": own,
  "log-ins by network": own,
  logInsByAccount: refuses,
  "logos by person": own,
  "model calls": "The window opens as ever, with the texts of the built-in writer (product.md, section 9).",
  "model calls by person": own,
  "new passwords by network": own,
  "notices of programs": own,
  "nudges by facilitator": own,
  "organisation invitations by person": own,
  "organisations by person": own,
  "own pictures": own,
  "password changes": own,
  "payment calls": own,
  "registrations by mailbox and network": own,
  "registrations by network": own,
  reports: own,
  "resets by mailbox":
    "The answer is the same for an address without an account (product.md, section 7). The newest link stays good.",
  "resets by mailbox and network": own,
  "resets by network": own,
  "sharing agreements": own,
  "sign-in links by mailbox":
    "The answer is the same for an address without an account, as for resets. The newest link stays good.",
  "sign-in links by mailbox and network": own,
  "sign-in links by network": own,
  "sign-in notices":
    "Only someone with the password uses them up, and each of the twenty before it was a warning.",
  "support requests": own,
  "team rounds by person": own,
  "tokens by network": own,
  "verification mails by network": own,
  "voice demo going on": own,
  "voice demos": refuses,
  "voice talks": refuses,
  "voice urls": own,
  "workshop emails by host": refuses,
  "workshop emails by mailbox": refuses,
  "workshop guests by room": refuses,
  "workshops by person": own,
  "wrong codes by network": own,
  // Of codes, verification emails and changes of address.
  "${what} by mailbox": refuses,
  "${what} by mailbox and network": own,
};

const files = import.meta.glob<string>(
  ["/src/server/**/*.ts", "!/src/server/**/*.test.ts", "!/src/server/http/**"],
  {
    eager: true,
    query: "?raw",
    import: "default",
  },
);
const declared = /\bname:\s*(?:["`]([^"`]+)["`]|(\w+)),?\s*(?:subject:|most[:,]|\.\.\.emailsBy|\}\)?;)/g;
const names = Object.entries(files)
  .filter(([, text]) => /\b(Counter|Limit)\b/.test(text))
  .flatMap(([, text]) => [...text.matchAll(declared)].map(([, name, constant]) => name ?? constant ?? ""));

it("the list has every counter", () => {
  expect([...new Set(names)].toSorted()).toEqual(Object.keys(counters).toSorted());
});

const named = (some: readonly Counter[], part: string) => some.filter(({ name }) => name.endsWith(part));

const tooMany = { kind: "too_many_requests" };
const busy = { code: "voice.busy" };
const visitor = { firstName: "Ada", email: "ada@example.org", role: "team_leader" } as const;
const inVoice = () => makeDeps({ voice: scriptedBrain() });

type Refused = () => Promise<{ readonly asking: () => Promise<unknown>; readonly refusal: object }>;

const refused: Readonly<Record<string, Refused>> = {
  "codes of a mailbox": async () => {
    const deps = await makeDeps();
    await useUp(deps, named(codeLimits({ network: "192.0.2.1" }, newcomer.email), "by mailbox"));
    return { asking: () => sendVerificationCode(deps, anyOrigin(), newcomer), refusal: tooMany };
  },
  "verification emails of a mailbox": async () => {
    const { deps } = await makeWaiting();
    await useUp(deps, named(verificationEmailLimits({ network: "192.0.2.1" }, newcomer.email), "by mailbox"));
    return { asking: () => resendVerification(deps, anyOrigin(), newcomer), refusal: tooMany };
  },
  "changes to a mailbox": async () => {
    const deps = await makeDeps();
    const ada = await makeUserWithPassword(deps);
    const change = { email: "new@example.org", password: knownPassword };
    await useUp(deps, named(emailChangeLimits({ network: "192.0.2.1" }, change.email), "by mailbox"));
    return { asking: () => requestEmailChange(deps, ada, anyOrigin(), change), refusal: tooMany };
  },
  "log-ins of an account, from a strange browser": async () => {
    const deps = await makeDeps();
    const { email } = await makeUserWithPassword(deps);
    await useUp(deps, named(logInsByUnknownBrowser({ network: "192.0.2.1" }, email), "by account"));
    return { asking: () => logIn(deps, anyOrigin(), { email, password: knownPassword }), refusal: tooMany };
  },
  "a workshop's emails to a mailbox": async () => {
    const deps = await makeDeps();
    const { keys } = await openRoom(deps);
    await useUp(deps, [windowMailsTo("ana@one.example")]);
    const asked = { guestKey: keys[0] ?? "", email: "ana@one.example" };
    return { asking: () => mailPlace(deps, anyOrigin(), asked), refusal: tooMany };
  },
  "a room's guests": async () => {
    const deps = await makeDeps();
    const { workshop } = await gatherRoom(deps);
    await useUp(deps, [joinsOf(workshop)]);
    const asked = { code: workshop.code, name: "Zoe" };
    return { asking: () => joinWorkshop(deps, anyOrigin(), asked), refusal: tooMany };
  },
  "emails of a host": async () => {
    const deps = await makeDeps();
    const { keys, owner, workshop } = await openRoom(deps);
    await useUp(deps, [windowMailsOf({ organisationId: workshop.organisationId, startedBy: owner.userId })]);
    const asked = { guestKey: keys[0] ?? "", email: "ana@one.example" };
    return { asking: () => mailPlace(deps, anyOrigin(), asked), refusal: tooMany };
  },
  "the site's talks": async () => {
    const deps = await inVoice();
    await useUp(deps, [talksOfSite(deps.env)]);
    return { asking: () => getSignedUrl(deps, null, anyOrigin(), { purpose: "demo" }), refusal: busy };
  },
  "the site's demos": async () => {
    const deps = await inVoice();
    await useUp(deps, [demosOfSite(deps.env)]);
    return { asking: () => getSignedUrl(deps, null, anyOrigin(), { purpose: "demo" }), refusal: busy };
  },
  "the site's demo emails": async () => {
    const deps = await inVoice();
    await useUp(deps, [demoMailsOfSite(deps.env)]);
    return { asking: () => thankVisitor(deps, anyOrigin(), visitor), refusal: busy };
  },
};

describe("someone whose limit strangers have used up", () => {
  it.each(Object.entries(refused))("reads: %s", async (_, make) => {
    const { asking, refusal } = await make();
    await expect(asking()).rejects.toMatchObject(refusal);
  });

  it("has a reset link that still works after a mailbox reached its limit", async () => {
    const deps = await makeDeps();
    const { email } = await makeUserWithPassword(deps);
    const limit =
      resetEmailCounters({ network: "192.0.2.1" }, email).find(({ name }) => name === "resets by mailbox")
        ?.most ?? 0;
    for (let n = 0; n < limit + 2; n += 1)
      await requestPasswordReset(deps, { network: `${String(n + 1)}.0.2.1` }, { email });
    const links = await mailsTo(deps, email);
    expect(links).toHaveLength(limit);
    const tokenIn = (text = "") => /login\?token=([\w-]+)/.exec(text)?.[1] ?? "";
    const rows = await deps.db.read.select().from(passwordResets);
    expect(rows.filter((row) => row.email === email)).toHaveLength(1);
    expect(rows.find((row) => row.email === email)?.tokenHash).toBe(sha256(tokenIn(links.at(-1)?.text)));
    expect(await deps.db.read.$count(mails)).toBe(limit + 2);
  });
});
