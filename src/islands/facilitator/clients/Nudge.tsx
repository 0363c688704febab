import { trpc } from "#src/islands/kit/api/trpc.ts";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import { useFocusHeir } from "#src/islands/kit/forms/in-place.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { programmeLimits } from "#src/shared/programme/programme-limits.ts";
import { deliveryText } from "#src/shared/invitation/delivery-text.ts";
import type { Client } from "#src/shared/programme/programme.output.ts";
import { splitName } from "#src/shared/account/split-name.ts";
import { useMutationState } from "@tanstack/react-query";
import { getMutationKey } from "@trpc/react-query";
import { useRef } from "react";

interface NudgeProps {
  faId: string;
  client: Pick<Client, "id" | "name">;
  look?: "primary" | "secondary";
}

/** Sends a client a friendly email. What came of it stands where the button was, wherever else on the page the client is listed. */
export function Nudge({ faId, client: { id, name }, look = "secondary" }: NudgeProps) {
  const { run, isBusy, problem } = useAction(trpc.programme.nudge.useMutation());
  const nudged = useNudged(id);
  const wasNudged = nudged !== null;
  const outcome = useRef<HTMLParagraphElement>(null);
  const focusWatch = useFocusHeir(outcome);
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

/** What came of a nudge from this page; null where there was none. */
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
