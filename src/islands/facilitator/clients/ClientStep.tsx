import { LinkButton } from "#src/islands/kit/ui/Button.tsx";
import type { Opener } from "#src/shared/programme/programme.ts";
import type { Client } from "#src/shared/programme/programme.output.ts";
import { paths } from "#src/shared/site/paths.ts";
import { Nudge } from "./Nudge.tsx";

interface ClientStepProps {
  faId: string;
  client: Client;
  /** Who opens the client's window; null where the list doesn't know. */
  opens: Opener | null;
  /** Without one nothing new is started: no session, and no email. */
  hasPlan: boolean;
}

/** What a facilitator can do next about a client; nothing where the client is the one to act, or nobody. */
export function ClientStep({ faId, client, opens, hasPlan }: ClientStepProps) {
  const { stage, canNudge, canMeet } = client;
  if (stage === "shared") return <Prepare faId={faId} client={client} />;
  if (!hasPlan) return null;
  if (stage === "ready" && opens === "together" && canMeet)
    return <StartSession faId={faId} client={client} />;
  return canNudge ? <Nudge faId={faId} client={client} /> : null;
}

interface StepProps extends Pick<ClientStepProps, "faId" | "client"> {
  look?: "primary" | "secondary";
}

/** Leads to the page on which a shared result is read. */
export function Prepare({ faId, client: { id, name }, look = "secondary" }: StepProps) {
  return (
    <LinkButton
      look={look}
      className="justify-self-start md:justify-self-end"
      href={paths.facilitatorInsights(faId, id)}
      aria-label={`Prepare the session with ${name}`}
    >
      Prepare the session
    </LinkButton>
  );
}

/** Leads to the page on which facilitator and client open a window together. */
export function StartSession({ faId, client: { id, name }, look = "secondary" }: StepProps) {
  return (
    <LinkButton
      look={look}
      className="justify-self-start md:justify-self-end"
      href={paths.facilitatorMeeting(faId, id)}
      aria-label={`Start the session with ${name}`}
    >
      Start the session
    </LinkButton>
  );
}
