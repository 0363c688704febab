import { StageSwatch } from "#src/islands/facilitator/stages.tsx";
import { deliveryText } from "#src/shared/invitation/delivery-text.ts";
import type { Client } from "#src/shared/programme/programme.output.ts";
import { standingText } from "#src/shared/programme/stage.ts";
import { answersText } from "./client-text.ts";

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
