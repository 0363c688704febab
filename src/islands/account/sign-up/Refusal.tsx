import { Button, LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import { useEffect, useRef } from "react";
import type { Refused } from "./use-registration.ts";

interface RefusalProps extends Refused {
  loginHref: string;
  onBack: () => void;
}

/** Why no account was made, and the way on. It stands above the form, so the focus goes there. */
export function Refusal({ message, isKnownAddress, isCode, loginHref, onBack }: RefusalProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Notice ref={box} tone="error" title={message}>
      {isCode && (
        <p className="mt-2">
          <Button onClick={onBack}>Back to verification</Button>
        </p>
      )}
      {isKnownAddress && (
        <p className="mt-2">
          <LinkButton href={loginHref}>Sign in</LinkButton>
        </p>
      )}
    </Notice>
  );
}
