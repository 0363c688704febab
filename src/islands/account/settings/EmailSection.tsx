import { useFocusHeir } from "#src/islands/kit/forms/use-focus-heir.ts";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import { emailChangeTexts } from "#src/shared/account/verification/email-change-texts.ts";
import { useRef, useState } from "react";
import { ChangeEmail } from "./ChangeEmail.tsx";

/** What the address is, and a form for another one, which most people never need: it opens on demand. */
export function EmailSection({ email }: { email: string }) {
  const [isOpen, setOpen] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusWatch = useFocusHeir(heading);
  return (
    <section className="grid gap-4" aria-labelledby="email-address" {...focusWatch}>
      <h2 ref={heading} id="email-address" tabIndex={-1}>
        Your email address
      </h2>
      <p>
        You sign in as <strong className="wrap-anywhere">{email}</strong>. We send emails there, too.
      </p>
      {sentTo !== null && (
        <Notice key={sentTo} ref={focusOn} title="Check your other inbox">
          <p className="wrap-anywhere">
            {emailChangeTexts.requested} It works for an hour. Until you open it, you sign in as before.
          </p>
          <p className="wrap-anywhere">It went to {sentTo}.</p>
        </Notice>
      )}
      {isOpen ? (
        <ChangeEmail
          present={email}
          onDone={(address) => {
            setSentTo(address);
            setOpen(false);
          }}
          onCancel={() => setOpen(false)}
        />
      ) : (
        <p>
          <Button onClick={() => setOpen(true)}>
            {sentTo === null ? "Change my address" : "Send it to another address"}
          </Button>
        </p>
      )}
    </section>
  );
}

/** The form that had the focus is gone. */
function focusOn(element: HTMLElement | null): void {
  element?.focus();
}
