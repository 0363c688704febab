import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { errorStatus, errorText } from "#src/islands/kit/api/api-error.ts";
import { api } from "#src/islands/kit/api/api.ts";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import { botToken } from "#src/islands/kit/forms/bot-check.ts";
import { ErrorSummary, ScriptedForm, SubmitButton, useProblems } from "#src/islands/kit/forms/form.tsx";
import { island } from "#src/islands/kit/page/IslandRoot.tsx";
import { LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { accountTexts } from "#src/shared/account/account-texts.ts";
import { retention } from "#src/shared/retention.ts";
import { type SignInQuery, withSignInQuery } from "#src/shared/site/destination.ts";
import { paths } from "#src/shared/site/paths.ts";
import { AskForLink } from "./AskForLink.tsx";
import { completeSignIn, useKnownPerson } from "./complete-sign-in.ts";

/** Asks for a link to sign in. The answer is the same for every address. */
export function RequestSignInLink({ query }: { query: SignInQuery }) {
  return (
    <AskForLink
      ask={async (email) => {
        const recaptchaToken = await botToken("login");
        return (await api.session.requestLink.mutate({ email, recaptchaToken, next: query.next })).message;
      }}
      addressTexts={[accountTexts.emailRequired, accountTexts.enterValidEmail]}
      button="Email me a link"
      back={{ href: withSignInQuery(paths.login(), query), label: "Back to sign in" }}
      sentTitle="Check your email"
      sentHint={`It works once, for ${String(retention.signInLinkMinutes)} minutes. If it isn’t there, check your spam folder.`}
    >
      <h1>Sign in by email</h1>
      <p>Enter your address. We’ll email you a link that signs you in without a password.</p>
    </AskForLink>
  );
}

export const RequestSignInLinkIsland = island(RequestSignInLink);

interface SignInLinkProps {
  token: string;
  /** The account's address; null for a dead link. */
  email: string | null;
  /** The address of another person who is signed in in this browser. */
  other: string | null;
  query: SignInQuery;
}

/** Signs in by a click, because email scanners open links, too. */
export function SignInLink({ token, email, other, query }: SignInLinkProps) {
  useKnownPerson(query, undefined, email);
  const { problems, attempt, report } = useProblems();
  const [isOther, setOther] = useState(false);
  const { run, isBusy } = useAction(
    useMutation({
      mutationFn: () => api.session.useLink.mutate({ token }),
      onSuccess: (signedIn) => {
        // The token in the address is used up.
        history.replaceState(null, "", paths.login());
        completeSignIn(signedIn, query);
      },
      onError: (error) => {
        // The page saw no cookie: browsers send it only from our own pages.
        setOther(errorStatus(error) === 409);
        report([{ fieldId: null, message: errorText(error) }]);
      },
    }),
    { leaves: true },
  );

  if (email === null)
    return (
      <>
        <h1>Sign in</h1>
        <p className="notice notice-warn">{accountTexts.signInLinkDead}</p>
        <LinkButton look="primary" href={withSignInQuery(paths.requestSignInLink(), query)}>
          Ask for a new link
        </LinkButton>
      </>
    );
  if (other !== null)
    return (
      <>
        <h1>Sign in</h1>
        <p>
          This link is for {email}. You’re signed in as {other}. Sign out, then open the link again.
        </p>
        <LinkButton look="primary" href={paths.forceLogout()}>
          Sign out
        </LinkButton>
      </>
    );
  return (
    <ScriptedForm onSubmit={() => run()}>
      <h1>Sign in</h1>
      <ErrorSummary title="You’re not signed in" problems={problems} attempt={attempt} />
      <p className="wrap-anywhere">This link signs you in as {email}.</p>
      <SubmitButton busy={isBusy} busyLabel="Signing in…">
        Sign in
      </SubmitButton>
      {problems.length > 0 && (
        <p>
          {isOther ? (
            <a href={paths.forceLogout()}>Sign out</a>
          ) : (
            <a href={withSignInQuery(paths.requestSignInLink(), query)}>Ask for a new link</a>
          )}
        </p>
      )}
    </ScriptedForm>
  );
}

export const SignInLinkIsland = island(SignInLink);
