import { useMutation } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type Profile, emailProblem, profileProblems } from "#src/islands/account/fields.tsx";
import {
  completeSignIn,
  requireSuccess,
  requireUser,
} from "#src/islands/account/sign-in/complete-sign-in.ts";
import { errorIssues, errorStatus, errorText } from "#src/islands/kit/api/api-error.ts";
import { api } from "#src/islands/kit/api/api.ts";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import { botToken } from "#src/islands/kit/forms/bot-check.ts";
import { useFieldProblem, useProblems } from "#src/islands/kit/forms/form.tsx";
import { readSignedIn } from "#src/islands/kit/session/session.ts";
import { startRound, useStartWords } from "#src/islands/kit/session/start-words.ts";
import { dismissToast, showToast, showToastOnNextPage } from "#src/islands/kit/ui/toasts.tsx";
import { saidIn, type SignUpTexts } from "#src/shared/account/sign-up-texts.ts";
import type { SignedIn, User } from "#src/shared/account/account.output.ts";
import { accountTypeOf } from "#src/shared/onboarding/onboarding.ts";
import { type SignInQuery, destinationAfterSignIn } from "#src/shared/site/destination.ts";
import type { Language } from "#src/shared/languages/languages.ts";
import { paths } from "#src/shared/site/paths.ts";
import { setEmailAwaitingCode, takeTypedEmail, useEmailAwaitingCode } from "./stored.ts";

type Newcomer = Pick<User, "onboardingStatus" | "onboardingState">;

/** Whether the next page would offer to start a round. */
const leadsToOwnRound = (person: Newcomer, query: SignInQuery): boolean =>
  destinationAfterSignIn(person, query) === paths.onboardingStep("individual", 1);

/** The words for the round that signing up starts; none if it leads elsewhere first, such as to the plans. */
function useWaitingWords(query: SignInQuery): readonly string[] {
  const words = useStartWords();
  const intendedAccountType = accountTypeOf(query.intent) ?? "individual";
  const newcomer: Newcomer = {
    onboardingStatus: "not_started",
    onboardingState: { intendedAccountType, return_to: null },
  };
  return leadsToOwnRound(newcomer, query) ? words : [];
}

/** Signs in a new account and starts its round. If that fails, the next page offers to start it. */
async function enterWith(
  words: readonly string[],
  answer: SignedIn,
  query: SignInQuery,
  notStarted: string,
): Promise<void> {
  if (words.length === 0 || !leadsToOwnRound(answer.user, query)) {
    completeSignIn(answer, query);
    return;
  }
  completeSignIn(answer, query, () => undefined);
  const page = await startRound({ words, flow: "individual" }).catch(() => null);
  if (page === null) showToastOnNextPage(notStarted);
  location.assign(page ?? paths.onboardingStep("individual", 1));
}

type Registration = Omit<Parameters<typeof api.account.verifyCodeAndRegister.mutate>[0], "recaptchaToken">;

/** Why no account was made, unless a field is the reason. */
interface Refused {
  readonly message: string;
  readonly isKnownAddress: boolean;
  /** The code is wrong or expired. */
  readonly isCode: boolean;
}

const nobody: Profile = { firstName: "", lastName: "", password: "" };
const profileFields = new Set(Object.keys(nobody));

type RegistrationAnswer = Partial<SignedIn> & { readonly success?: boolean; readonly error?: string };

function tell({ said, profile, code }: SignUpTexts, { message, isCode }: Refused): number {
  const toast = isCode
    ? { title: said.invalidCode, body: code.check }
    : { title: profile.failed, body: message === profile.failed ? said.tryAgain : message };
  return showToast({ ...toast, tone: "error", isSaid: true });
}

/** Step 3: makes the account, or says why not. Its fields are kept in memory only. */
export function useRegistration(query: SignInQuery, texts: SignUpTexts) {
  const { failed: registrationFailed, notStarted } = texts.profile;
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
        return enterWith(words, signedIn, query, notStarted);
      },
      onError: (error) => {
        const issues = errorIssues(error);
        const ofFields = issues.filter(({ path }) => profileFields.has(path));
        const isKnownAddress = errorStatus(error) === 409;
        const refusal = {
          message:
            saidIn(texts, errorText(error)) ||
            (isKnownAddress ? texts.said.alreadyRegistered : texts.said.tryAgain),
          isKnownAddress,
          isCode: issues.some(({ path }) => path === "code"),
        };
        report(ofFields.map(({ path, message }) => ({ fieldId: path, message: saidIn(texts, message) })));
        if (ofFields.length === 0) setRefused(refusal);
        told.current = tell(texts, refusal);
      },
    }),
    { leaves: true },
  );
  return {
    profile,
    /** Ids of the words for the first round. */
    words,
    problems,
    attempt,
    refused,
    isBusy,
    /** Goes back to the code, and keeps the fields. */
    leave: (entered: Profile = profile) => {
      setProfile(entered);
      setRefused(null);
    },
    register: (email: string, code: string, entered: Profile) => {
      const found = profileProblems(entered, texts);
      // Problems of an earlier try are out of date.
      if (told.current !== null) dismissToast(told.current);
      setProfile(entered);
      report(found);
      setRefused(null);
      if (found.length > 0) return;
      // People with stored words want a round for themselves.
      const accountType = accountTypeOf(query.intent) ?? (words.length > 0 ? "individual" : null);
      run({ ...entered, email, code, ...(accountType !== null && { intendedAccountType: accountType }) });
    },
  };
}

/**
 * Steps 1 and 2: the address, and codes to it. One typed on the landing page gets its code at once.
 *
 * @param onNewCode called once another code is on its way: the one before works no longer
 */
export function useCodeRequest(texts: SignUpTexts, language: Language, onNewCode: () => void) {
  const { said, code: copy, email: ofEmail } = texts;
  const awaited = useEmailAwaitingCode();
  const [typed, setTyped] = useState("");
  const { problem, attempt, refuse } = useFieldProblem();
  const [isReturn, setReturn] = useState(false);
  const { run, isBusy } = useAction(
    useMutation({
      mutationFn: async (email: string) => {
        const recaptchaToken = await botToken("register_email");
        return requireSuccess(
          await api.account.sendVerificationCode.mutate({ email, recaptchaToken, language }),
          said.tryAgain,
        );
      },
      onMutate: setTyped,
      onSuccess: (_sent, email) => {
        if (awaited !== null) {
          showToast({ title: copy.newSent, body: copy.oldDead });
          onNewCode();
        }
        setEmailAwaitingCode(email);
      },
      onError: (error) => {
        // The toast disappears; the problem stays beside the field.
        const text = saidIn(texts, errorText(error)) || said.tryAgain;
        refuse(errorIssues(error)[0]?.message ?? text);
        showToast({ title: ofEmail.failed, body: text, tone: "error", isSaid: awaited === null });
      },
    }),
  );
  const send = (email: string) => {
    const found = emailProblem(email, said.enterEmail, said.enterValidEmail);
    refuse(found);
    if (found === null) run(email);
  };
  const sendTyped = useEffectEvent(() => {
    const email = takeTypedEmail();
    if (email === null) return;
    // It may be another address than before.
    setEmailAwaitingCode(null);
    run(email);
  });
  useEffect(() => sendTyped(), []);
  const email = awaited ?? typed;
  return {
    email,
    isAwaited: awaited !== null,
    problem,
    attempt,
    isBusy,
    /** Whether someone has come back to change the address. */
    isReturn,
    send,
    changeEmail: () => {
      setTyped(email);
      setReturn(true);
      // The problem was about the previous address.
      refuse(null);
      setEmailAwaitingCode(null);
    },
  };
}
