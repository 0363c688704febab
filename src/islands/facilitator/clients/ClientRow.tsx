import type { ClientInProgramme } from "#src/shared/programme/today.output.ts";
import { paths } from "#src/shared/site/paths.ts";
import { memo, type Ref } from "react";
import { ClientStep } from "./ClientStep.tsx";
import { ClientName, Standing } from "./ClientFacts.tsx";

interface ClientRowProps {
  client: ClientInProgramme;
  hasPlan: boolean;
  linkRef: Ref<HTMLAnchorElement>;
}

/** A client in the list of all; unchanged rows aren't drawn again while someone types. */
export const ClientRow = memo(function ClientRow({ client, hasPlan, linkRef }: ClientRowProps) {
  const { faId, programme } = client;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-2 border-t border-hair py-3 max-md:[&>:first-child]:col-span-2 md:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_minmax(0,1fr)_15rem] md:items-center">
      <ClientName client={client} />
      <p className="min-w-0">
        <a
          ref={linkRef}
          className="link-line text-sm text-muted wrap-anywhere"
          href={paths.facilitatorOverview(faId)}
        >
          {programme}
        </a>
      </p>
      <Standing client={client} />
      <div className="col-span-2 grid empty:hidden md:col-span-1">
        <ClientStep faId={faId} client={client} opens={null} hasPlan={hasPlan} />
      </div>
    </li>
  );
});
