import { LocalDate } from "#src/islands/kit/page/LocalDate.tsx";
import { LinkButton } from "#src/islands/kit/ui/Button.tsx";
import type { Client } from "#src/shared/programme/programme.output.ts";
import type { SharedResult } from "#src/shared/sharing/shared-result.ts";
import { paths } from "#src/shared/site/paths.ts";

interface ClientHeaderProps {
  faId: string;
  client: Client;
  /** null while it isn't shared. */
  result: SharedResult | null;
}

/** Whose page it is, since when they share it, and the way into the session. */
export function ClientHeader({ faId, client, result }: ClientHeaderProps) {
  return (
    <header className="grid gap-4">
      <h1>{client.name}</h1>
      {result !== null && (
        <>
          <p className="lead">
            {result.clientName} has shared this with you since{" "}
            <span className="whitespace-nowrap">
              <LocalDate iso={result.sharedSince} />
            </span>
            .
          </p>
          <p className="flex flex-wrap items-center gap-x-6 gap-y-3 no-print">
            <LinkButton look="primary" large href={paths.facilitatorMeeting(faId, client.id)}>
              Start the session
            </LinkButton>
            <a className="link-line client-jump" href="#preparation">
              Preparation
            </a>
            <a className="link-line client-jump" href="#notes">
              Your notes
            </a>
          </p>
        </>
      )}
    </header>
  );
}
