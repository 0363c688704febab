import { trpc } from "#src/islands/kit/api/trpc.ts";
import { useAskedAction } from "#src/islands/kit/api/use-asked-action.ts";
import { AskFirst } from "#src/islands/kit/forms/AskFirst.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { Card } from "#src/islands/kit/ui/Card.tsx";
import { showToast } from "#src/islands/kit/ui/toasts.tsx";
import type { Workshop } from "#src/shared/workshop/workshop.output.ts";
import { useState } from "react";

interface GuestListProps {
  workshop: Workshop;
  onRemoved: (workshop: Workshop) => void;
}

/** Who has joined. It says nothing of what anyone did. */
export function GuestList({ workshop: { id, people, step }, onRemoved }: GuestListProps) {
  const [name, setName] = useState("");
  const { ask, question } = useAskedAction(trpc.workshop.removeGuest.useMutation(), {
    onDone: (next) => {
      onRemoved(next);
      showToast({ title: `${name} is removed` });
    },
  });
  return (
    <Card title={people.length === 0 ? "Who’s here" : `Who’s here (${String(people.length)})`}>
      {people.length === 0 ? (
        <p className="text-muted">Nobody yet. Names show up here as people join, and on no wall.</p>
      ) : (
        <ul className="workshop-people">
          {people.map((guest) => (
            <li key={guest.guestId}>
              <span className="wrap-anywhere">{guest.name}</span>
              {step !== "ended" && (
                <Button
                  look="quiet"
                  aria-label={`Remove ${guest.name}`}
                  onClick={() => {
                    setName(guest.name);
                    ask({ workshopId: id, guestId: guest.guestId });
                  }}
                >
                  Remove
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <AskFirst
        {...question}
        title={`Remove ${name}?`}
        keepLabel="Keep them"
        goLabel={`Remove ${name}`}
        busyLabel="Removing…"
        failure="They’re still here"
      >
        <p>Use this for a phone that joined twice, or for a name that nobody should have.</p>
        <p>
          Their own words and what others picked for them are erased. What they picked for others stays, as
          nothing tells that it was theirs.
        </p>
      </AskFirst>
    </Card>
  );
}
