import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { errorStatus, errorText } from "#src/islands/kit/api/api-error.ts";
import { api } from "#src/islands/kit/api/api.ts";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import { ErrorSummary, ScriptedForm, SubmitButton, useProblems } from "#src/islands/kit/forms/form.tsx";
import { island } from "#src/islands/kit/page/IslandRoot.tsx";
import { LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { paths } from "#src/shared/site/paths.ts";
import { AccountNews, StaysSignedIn } from "./views.tsx";
import { findPersonByNow } from "./arrival.ts";

interface ConfirmEmailProps {
  token: string;
  /** Whether the cookie signs someone in. */
  hasCookie: boolean;
}

interface Done {
  readonly message: string;
  /** The address of another person who is signed in in this browser. */
  readonly other: string | null;
}

/** Confirms a new address on a click: email programs open links by themselves, and so may a stranger. */
export function ConfirmEmail({ token, hasCookie }: ConfirmEmailProps) {
  const { problems, attempt, report } = useProblems();
  const [done, setDone] = useState<Done | null>(null);
  const [isDead, setDead] = useState(false);
  const { run, isBusy } = useAction(
    useMutation({
      mutationFn: async (): Promise<Done> => {
        const before = await findPersonByNow(hasCookie);
        const { message } = await api.emailChange.confirm.mutate({ token });
        const after = before && (await findPersonByNow(hasCookie));
        // An unchanged address means that the link was for another account.
        return { message, other: after !== null && after.email === before?.email ? after.email : null };
      },
      onSuccess: (outcome) => {
        // The link is used: a reload would only say so.
        history.replaceState(null, "", paths.account());
        setDone(outcome);
      },
      onError: (error) => {
        // A retry helps after a lost connection, not with a dead link or a taken address.
        setDead([400, 409].includes(errorStatus(error) ?? 0));
        report([{ fieldId: null, message: errorText(error) }]);
      },
    }),
  );

  if (done !== null) return <AddressIsChanged {...done} />;
  return (
    <ScriptedForm
      onSubmit={() => {
        report([]);
        run();
      }}
    >
      <h1>{isDead ? "Your address stays as it is" : "Use this address for your account?"}</h1>
      <ErrorSummary title="The address wasn’t confirmed" problems={problems} attempt={attempt} />
      {isDead ? (
        <p>
          <LinkButton look="primary" href={paths.account()}>
            Go to your account
          </LinkButton>
        </p>
      ) : (
        <>
          <p>
            Someone, most likely you, wants to use the address we sent this link to. Confirm it, and it
            replaces the account’s current address.
          </p>
          <p>If you didn’t ask for this, close this page and nothing will change.</p>
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

function AddressIsChanged({ message, other }: Done) {
  const onwards =
    other === null
      ? { href: paths.account(), label: "Go to your account" }
      : { href: paths.dashboard(), label: "Go to Dashboard" };
  return (
    <AccountNews title="Your address is changed" link={onwards}>
      <p>{message}</p>
      <p>You now sign in with this address. We’ll let the old one know.</p>
      {other !== null && <StaysSignedIn email={other} account="the account with the new address" />}
    </AccountNews>
  );
}

export const ConfirmEmailIsland = island(ConfirmEmail);
