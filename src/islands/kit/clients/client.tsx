import { LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { deliveryText } from "#src/shared/invitation/delivery-text.ts";
import { type Opener, groupOf, isUnderWay, stageTexts } from "#src/shared/programme/programme.ts";
import type { Ref } from "react";
import type { Client } from "#src/shared/programme/programme.output.ts";
import { paths } from "#src/shared/site/paths.ts";
import { answers, goToSession } from "#src/shared/survey/survey-stage.ts";
import { Remind } from "./remind.tsx";
import { StageSwatch, clientCount } from "./stages.tsx";

/** "2 of 3 answers" while that matters, "5 answers" after; null where the client has no round. */
function answersText({
  answers: count,
  minResponses,
  stage,
}: Pick<Client, "answers" | "minResponses" | "stage">): string | null {
  if (count === null) return null;
  return isUnderWay(stage) && count < minResponses
    ? `${String(count)} of ${String(minResponses)} answers`
    : answers(count);
}

interface ClientNameProps {
  faId: string;
  client: Pick<Client, "id" | "name" | "email">;
  linkRef?: Ref<HTMLAnchorElement> | undefined;
}

/** Who it is, and the way to their page. */
export function ClientName({ faId, client: { id, name, email }, linkRef }: ClientNameProps) {
  return (
    <div className="min-w-0">
      <p className="wrap-anywhere">
        <a
          ref={linkRef}
          className="inline-flex min-h-11 items-center font-[600] text-ink no-underline hover:underline"
          href={paths.facilitatorInsights(faId, id)}
        >
          <bdi>{name}</bdi>
        </a>
      </p>
      <p className="text-sm text-muted wrap-anywhere">{email}</p>
    </div>
  );
}

/** A client's stage. */
export function ClientStage({ client }: { client: Client }) {
  const answers = answersText(client);
  const delivery = deliveryText(client.delivery);
  return (
    <div className="min-w-0">
      <p className="flex items-center gap-2">
        <StageSwatch group={groupOf[client.stage]} />
        {stageTexts[client.stage]}
      </p>
      {answers !== null && <p className="text-sm text-muted tabular-nums">{answers}</p>}
      {delivery !== null && <p className="text-sm text-muted">{delivery}</p>}
    </div>
  );
}

interface ClientStepProps {
  faId: string;
  client: Client;
  /** Who opens the client's window. */
  opens: Opener;
  /** Without a plan, nothing new can be started. */
  hasPlan: boolean;
}

/** What a facilitator can do next for a client; nothing if it's the client's turn. */
export function ClientStep({ faId, client, opens, hasPlan }: ClientStepProps) {
  const { stage, canNudge, canMeet } = client;
  if (stage === "shared")
    return (
      <SessionLink
        href={paths.facilitatorInsights(faId, client.id)}
        label="See the result"
        whom={`of ${client.name}`}
      />
    );
  if (!hasPlan) return null;
  if (stage === "ready" && opens === "together" && canMeet)
    return <GoToSession faId={faId} client={client} />;
  return canNudge ? <Remind clients={[client]} /> : null;
}

interface StepProps extends Pick<ClientStepProps, "faId" | "client"> {
  look?: "primary" | "secondary" | undefined;
}

interface SessionLinkProps extends Pick<StepProps, "look"> {
  href: string;
  label: string;
  /** "with Anna Berg". */
  whom: string;
}

const SessionLink = ({ href, label, whom, look = "secondary" }: SessionLinkProps) => (
  <LinkButton
    look={look}
    className="justify-self-start md:justify-self-end"
    href={href}
    aria-label={`${label} ${whom}`}
  >
    {label}
  </LinkButton>
);

/** Links to a shared result that waits to be talked about. */
export const Prepare = ({ faId, client: { id, name }, look }: StepProps) => (
  <SessionLink
    {...{ look, whom: `with ${name}`, label: "Prepare the session" }}
    href={paths.facilitatorInsights(faId, id)}
  />
);

/** Links to the page of the session in which both open a window. */
export const GoToSession = ({ faId, client: { id, name }, look }: StepProps) => (
  <SessionLink
    {...{ look, whom: `with ${name}`, label: goToSession }}
    href={paths.facilitatorMeeting(faId, id)}
  />
);

/** How many clients match: "3 of 500 clients". */
export function foundText(found: number, total: number): string {
  if (found === 0) return "No client fits. Try fewer letters, or all stages.";
  return found === total ? clientCount(total) : `${String(found)} of ${clientCount(total)}`;
}
