import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { emailProblem } from "#src/islands/account/fields.tsx";
import { requireSuccess, serverText } from "#src/islands/account/sign-in/complete-sign-in.ts";
import { useStoredSignInQuery } from "#src/islands/account/sign-up/stored.ts";
import { api } from "#src/islands/kit/api/api.ts";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import { ScriptedForm, SubmitButton, formText, useFieldProblem } from "#src/islands/kit/forms/form.tsx";
import { Field } from "#src/islands/kit/ui/Field.tsx";
import { showToast } from "#src/islands/kit/ui/toasts.tsx";
import type { User } from "#src/shared/account/account.output.ts";
import { afterVerification } from "#src/shared/account/verification/verification-address.ts";
import { verificationTexts } from "#src/shared/account/verification/verification-texts.ts";
import { paths } from "#src/shared/site/paths.ts";

interface AccountNewsProps {
  title: string;
  link: { href: string; label: string };
  children: ReactNode;
}

/** Replaces a finished form, and takes the focus, so that it's read out. */
export function AccountNews({ title, link, children }: AccountNewsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid gap-6">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
      <p>
        <a className="btn btn-primary" href={link.href}>
          {link.label}
        </a>
      </p>
    </div>
  );
}

interface VerifiedProps {
  /** The person signed in in this browser. */
  user: User | null;
  /** Whether it's another person than the confirmed one. */
  isOther?: boolean;
}

/** Says that the address is confirmed, and where to go. */
export function Verified({ user, isOther = false }: VerifiedProps) {
  const wish = useStoredSignInQuery();
  const label = user?.onboardingStatus === "completed" ? "Go to Dashboard" : "Get Started";
  const href = isOther ? paths.dashboard() : afterVerification(user, wish);
  return (
    <AccountNews
      title={verificationTexts.verified}
      link={{ href, label: isOther ? "Go to Dashboard" : label }}
    >
      {user === null && <p>Your address is confirmed. Now sign in with the password you chose.</p>}
      {user !== null && !isOther && (
        <p>
          You’re signed in as <strong className="wrap-anywhere">{user.email}</strong>.
        </p>
      )}
      {user !== null && isOther && (
        <StaysSignedIn email={user.email} account="the account that you have just confirmed" />
      )}
    </AccountNews>
  );
}

/** Says that the link doesn't work, and offers another. */
export function Failed() {
  return (
    <div className="grid gap-12">
      <AccountNews title={verificationTexts.failed} link={{ href: paths.login(), label: "Back to Login" }}>
        <p>{verificationTexts.linkDead} If you’ve already confirmed your address, just sign in.</p>
      </AccountNews>
      <AskForLink />
    </div>
  );
}

interface AskForLinkProps {
  /** The page offers nothing else to do. */
  isMain?: boolean;
}

/** A form that has the confirming link sent again. */
export function AskForLink({ isMain = false }: AskForLinkProps) {
  const { problem, attempt, refuse } = useFieldProblem();
  const { sent, isBusy, resend } = useResend();
  return (
    <section className="grid gap-4" aria-labelledby="new-link">
      <h2 id="new-link" className="text-xl">
        Get a new link
      </h2>
      <ScriptedForm
        onSubmit={(form) => {
          const email = formText(form, "email").trim();
          const found = emailProblem(email);
          refuse(found);
          if (found === null) resend(email);
        }}
      >
        <Field
          id="email"
          label="Email"
          type="email"
          name="email"
          autoComplete="username"
          error={problem}
          attempt={attempt}
          hint="If there’s an account with this address to confirm, we’ll send the link again."
        />
        <div className="grid justify-items-start gap-2">
          <SubmitButton look={isMain ? "primary" : "secondary"} busy={isBusy} busyLabel="Sending…">
            Resend verification email
          </SubmitButton>
          {/* Screen readers get the toast. */}
          <p className="min-h-6 text-sm text-muted" aria-hidden="true">
            {sent}
          </p>
        </div>
      </ScriptedForm>
    </section>
  );
}

interface StaysSignedInProps {
  email: string;
  /** Which account a link was about: "the account with the new password". */
  account: string;
}

/** Says that an emailed link was for another account than the signed-in one. */
export function StaysSignedIn({ email, account }: StaysSignedInProps) {
  return (
    <p>
      In this browser <strong className="wrap-anywhere">{email}</strong> is signed in, and stays signed in. To
      use {account}, sign out first.
    </p>
  );
}

const sentForMs = 5_000;
/** Time to read where the email is, and to go there. */
const byHandForMs = 10_000;

interface ResendAnswer {
  readonly success?: boolean;
  readonly message?: string;
  readonly warning?: string;
}

/** Sends the link again. `sent` is true for a few seconds. */
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
