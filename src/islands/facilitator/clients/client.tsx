import { useMutationState } from "@tanstack/react-query";
import { getMutationKey } from "@trpc/react-query";
import { useRef } from "react";
import { StageSwatch, clientCount } from "#src/islands/facilitator/stages.tsx";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import { useFocusFallback } from "#src/islands/kit/forms/inline-form.tsx";
import { Button, LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { splitName } from "#src/shared/account/names.ts";
import { deliveryText } from "#src/shared/invitation/delivery-text.ts";
import { type Opener, programmeLimits, isUnderWay, stageTexts } from "#src/shared/programme/programme.ts";
import type { Client } from "#src/shared/programme/programme.output.ts";
import { paths } from "#src/shared/site/paths.ts";
import { answers } from "#src/shared/survey/survey-stage.ts";

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

/** Who it is. */
export function ClientName({ client: { name, email } }: { client: Pick<Client, "name" | "email"> }) {
  return (
    <div className="min-w-0">
      <p className="wrap-anywhere">
        <strong>{name}</strong>
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
        <StageSwatch stage={client.stage} />
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
  /** Who opens the client's window; null if unknown. */
  opens: Opener | null;
  /** Without a plan, nothing new can be started. */
  hasPlan: boolean;
}

/** What a facilitator can do next for a client; nothing if it's the client's turn. */
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

/** Links to a shared result. */
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

/** Links to the session in which both open a window. */
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

interface NudgeProps {
  faId: string;
  client: Pick<Client, "id" | "name">;
  look?: "primary" | "secondary";
}

/** Sends a client a reminder. The result replaces the button everywhere the client is listed. */
export function Nudge({ faId, client: { id, name }, look = "secondary" }: NudgeProps) {
  const { run, isBusy, problem } = useAction(trpc.programme.nudge.useMutation());
  const nudged = useNudged(id);
  const wasNudged = nudged !== null;
  const outcome = useRef<HTMLParagraphElement>(null);
  const focusWatch = useFocusFallback(outcome);
  return (
    <div className="grid gap-1" {...focusWatch}>
      {!wasNudged && (
        <Button
          look={look}
          className="justify-self-start md:justify-self-end"
          busy={isBusy}
          busyLabel="Sending…"
          aria-label={isBusy ? undefined : `Nudge ${name}`}
          onClick={() => run({ faId, clientId: id })}
        >
          Nudge
        </Button>
      )}
      <p ref={outcome} role="status" tabIndex={-1} className="text-sm empty:sr-only md:text-end">
        {wasNudged && nudgedText(name, nudged)}
        {!wasNudged && problem !== null && (
          <span className="text-danger">We couldn’t send the nudge. {problem}</span>
        )}
      </p>
    </div>
  );
}

const nudgedText = (name: string, delivery: Client["delivery"]): string =>
  `${deliveryText(delivery) ?? "Sent."} You can nudge ${splitName(name).firstName} again in ${String(programmeLimits.nudgeDays)} days.`;

/** The result of a reminder from this page; null if none was sent. */
function useNudged(clientId: string): "usual" | "later" | null {
  const nudged = useMutationState({
    filters: { mutationKey: getMutationKey(trpc.programme.nudge), status: "success" },
    select: ({ state: { variables, data } }) => idIn(variables) === clientId && { isLater: isLater(data) },
  });
  const found = nudged.find((one) => one !== false);
  if (!found) return null;
  return found.isLater ? "later" : "usual";
}

const isLater = (client: unknown): boolean =>
  typeof client === "object" && client !== null && "delivery" in client && client.delivery === "later";

const idIn = (variables: unknown): unknown =>
  typeof variables === "object" && variables !== null && "clientId" in variables ? variables.clientId : null;

/** How many clients match: "3 of 500 clients". */
export function foundText(found: number, total: number): string {
  if (found === 0) return "No client fits. Try fewer letters, or all stages.";
  return found === total ? clientCount(total) : `${String(found)} of ${clientCount(total)}`;
}
