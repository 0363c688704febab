import type { Deps } from "#src/server/deps.ts";
import { verifyCodeAndRegister } from "#src/server/domain/account/registration.ts";
import { sendVerificationCode } from "#src/server/domain/account/verification/send-verification-code.ts";
import { findAccountById } from "#src/server/domain/account/queries.ts";
import { updateProfile } from "#src/server/domain/account/profile.ts";
import { createSurvey } from "#src/server/domain/survey/create-survey.ts";
import { shareSurvey } from "#src/server/domain/survey/change-survey.ts";
import type { AccountType } from "#src/shared/account/account-type.ts";
import { acceptInvitation } from "#src/server/domain/client/invitation.ts";
import { anywhere, askClient } from "#tests/factories/programme/client.ts";
import { makeFacilitator } from "#tests/factories/programme/facilitator.ts";
import { makeProgramme } from "#tests/factories/programme/programme.ts";
import { newcomer, storedAccount } from "#tests/factories/registration.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { codeFor, mailsTo } from "#tests/setup/local-mailbox.ts";
import { expect, it } from "vitest";

const { email, password } = newcomer;
const names = { firstName: "Ada", lastName: "Lovelace" };

const signUpByCode = async (deps: Deps, intendedAccountType: AccountType = "facilitator") => {
  await sendVerificationCode(deps, anywhere, { email });
  const code = await codeFor(deps, email);
  const register = () =>
    verifyCodeAndRegister(deps, anywhere, { email, code, password, intendedAccountType, ...names });
  await register();
  await expect(register()).rejects.toThrow();
};

const acceptAsClient = async (deps: Deps) => {
  const programme = await makeProgramme(deps, await makeFacilitator(deps));
  const { token } = await askClient(deps, programme, { email, name: "Ada Lovelace" });
  const accept = () => acceptInvitation(deps, { actor: null, origin: anywhere }, { token }, {});
  await accept();
  await accept();
};

const welcomes = async (deps: Deps) =>
  (await mailsTo(deps, email)).filter(({ kind }) => kind === "welcome").map(({ text }) => text);

it.each([
  ["as a facilitator", signUpByCode, "Get started: http://localhost:4321/onboarding\n"],
  [
    "by accepting an invitation",
    acceptAsClient,
    "invited you to the programme “Spring cohort”. You accepted, so you have an account now.",
  ],
])("someone who signs up %s gets one welcome email", async (_, signUp, says) => {
  const deps = await makeDeps();
  await signUp(deps);
  expect(await welcomes(deps)).toEqual([expect.stringContaining(says)]);
});

it.each([true, false])(
  "someone who starts their own survey gets one welcome email when done (with a link: %s)",
  async (isShared) => {
    const deps = await makeDeps();
    await signUpByCode(deps, "individual");
    const { id = "" } = (await storedAccount(deps)) ?? {};
    const actor = await findAccountById(deps.db.read, id);
    if (actor === null) throw new Error("There is an account.");
    const survey = await createSurvey(deps, actor, {});
    const link = isShared ? (await shareSurvey(deps, actor, survey.id)).shareableLink : "make a link";
    expect(await welcomes(deps)).toEqual([]);
    for (const onboardingStatus of ["completed", "completed"] as const)
      await updateProfile(deps, actor, { onboardingStatus });
    expect(await welcomes(deps)).toEqual([expect.stringContaining(link)]);
  },
);
