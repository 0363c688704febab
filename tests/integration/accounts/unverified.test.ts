import { sessions, users } from "#db/schema/index.ts";
import { sweepExpired } from "#src/server/jobs/timed-work.ts";
import { days, hours } from "#src/server/clock.ts";
import { accountTexts } from "#src/shared/account/account-texts.ts";
import { verificationTexts } from "#src/shared/account/verification-texts.ts";
import {
  browserWith,
  followLink,
  logInNewcomer,
  makeWaiting,
  newcomer,
  registerNewcomer,
  resendLink,
} from "#tests/factories/registration.ts";
import { makeUser } from "#tests/factories/user.ts";
import { mailsTo, tokenFor } from "#tests/setup/local-mailbox.ts";
import { describe, expect, it } from "vitest";

const { email } = newcomer;
const dead = { kind: "bad_request", message: verificationTexts.linkDead };

describe("an unconfirmed account", () => {
  it("is replaced by the next registration, with all its links and sessions", async () => {
    const { deps, user, key, token } = await makeWaiting();
    const session = await deps.sessions.start(user.id);
    const owner = { password: "nobody squats here", name: "The Owner" };
    const next = await registerNewcomer(deps, owner);
    expect(next.user).toMatchObject({ id: user.id, firstName: "The", lastName: "Owner" });
    expect(await deps.sessions.findActor(session)).toBeNull();
    await expect(followLink(deps, token)).rejects.toMatchObject(dead);
    await expect(logInNewcomer(deps)).rejects.toMatchObject({ kind: "unauthenticated" });
    expect(next.key).not.toBe(key);
    const { autoToken } = await followLink(deps, await tokenFor(deps, email), browserWith(key));
    expect(autoToken).toBeNull();
    expect((await logInNewcomer(deps, owner.password)).user.name).toBe("The Owner");
  });

  it("cannot sign in, and the right password explains why", async () => {
    const { deps, token } = await makeWaiting();
    await expect(logInNewcomer(deps, "wrong")).rejects.toMatchObject({
      kind: "unauthenticated",
      message: accountTexts.badCredentials,
    });
    for (let times = 0; times < 3; times += 1)
      await expect(logInNewcomer(deps)).rejects.toMatchObject({
        kind: "forbidden",
        message: verificationTexts.confirmFirstByEarlierMail,
      });
    expect(await mailsTo(deps, email)).toHaveLength(1);
    expect(await deps.db.read.$count(sessions)).toBe(0);
    await followLink(deps, token);
    expect((await logInNewcomer(deps)).user.email).toBe(email);
  });

  it("is deleted after a week without a valid link", async () => {
    const { deps } = await makeWaiting();
    const member = await makeUser(deps);
    const left = async () => (await deps.db.read.select().from(users)).map((user) => user.email).sort();
    const sweepAfter = async (ms: number) => {
      deps.clock.advance(ms);
      await sweepExpired(deps.db, deps.clock.now());
      return left();
    };
    expect(await sweepAfter(days(7) - 1)).toEqual([email, member.email].sort());
    await resendLink(deps);
    expect(await sweepAfter(hours(24) - 1)).toEqual([email, member.email].sort());
    expect(await sweepAfter(1)).toEqual([member.email]);
  });
});
