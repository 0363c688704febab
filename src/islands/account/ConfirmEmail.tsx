import { api } from "#src/islands/kit/api.ts";
import { ScriptedForm } from "#src/islands/kit/ScriptedForm.tsx";
import { SubmitButton } from "#src/islands/kit/SubmitButton.tsx";
import { LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { ErrorSummary } from "#src/islands/kit/ui/ErrorSummary.tsx";
import { useAction } from "#src/islands/kit/use-action.ts";
import { errorStatus, errorText } from "#src/islands/kit/api-error.ts";
import { useProblems } from "#src/islands/kit/use-problems.ts";
import { paths } from "#src/shared/paths.ts";
import { useState } from "react";
import { AccountNews } from "./AccountNews.tsx";

/**
 * Makes the address the account's to which the link was mailed. It takes a click: mail programs open links by themselves,
 * and a stranger who got the mail by mistake shall know what they would do.
 */
export function ConfirmEmail({ token }: { token: string }) {
  const { problems, attempt, report } = useProblems();
  const [done, setDone] = useState<string | null>(null);
  const [isDead, setDead] = useState(false);
  const { run, isBusy } = useAction({
    act: () => api.emailChange.confirm.mutate({ token }),
    onDone: ({ message }) => {
      // Used up: a reload would only say that the link is dead.
      history.replaceState(null, "", paths.account());
      setDone(message);
    },
    failure: (error) => {
      // Trying again mends a bad connection, but no dead link, and no address that is taken.
      setDead([400, 409].includes(errorStatus(error) ?? 0));
      report([{ fieldId: null, message: errorText(error) }]);
    },
  });

  if (done !== null) {
    return (
      <AccountNews
        title="Your address is changed"
        link={{ href: paths.account(), label: "Go to your account" }}
      >
        <p>{done}</p>
        <p>From here on you sign in with this address. We tell the old one about it.</p>
      </AccountNews>
    );
  }
  return (
    <ScriptedForm
      onSubmit={() => {
        report([]);
        run();
      }}
    >
      <h1>{isDead ? "Your address stays as it is" : "Use this address for your account?"}</h1>
      <ErrorSummary title="The address was not confirmed" problems={problems} attempt={attempt} />
      {isDead ? (
        <p>
          <LinkButton look="primary" href={paths.account()}>
            Go to your account
          </LinkButton>
        </p>
      ) : (
        <>
          <p>
            The link that brought you here was mailed to the address that somebody, most likely you, wants to
            use. Confirm it, and it takes the place of the account’s present address.
          </p>
          <p>If it was not you who asked for this, close this page. Nothing changes then.</p>
          <p>
            <SubmitButton busy={isBusy} busyLabel="Confirming…">
              Confirm this address
            </SubmitButton>
          </p>
        </>
      )}
    </ScriptedForm>
  );
}
