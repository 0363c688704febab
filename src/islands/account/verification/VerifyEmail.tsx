import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { setEmailAwaitingLink, useStoredSignInQuery } from "#src/islands/account/sign-up/stored.ts";
import { errorStatus, errorText } from "#src/islands/kit/api/api-error.ts";
import { api } from "#src/islands/kit/api/api.ts";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import { useHydrated } from "#src/islands/kit/browser/use-hydrated.ts";
import { island } from "#src/islands/kit/page/IslandRoot.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import type { User } from "#src/shared/account/account.output.ts";
import { afterVerification } from "#src/shared/account/verification/verification-address.ts";
import { paths } from "#src/shared/site/paths.ts";
import { AskForLink, Failed, Verified } from "./views.tsx";
import { dropCodeFromAddress, findPerson, signInByCode } from "./arrival.ts";

interface VerifyEmailProps {
  token: string;
  /** The signed-in person, if the page knows. */
  user: User | null;
}

interface Outcome {
  readonly user: User | null;
  readonly isOther: boolean;
}

async function follow({ token, user }: VerifyEmailProps): Promise<Outcome> {
  const { autoToken } = await api.verification.verify.mutate({ token });
  setEmailAwaitingLink(null);
  // The link is used: a reload must show its result and not try again.
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

  // Hidden without scripts, where the page has a button below.
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

interface VerificationResultProps {
  /** The result of following a link; null if there is none. */
  result: boolean | null;
  /** The server has just confirmed it; otherwise anyone could have written the address. */
  isProved?: boolean;
  /** A one-time code in the address. */
  autoToken: string | null;
  /** The signed-in person, if the page knows. */
  user: User | null;
}

/** The result of following a link; signs in with a code. It says “confirmed” only if known. */
export function VerificationResult(props: VerificationResultProps) {
  const { result, isProved = false, autoToken, user: known } = props;
  const [{ isSettled, user, byCode }, settle] = useState({
    isSettled: autoToken === null,
    user: known,
    byCode: false,
  });
  useEffect(() => {
    void arrive(autoToken, known).then(settle);
  }, [autoToken, known]);

  if (!isSettled) return <h1>Signing you in…</h1>;
  // A code implies a confirmed address.
  const said = result ?? (autoToken === null ? null : byCode);
  if (said === false) return <Failed />;
  if (said === null || (user === null && !isProved)) return <Unsaid />;
  return <Verified user={user} isOther={isProved && user !== null} />;
}

async function arrive(autoToken: string | null, known: User | null) {
  if (autoToken !== null) dropCodeFromAddress();
  const signedIn = autoToken === null ? null : await signInByCode(autoToken);
  return { isSettled: true, user: signedIn ?? (await findPerson(known)), byCode: signedIn !== null };
}

function Unsaid() {
  const wish = useStoredSignInQuery();
  return (
    <div className="grid gap-12">
      <div className="grid gap-6">
        <h1>Confirm your email</h1>
        <p>
          When you sign up by link, we email you a link. Open it, and your address is confirmed. It works
          once, for 24 hours.
        </p>
        <p>
          Have you opened it already?{" "}
          <a className="link-line" href={afterVerification(null, wish)}>
            Sign in
          </a>{" "}
          to go on.
        </p>
      </div>
      <AskForLink isMain />
    </div>
  );
}

export const VerificationResultIsland = island(VerificationResult);
