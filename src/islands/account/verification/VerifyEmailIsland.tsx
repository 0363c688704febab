import { api } from "#src/islands/kit/api/api.ts";
import { errorStatus, errorText } from "#src/islands/kit/api/api-error.ts";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import { useHydrated } from "#src/islands/kit/browser/use-hydrated.ts";
import type { User } from "#src/shared/account/account.output.ts";
import { paths } from "#src/shared/site/paths.ts";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { findPerson, signInByCode } from "./arrival.ts";
import { setEmailAwaitingLink } from "#src/islands/account/sign-up/link-registration-store.ts";
import { Failed, Verified } from "./VerificationViews.tsx";
import { island } from "#src/islands/kit/page/IslandRoot.tsx";

export interface VerifyEmailProps {
  token: string;
  /** Who is signed in, as far as the page knows. */
  user: User | null;
}

interface Outcome {
  readonly user: User | null;
  readonly isOther: boolean;
}

async function follow({ token, user }: VerifyEmailProps): Promise<Outcome> {
  const { autoToken } = await api.verification.verify.mutate({ token });
  setEmailAwaitingLink(null);
  // The link is used up: a reload has to show what came of it, and not try it again.
  history.replaceState(null, "", `${paths.verifyEmail()}?success=true`);
  const signedIn = autoToken === null ? null : await signInByCode(autoToken);
  if (signedIn !== null) return { user: signedIn, isOther: false };
  const person = await findPerson(user);
  return { user: person, isOther: person !== null };
}

/** Follows an emailed link: by a POST of the script, since email scanners open links as well. */
export function VerifyEmail(props: VerifyEmailProps) {
  const [outcome, setOutcome] = useState<Outcome | "dead" | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const isStarted = useRef(false);
  const isScripted = useHydrated();
  const { run, isBusy } = useAction(
    useMutation({
      mutationFn: follow,
      onSuccess: setOutcome,
      onError: (error) => {
        if (errorStatus(error) === 400) setOutcome("dead");
        else setTrouble(errorText(error));
      },
    }),
  );
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    run(props);
  }, [run, props]);

  // Without scripts nothing is under way: there it takes the button that the page has below.
  const waiting = isScripted ? "Confirming your email…" : "Confirm your email";
  if (outcome === "dead") return <Failed />;
  if (outcome !== null) return <Verified {...outcome} />;
  return (
    <div className="grid gap-6">
      <h1>{trouble === null ? waiting : "Not confirmed yet"}</h1>
      {trouble !== null && (
        <Notice tone="error" title={trouble}>
          <p className="mt-2">
            <Button busy={isBusy} busyLabel="Trying…" onClick={() => run(props)}>
              Try again
            </Button>
          </p>
        </Notice>
      )}
    </div>
  );
}

export const VerifyEmailIsland = island(VerifyEmail);
