import { foundText } from "#src/islands/facilitator/clients/found-text.ts";
import { clientCount } from "#src/islands/facilitator/stages/progress-text.ts";
import { useFocusHeir } from "#src/islands/kit/forms/use-focus-heir.ts";
import { Field } from "#src/islands/kit/ui/Field.tsx";
import type { Stage } from "#src/shared/programme/stage.ts";
import { useRef, useState } from "react";
import { ClientList } from "./ClientList.tsx";
import { clientsThatFit } from "./clients-that-fit.ts";
import type { ProgrammeProps } from "./programme-props.ts";
import { StagesPicture } from "./StagesPicture.tsx";
import { useRemoveClient } from "./use-remove-client.tsx";

/** So few are looked through faster than they are searched. */
const searchedFrom = 8;

/** How far the clients are, as a picture that also filters, and the clients themselves. */
export function ProgrammeClients({ programme, hasPlan }: ProgrammeProps) {
  const { clients, clientCount: total, stages } = programme;
  const [picked, setPicked] = useState<Stage | null>(null);
  const [q, setQ] = useState("");
  const heading = useRef<HTMLHeadingElement>(null);
  const focusWatch = useFocusHeir(heading);
  const { remove, question } = useRemoveClient(programme);
  // The last client of a stage may have moved on, or be removed.
  const stage = picked !== null && stages[picked] !== undefined ? picked : null;
  const found = clientsThatFit(clients, q, stage);
  return (
    <section className="grid gap-5" aria-labelledby="clients" {...focusWatch}>
      <h2 id="clients" ref={heading} tabIndex={-1}>
        {total === 0 ? "No clients yet" : clientCount(total)}
      </h2>
      {total > 0 && <StagesPicture counts={stages} picked={stage} onPick={setPicked} />}
      {total >= searchedFrom && (
        <div role="search" className="max-w-form">
          <Field
            label="Search by name or email"
            type="search"
            autoComplete="off"
            value={q}
            onChange={({ target }) => setQ(target.value)}
          />
        </div>
      )}
      <p role="status" className={found.length === total ? "sr-only" : "text-muted"}>
        {total > 0 && foundText(found.length, total)}
      </p>
      <ClientList programme={programme} clients={found} hasPlan={hasPlan} onRemove={remove} />
      {question}
    </section>
  );
}
