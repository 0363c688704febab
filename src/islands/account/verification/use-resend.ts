import { api } from "#src/islands/kit/api/api.ts";
import { showToast } from "#src/islands/kit/ui/toasts.tsx";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import { verificationTexts } from "#src/shared/account/verification-texts.ts";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { requireSuccess, serverText } from "#src/islands/account/sign-in/require-success.ts";

const sentForMs = 5_000;
/** Time to read where the email is, and to go there. */
const byHandForMs = 10_000;

interface ResendAnswer {
  readonly success?: boolean;
  readonly message?: string;
  readonly warning?: string;
}

/** Has the link emailed once more. `sent` says so for a few seconds. */
export function useResend() {
  const [sent, setSent] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const { run, isBusy } = useAction(
    useMutation({
      mutationFn: async (email: string) => {
        const answer: ResendAnswer = await api.verification.resend.mutate({ email });
        return requireSuccess(answer, verificationTexts.resendFailed);
      },
      onSuccess: ({ message, warning }) => {
        const text = message ?? verificationTexts.sent;
        setSent(text);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => setSent(null), sentForMs);
        if (warning === undefined) showToast({ title: text });
        else showToast({ title: "Open the link by hand", body: warning, durationMs: byHandForMs });
      },
      onError: (error) =>
        showToast({
          title: verificationTexts.resendFailedTitle,
          body: serverText(error, verificationTexts.tryLater),
          tone: "error",
        }),
    }),
  );
  return { sent, isBusy, resend: run };
}
