import { answers } from "#src/shared/survey/survey-stage.ts";
import type { Client } from "#src/shared/programme/programme.output.ts";
import { isUnderWay, standingText } from "#src/shared/programme/programme.ts";
import { StageSwatch } from "#src/islands/facilitator/stages.tsx";
import { deliveryText } from "#src/shared/invitation/delivery-text.ts";

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

/** Where a client stands. */
export function Standing({ client }: { client: Client }) {
  const answers = answersText(client);
  const delivery = deliveryText(client.delivery);
  return (
    <div className="min-w-0">
      <p className="flex items-center gap-2">
        <StageSwatch stage={client.stage} />
        {standingText(client)}
      </p>
      {answers !== null && <p className="text-sm text-muted tabular-nums">{answers}</p>}
      {delivery !== null && <p className="text-sm text-muted">{delivery}</p>}
    </div>
  );
}
