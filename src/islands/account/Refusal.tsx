import { Button, LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import { accountTexts } from "#src/shared/account-texts.ts";
import type { Refused } from "./use-registration.ts";

interface RefusalProps extends Refused {
  loginHref: string;
  onBack: () => void;
}

/** Why no account was made, and the way on. */
export function Refusal({ message, isKnownAddress, loginHref, onBack }: RefusalProps) {
  return (
    <Notice tone="error" title={message}>
      {message.includes(accountTexts.invalidCode) && (
        <p className="mt-2">
          <Button onClick={onBack}>Back to verification</Button>
        </p>
      )}
      {isKnownAddress && (
        <p className="mt-2">
          <LinkButton href={loginHref}>Log in</LinkButton>
        </p>
      )}
    </Notice>
  );
}
