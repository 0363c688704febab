import { presentUser } from "#src/server/domain/account/present-user.ts";
import { verifyCodeAndRegister } from "#src/server/domain/account/registration.ts";
import { sendVerificationCode } from "#src/server/domain/account/verification/send-verification-code.ts";
import { updateProfile } from "#src/server/domain/account/update-profile.ts";
import { anyOrigin, newcomer, registerNewcomer } from "#tests/factories/registration.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { codeFor } from "#tests/setup/local-mailbox.ts";
import { expect, it } from "vitest";

/* A call that changes something answers from what it has read and written, and doesn't read again: that has to be what a reader gets next. */

it.each([
  ["someone new", false],
  ["someone whose account waited for its address to be confirmed", true],
])("of registering %s are what that person reads next", async (_, isWaiting) => {
  const deps = await makeDeps();
  if (isWaiting) await registerNewcomer(deps, { name: "Somebody Else" });
  const { email } = newcomer;
  await sendVerificationCode(deps, anyOrigin(), { email });
  const registration = {
    ...{ email, firstName: "Ada", lastName: "Lovelace", password: "Granite-tulip-4" },
    ...{ code: await codeFor(deps, email), intendedAccountType: "facilitator" as const },
  };
  const { user, token } = await verifyCodeAndRegister(deps, anyOrigin(), registration);
  const actor = await deps.sessions.findActor(token);
  expect(actor && presentUser(deps, actor)).toEqual(user);
  expect(user).toMatchObject({
    name: "Ada Lovelace",
    onboardingState: { intendedAccountType: "facilitator" },
  });
});

it("of what someone says of themselves are what they read next", async () => {
  const deps = await makeDeps();
  const actor = await makeUser(deps);
  const token = await deps.sessions.start(actor.userId);
  const changes = [
    { firstName: "Ada", username: "ada-l" },
    { onboardingStatus: "completed" as const, onboardingState: { return_to: "/teams" } },
    { username: null, onboardingState: { return_to: null, intendedAccountType: "facilitator" as const } },
    {},
  ];
  for (const change of changes) {
    const user = await updateProfile(deps, actor, change);
    const next = await deps.sessions.findActor(token);
    expect(next && presentUser(deps, next)).toEqual(user);
  }
});
