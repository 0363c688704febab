import { trpc } from "#src/islands/kit/api/trpc.ts";
import { useAskedAction } from "#src/islands/kit/api/use-asked-action.ts";
import { AskFirst } from "#src/islands/kit/forms/AskFirst.tsx";
import { showToast } from "#src/islands/kit/ui/toasts/toast-store.ts";
import type { Client, Programme } from "#src/shared/programme/programme.output.ts";
import { useState } from "react";
import { useProgrammeUpdate } from "./use-programme-update.ts";
import type { Stage } from "#src/shared/programme/stage.ts";

/** The programme once a client is removed. */
function withoutClient(programme: Programme, clientId: string): Programme {
  const clients = programme.clients.filter(({ id }) => id !== clientId);
  const stages: Partial<Record<Stage, number>> = {};
  for (const { stage } of clients) stages[stage] = (stages[stage] ?? 0) + 1;
  return { ...programme, clients, stages, clientCount: clients.length };
}

/** Removes clients of a programme, after asking: one question for the whole list. */
export function useRemoveClient(programme: Programme) {
  const update = useProgrammeUpdate();
  const [client, setClient] = useState<Client | null>(null);
  const { ask, question } = useAskedAction(trpc.programme.removeClient.useMutation(), {
    onDone: (_, { clientId }) => {
      update(withoutClient(programme, clientId));
      showToast({ title: client === null ? "The client is removed" : `${client.name} is removed` });
    },
  });
  const hasRound = typeof client?.answers === "number";
  return {
    remove: (asked: Client) => {
      setClient(asked);
      ask({ faId: programme.id, clientId: asked.id });
    },
    question: (
      <AskFirst
        {...question}
        title={`Remove ${client?.name ?? "this client"}?`}
        keepLabel="Keep them"
        goLabel={`Remove ${client?.name ?? "this client"}`}
        busyLabel="Removing…"
        failure="The client wasn’t removed"
      >
        <p>
          You’ll lose sight of how far they are, and of their result if they share it. Your notes on them go,
          too.
        </p>
        {hasRound && (
          <p>Their round stays theirs, with every answer in it. Group pictures stay as they are.</p>
        )}
        {client?.stage === "invited" && <p>The link in their invitation stops working.</p>}
      </AskFirst>
    ),
  };
}
