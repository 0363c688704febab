interface StaysSignedInProps {
  email: string;
  /** Which account a link was about: "the account with the new password". */
  account: string;
}

/** An emailed link was about another account than the one that this browser is signed in with. */
export function StaysSignedIn({ email, account }: StaysSignedInProps) {
  return (
    <p>
      In this browser <strong className="wrap-anywhere">{email}</strong> is signed in, and stays signed in. To
      use {account}, sign out first.
    </p>
  );
}
