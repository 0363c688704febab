import { ClientName, Standing } from "#src/islands/facilitator/clients/ClientFacts.tsx";
import { ClientStep } from "#src/islands/facilitator/clients/ClientStep.tsx";
import { LocalDate } from "#src/islands/kit/page/LocalDate.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import type { Client } from "#src/shared/programme/programme.output.ts";
import type { Ref } from "react";
import type { ProgrammeProps } from "./programme-props.ts";

interface ProgrammeClientProps extends ProgrammeProps {
  client: Client;
  itemRef: Ref<HTMLLIElement> | undefined;
  onRemove: (client: Client) => void;
}

/** A client of the programme: where they stand, when they last got an email, and what to do next. */
export function ProgrammeClient({ programme, client, hasPlan, itemRef, onRemove }: ProgrammeClientProps) {
  const { invitedAt, nudgedAt, name } = client;
  return (
    <li
      ref={itemRef}
      tabIndex={itemRef ? -1 : undefined}
      className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-2 border-t border-hair py-3 md:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_minmax(0,0.7fr)_15rem_auto] md:items-center"
    >
      <ClientName client={client} />
      <Standing client={client} />
      <p className="text-sm text-muted max-md:text-end [&_time]:whitespace-nowrap">
        {nudgedAt === null ? "Invited" : "Nudged"} <LocalDate iso={nudgedAt ?? invitedAt} />
      </p>
      <div className="col-span-2 grid empty:hidden md:col-span-1">
        <ClientStep faId={programme.id} client={client} opens={programme.opens} hasPlan={hasPlan} />
      </div>
      {programme.ledBy === null && (
        <Button
          look="quiet"
          className="-me-3 justify-self-end max-md:col-start-2 max-md:row-start-1 md:col-start-5 md:-ms-3"
          aria-label={`Remove ${name}`}
          onClick={() => onRemove(client)}
        >
          Remove
        </Button>
      )}
    </li>
  );
}
