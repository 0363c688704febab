import type { User } from "#src/shared/account.ts";
import { useEffect, useState } from "react";
import { AskForLink } from "./AskForLink.tsx";
import { dropCodeFromAddress, findPerson, signInByCode } from "./arrival.ts";
import { Failed, Verified } from "./VerificationViews.tsx";

export interface VerificationResultProps {
  /** What the address says came of following a link; null where it says nothing. */
  result: boolean | null;
  /** A one-time code in the address. */
  autoToken: string | null;
  /** Who is signed in, as far as the page knows. */
  user: User | null;
}

/** What came of following a link, as the address says; signs in with the code that may come along. */
export function VerificationResult({ result, autoToken, user: known }: VerificationResultProps) {
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
  const isVerified = result ?? (autoToken === null ? null : byCode);
  if (isVerified === null) return <Unsaid />;
  return isVerified ? <Verified user={user} /> : <Failed />;
}

async function arrive(autoToken: string | null, known: User | null) {
  if (autoToken !== null) dropCodeFromAddress();
  const signedIn = autoToken === null ? null : await signInByCode(autoToken);
  return { isSettled: true, user: signedIn ?? (await findPerson(known)), byCode: signedIn !== null };
}

function Unsaid() {
  return (
    <div className="grid gap-12">
      <div className="grid gap-6">
        <h1>Confirm your email</h1>
        <p>
          When you sign up by link, we mail you a link. Open it, and your address is confirmed. It works once,
          for 24 hours.
        </p>
      </div>
      <AskForLink isMain />
    </div>
  );
}
