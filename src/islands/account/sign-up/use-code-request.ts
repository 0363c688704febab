import { api } from "#src/islands/kit/api/api.ts";
import { errorIssues, errorText } from "#src/islands/kit/api/api-error.ts";
import { botToken } from "#src/islands/kit/forms/bot-check.ts";
import { showToast } from "#src/islands/kit/ui/toasts.tsx";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import { useFieldProblem } from "#src/islands/kit/forms/form.tsx";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { setEmailAwaitingCode, takeTypedEmail, useEmailAwaitingCode } from "./sign-up-store.ts";
import { requireSuccess } from "#src/islands/account/sign-in/require-success.ts";
import { accountTexts } from "#src/shared/account/account-texts.ts";
import { emailProblem } from "#src/islands/account/fields.tsx";

/**
 * Steps 1 and 2 up to the code's coming: the address, and emails to it. One that was typed on the landing page gets its code at once.
 *
 * @param onNewCode called once another code is on its way: the one before works no longer
 */
export function useCodeRequest(onNewCode: () => void) {
  const awaited = useEmailAwaitingCode();
  const [typed, setTyped] = useState("");
  const { problem, attempt, refuse } = useFieldProblem();
  const [isReturn, setReturn] = useState(false);
  const { run, isBusy } = useAction(
    useMutation({
      mutationFn: async (email: string) => {
        const recaptchaToken = await botToken("register_email");
        return requireSuccess(
          await api.account.sendVerificationCode.mutate({ email, recaptchaToken }),
          accountTexts.tryAgain,
        );
      },
      onMutate: setTyped,
      onSuccess: (_sent, email) => {
        if (awaited !== null) {
          showToast({ title: "A new code is on its way", body: "The old one no longer works." });
          onNewCode();
        }
        setEmailAwaitingCode(email);
      },
      onError: (error) => {
        // The toast goes after a while; what stands in the way stays beside the field.
        const text = errorText(error) || accountTexts.tryAgain;
        refuse(errorIssues(error)[0]?.message ?? text);
        const title = "Failed to send verification code";
        showToast({ title, body: text, tone: "error", isSaid: awaited === null });
      },
    }),
  );
  const send = (email: string) => {
    const found = emailProblem(email);
    refuse(found);
    if (found === null) run(email);
  };
  const sendTyped = useEffectEvent(() => {
    const email = takeTypedEmail();
    if (email === null) return;
    // It may not be the address that a code went to before.
    setEmailAwaitingCode(null);
    run(email);
  });
  useEffect(() => sendTyped(), []);
  return {
    email: awaited ?? typed,
    isAwaited: awaited !== null,
    problem,
    attempt,
    isBusy,
    /** Someone has come back from the second step, to give another address. */
    isReturn,
    send,
    changeEmail: () => {
      setTyped(awaited ?? typed);
      setReturn(true);
      // What went wrong was about a new code for the address before.
      refuse(null);
      setEmailAwaitingCode(null);
    },
  };
}
