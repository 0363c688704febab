import { api } from "#src/islands/kit/api/api.ts";
import { errorIssues, errorStatus, errorText } from "#src/islands/kit/api/api-error.ts";
import { botToken } from "#src/islands/kit/forms/bot-check.ts";
import { readSignedIn } from "#src/islands/kit/session/session.ts";
import { dismissToast, showToast, showToastOnNextPage } from "#src/islands/kit/ui/toasts.tsx";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import { useProblems } from "#src/islands/kit/forms/form.tsx";
import { accountTexts } from "#src/shared/account/account-texts.ts";
import { type SignInQuery, destinationAfterSignIn } from "#src/shared/site/destination.ts";
import type { AccountType } from "#src/shared/account/account-type.ts";
import { accountTypeOf } from "#src/shared/onboarding/onboarding.ts";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { requireSuccess } from "#src/islands/account/sign-in/require-success.ts";
import type { SignedIn, User } from "#src/shared/account/account.output.ts";
import { requireUser } from "./require-user.ts";
import { setEmailAwaitingCode } from "./sign-up-store.ts";
import { profileProblems, type Profile } from "#src/islands/account/fields.tsx";
import { enter } from "#src/islands/account/sign-in/enter.ts";
import { startRound, useStartWords } from "#src/islands/kit/session/start-words.ts";
import { paths } from "#src/shared/site/paths.ts";

type Newcomer = Pick<User, "onboardingStatus" | "onboardingState">;

/** Whether someone's next page is the one that would offer to start a round with their words. */
const leadsToOwnRound = (person: Newcomer, query: SignInQuery): boolean =>
  destinationAfterSignIn(person, query) === paths.onboardingStep("individual", 1);

/** The words that signing up starts a round with; none where it leads elsewhere first, such as to the plans. */
function useWaitingWords(query: SignInQuery): readonly string[] {
  const words = useStartWords();
  const intendedAccountType = accountTypeOf(query.intent) ?? "individual";
  const newcomer: Newcomer = {
    onboardingStatus: "not_started",
    onboardingState: { intendedAccountType, return_to: null },
  };
  return leadsToOwnRound(newcomer, query) ? words : [];
}

/**
 * Signs in someone who has just registered, and starts their round with the words that wait for it. If that fails they have their account
 * and their words, and the next page offers to start the round.
 */
async function enterWith(words: readonly string[], answer: SignedIn, query: SignInQuery): Promise<void> {
  if (words.length === 0 || !leadsToOwnRound(answer.user, query)) {
    enter(answer, query);
    return;
  }
  enter(answer, query, () => undefined);
  const page = await startRound({ words, flow: "individual" }).catch(() => null);
  if (page === null)
    showToastOnNextPage("You have an account, but your round didn’t start. Please try again.");
  location.assign(page ?? paths.onboardingStep("individual", 1));
}

interface Registration extends Profile {
  readonly email: string;
  readonly code: string;
  readonly intendedAccountType?: AccountType;
}

/** Why no account was made, where it is not about a field. */
export interface Refused {
  readonly message: string;
  readonly isKnownAddress: boolean;
  /** The code is wrong, or there is none any more. */
  readonly isCode: boolean;
}

const nobody: Profile = { firstName: "", lastName: "", password: "" };
const profileFields = new Set(Object.keys(nobody));

const registrationFailed = "Registration failed";

type RegistrationAnswer = Partial<SignedIn> & { readonly success?: boolean; readonly error?: string };

function tell({ message, isCode }: Refused): number {
  const toast = isCode
    ? { title: accountTexts.invalidCode, body: "Please check your email and enter the correct 6-digit code" }
    : { title: registrationFailed, body: message === registrationFailed ? accountTexts.tryAgain : message };
  return showToast({ ...toast, tone: "error", isSaid: true });
}

/** Step 3, the last act of signing up, and what speaks against it. Keeps what was entered, in memory alone. */
export function useRegistration(query: SignInQuery) {
  const [profile, setProfile] = useState(nobody);
  const words = useWaitingWords(query);
  const { problems, attempt, report } = useProblems();
  const [refused, setRefused] = useState<Refused | null>(null);
  const told = useRef<number | null>(null);
  const { run, isBusy } = useAction(
    useMutation({
      mutationFn: async (registration: Registration) => {
        const recaptchaToken = await botToken("register_complete");
        const answer: RegistrationAnswer = await api.account.verifyCodeAndRegister.mutate({
          ...registration,
          recaptchaToken,
        });
        return requireUser(requireSuccess(answer, registrationFailed));
      },
      onSuccess: (answer) => {
        const signedIn = readSignedIn(answer, registrationFailed);
        setEmailAwaitingCode(null);
        return enterWith(words, signedIn, query);
      },
      onError: (error) => {
        const issues = errorIssues(error);
        const ofFields = issues.filter(({ path }) => profileFields.has(path));
        const isKnownAddress = errorStatus(error) === 409;
        const refusal = {
          message:
            errorText(error) || (isKnownAddress ? accountTexts.alreadyRegistered : accountTexts.tryAgain),
          isKnownAddress,
          isCode: issues.some(({ path }) => path === "code"),
        };
        report(ofFields.map((issue) => ({ fieldId: issue.path, message: issue.message })));
        if (ofFields.length === 0) setRefused(refusal);
        told.current = tell(refusal);
      },
    }),
    { leaves: true },
  );
  return {
    profile,
    /** What a round starts with as soon as there is an account. */
    words,
    problems,
    attempt,
    refused,
    isBusy,
    /** Back to the code, with what was typed so far. */
    leave: (entered: Profile = profile) => {
      setProfile(entered);
      setRefused(null);
    },
    register: (email: string, code: string, entered: Profile) => {
      const found = profileProblems(entered);
      // What an earlier try met is out of date.
      if (told.current !== null) dismissToast(told.current);
      setProfile(entered);
      report(found);
      setRefused(null);
      if (found.length > 0) return;
      // Someone who has picked words for themselves has said who the round is for.
      const accountType = accountTypeOf(query.intent) ?? (words.length > 0 ? "individual" : null);
      run({ ...entered, email, code, ...(accountType !== null && { intendedAccountType: accountType }) });
    },
  };
}
