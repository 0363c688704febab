import type { User } from "#src/shared/account/account.output.ts";
import { afterVerification } from "#src/shared/account/verification/verification-address.ts";
import { useEffect, useState } from "react";
import { AskForLink } from "./AskForLink.tsx";
import { dropCodeFromAddress, findPerson, signInByCode } from "./arrival.ts";
import { useStoredSignInQuery } from "#src/islands/account/sign-up/link-registration-store.ts";
import { Failed, Verified } from "./VerificationViews.tsx";
import { island } from "#src/islands/kit/page/IslandRoot.tsx";

export interface VerificationResultProps {
  /** What came of following a link; null where nothing is said. */
  result: boolean | null;
  /** The server has just found that out. Otherwise only the address says it, which anyone can write. */
  isProved?: boolean;
  /** A one-time code in the address. */
  autoToken: string | null;
  /** Who is signed in, as far as the page knows. */
  user: User | null;
}

/**
 * What came of following a link; signs in with the code that may come along. That an address is confirmed is said where the
 * server knows it: it has just done it, or the person is signed in, which takes a confirmed address.
 */
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
  // A code is given for nothing but a confirmed address.
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
