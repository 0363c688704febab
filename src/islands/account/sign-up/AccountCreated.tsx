import { Button } from "#src/islands/kit/ui/Button.tsx";
import { useEffect, useRef } from "react";
import { useResend } from "#src/islands/account/verification/use-resend.ts";

interface AccountCreatedProps {
  email: string;
  onChangeEmail: () => void;
}

/** What there is to do between signing up and the email with the link. */
export function AccountCreated({ email, onChangeEmail }: AccountCreatedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { sent, isBusy, resend } = useResend();
  return (
    <div className="grid gap-6">
      <h1 ref={heading} tabIndex={-1}>
        Account Created!
      </h1>
      <p>
        We’ve sent an email to <strong className="wrap-anywhere">{email}</strong>. Open the link in it within
        24 hours. In this browser, it also signs you in.
      </p>
      <div className="grid justify-items-start gap-2">
        <Button busy={isBusy} busyLabel="Sending…" onClick={() => resend(email)}>
          Resend verification email
        </Button>
        {/* The toast says it to screen readers. */}
        <p className="min-h-6 text-sm text-muted" aria-hidden="true">
          {sent}
        </p>
      </div>
      <section className="grid gap-3" aria-labelledby="no-mail">
        <h2 id="no-mail" className="text-xl">
          No email yet?
        </h2>
        <ul className="grid list-disc gap-2 pl-5">
          <li>Check your spam folder.</li>
          <li>Check the address above. A letter may be wrong.</li>
          <li>Wait a few minutes. Some emails are slow.</li>
        </ul>
        <div className="-mx-3">
          <Button look="quiet" onClick={onChangeEmail}>
            Use another address
          </Button>
        </div>
      </section>
    </div>
  );
}
