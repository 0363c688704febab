import { useFocusHeir } from "#src/islands/kit/forms/use-focus-heir.ts";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import { useRef } from "react";
import { CheckedRow } from "./CheckedRow.tsx";
import { countsText, needsLook } from "./invite-rows.ts";
import type { InviteList } from "./use-invite-list.ts";

/** Every address so far, with what was found of each. */
export function CheckedList({ list }: { list: InviteList }) {
  const { rows, edit, remove, removeProblems, failed, checkAgain } = list;
  const heading = useRef<HTMLHeadingElement>(null);
  const focusWatch = useFocusHeir(heading);
  const look = rows.filter(needsLook).length;
  return (
    <section className="grid gap-3" aria-labelledby="invite-list" {...focusWatch}>
      <h3 ref={heading} id="invite-list" tabIndex={-1} className="scroll-mt-24">
        Your list
      </h3>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6">
        <p role="status" className="tabular-nums">
          {rows.length === 0 ? "Nobody yet. Addresses you add appear here." : countsText(rows)}
        </p>
        {look > 0 && (
          <Button look="quiet" className="-mx-3" onClick={removeProblems}>
            {look === 1 ? "Remove the one that needs a look" : `Remove the ${String(look)} that need a look`}
          </Button>
        )}
      </div>
      {failed !== null && (
        <Notice tone="error" title="The list wasn’t checked">
          <p>{failed}</p>
          <p className="mt-2">
            <Button onClick={checkAgain}>Check again</Button>
          </p>
        </Notice>
      )}
      {rows.length > 0 && (
        <ul className="border-b border-hair" aria-label="Addresses">
          {rows.map((row) => (
            <CheckedRow key={row.id} row={row} onEdit={edit} onRemove={remove} />
          ))}
        </ul>
      )}
    </section>
  );
}
