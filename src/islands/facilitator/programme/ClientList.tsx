import { useCutList } from "#src/islands/kit/browser/use-cut-list.ts";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { clientCount } from "#src/islands/facilitator/stages/progress-text.ts";
import type { Client } from "#src/shared/programme/programme.output.ts";
import { ProgrammeClient } from "./ProgrammeClient.tsx";
import type { ProgrammeProps } from "./programme-props.ts";

interface ClientListProps extends ProgrammeProps {
  /** Those that fit what someone looks for. */
  clients: readonly Client[];
  onRemove: (client: Client) => void;
}

const shownAtFirst = 50;

/** A long list is cut, and shown in full on demand. */
export function ClientList({ programme, clients, hasPlan, onRemove }: ClientListProps) {
  const { shown, refAt, showAll } = useCutList(clients, shownAtFirst);
  if (clients.length === 0) return null;
  return (
    <>
      <ul className="border-b border-hair" aria-label="Clients">
        {shown.map((client, place) => (
          <ProgrammeClient
            key={client.id}
            {...{ programme, client, hasPlan, onRemove }}
            itemRef={refAt(place)}
          />
        ))}
      </ul>
      {shown.length < clients.length && (
        <p>
          <Button onClick={showAll}>Show all {clientCount(clients.length)}</Button>
        </p>
      )}
    </>
  );
}
