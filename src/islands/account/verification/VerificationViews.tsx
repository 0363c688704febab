import type { User } from "#src/shared/account/account.output.ts";
import { paths } from "#src/shared/site/paths.ts";
import { afterVerification } from "#src/shared/account/sign-in-address.ts";
import { verificationTexts } from "#src/shared/account/verification-texts.ts";
import { AccountNews } from "./AccountNews.tsx";
import { AskForLink } from "./AskForLink.tsx";
import { useStoredSignInQuery } from "#src/islands/account/sign-up/link-registration-store.ts";
import { StaysSignedIn } from "./StaysSignedIn.tsx";

interface VerifiedProps {
  /** Who is signed in in this browser. */
  user: User | null;
  /** It is someone else than whose address was confirmed. */
  isOther?: boolean;
}

/** The address is confirmed, and where to go now. */
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

/** The link does not work, and how to get one that does. */
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
