import { botToken } from "#src/islands/kit/forms/bot-check.ts";
import { api } from "#src/islands/kit/api/api.ts";
import { errorStatus, errorText } from "#src/islands/kit/api/api-error.ts";
import { showToast } from "#src/islands/kit/ui/toasts.tsx";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import { problemsIn, useProblems } from "#src/islands/kit/forms/use-problems.ts";
import { accountTexts } from "#src/shared/account/account-texts.ts";
import type { SignInQuery } from "#src/shared/site/destination.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { setEmailAwaitingLink, storeSignInQuery } from "./link-registration-store.ts";
import { linkRegistrationProblems, type LinkRegistration } from "./link-registration-problems.ts";
import { requireUser } from "./require-user.ts";
import type { Refused } from "./use-registration.ts";

const nothing: LinkRegistration = { name: "", email: "", password: "" };

/** Signing up by an emailed link, and what speaks against it. Keeps what was entered, in memory alone. */
export function useLinkRegistration(query: SignInQuery) {
  const [entered, setEntered] = useState(nothing);
  const { problems, attempt, report } = useProblems();
  const [refused, setRefused] = useState<Refused | null>(null);
  const { run, isBusy } = useAction(
    useMutation({
      mutationFn: async (registration: LinkRegistration) => {
        const recaptchaToken = await botToken("register_complete");
        return requireUser(await api.verification.register.mutate({ ...registration, recaptchaToken }));
      },
      onSuccess: (_registered, { email }) => {
        storeSignInQuery(query);
        // The password has done its part.
        setEntered(nothing);
        setEmailAwaitingLink(email);
      },
      onError: (error) => {
        const isKnownAddress = errorStatus(error) === 409;
        const message =
          errorText(error) || (isKnownAddress ? accountTexts.alreadyRegistered : "Please try again");
        if (isKnownAddress) setRefused({ message, isKnownAddress, isCode: false });
        else report(problemsIn(error));
        showToast({ title: "Registration failed", body: message, tone: "error", isSaid: true });
      },
    }),
  );
  return {
    entered,
    problems,
    attempt,
    refused,
    isBusy,
    register: (registration: LinkRegistration) => {
      const found = linkRegistrationProblems(registration);
      setEntered(registration);
      report(found);
      setRefused(null);
      if (found.length === 0) run(registration);
    },
  };
}
