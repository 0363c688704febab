import { storeSkipped } from "#src/islands/programme/outcome.ts";
import type { Draft } from "#src/islands/programme/start/draft.ts";
import type { Aim } from "#src/islands/programme/start/start.ts";
import type { WizardState } from "#src/islands/programme/start/use-wizard.ts";
import { api } from "#src/islands/kit/api/api.ts";
import { errorStatus } from "#src/islands/kit/api/api-error.ts";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import { problemsIn } from "#src/islands/kit/forms/use-problems.ts";
import type { ClientsAdded } from "#src/shared/programme/programme.output.ts";
import { paths } from "#src/shared/site/paths.ts";
import { useMutation } from "@tanstack/react-query";
import { clientsInput, programmeInput } from "./programme-input.ts";

type Sent = Pick<ClientsAdded, "skipped"> & { readonly faId: string };

async function sendDraft({ kind, faId }: Aim, draft: Draft): Promise<Sent> {
  if (kind === "add" && faId !== null) {
    const clients = clientsInput(draft.people);
    return { faId, skipped: (await api.programme.addClients.mutate({ faId, clients })).skipped };
  }
  const { id, skipped } = await api.programme.create.mutate(programmeInput(draft));
  return { faId: id, skipped };
}

/** No answer came, or none of ours: the invitations may be on their way. */
const isUnclear = (error: unknown): boolean => (errorStatus(error) ?? 500) >= 500;

const sendAgain =
  "We didn’t get an answer, so we can’t tell if it worked. Please send again: nobody gets a second email.";

/** Sends the draft once, however often it is asked to, and leads on; what fails leaves the draft as it is. */
export function useSend(aim: Aim, wizard: WizardState, onPlanEnded: () => void) {
  const { run, isBusy } = useAction(
    useMutation({
      mutationFn: (draft: Draft) => sendDraft(aim, draft),
      onSuccess: ({ faId, skipped }) => {
        storeSkipped(faId, skipped);
        wizard.end();
        location.assign(paths.facilitatorSent(faId));
      },
      onError: (error) => {
        if (errorStatus(error) === 402) onPlanEnded();
        else wizard.refuse(isUnclear(error) ? [{ fieldId: null, message: sendAgain }] : problemsIn(error));
      },
    }),
    { leaves: true },
  );
  return {
    isBusy,
    send: () => {
      if (!wizard.isComplete()) return;
      // The browser has its key before the server does.
      wizard.change((draft) => draft);
      run(wizard.draft);
    },
  };
}
