import { api } from "#src/islands/kit/api/api.ts";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import { toastFailure, useAction } from "#src/islands/kit/api/use-action.ts";
import { Button, LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { paths } from "#src/shared/site/paths.ts";
import type { Today } from "#src/shared/programme/today.output.ts";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { ProgrammeRow } from "./ProgrammeRow.tsx";

/** The programmes, newest first: the page's, and all of them on demand. */
export function ProgrammesSection({ today }: { today: Today }) {
  const { programmes: first, programmeCount, hasPlan } = today;
  const { data: all } = trpc.programme.list.useQuery(undefined, { enabled: false });
  const utils = trpc.useUtils();
  const { run, isBusy } = useAction(
    useMutation({
      mutationFn: () => api.programme.list.query(),
      onSuccess: (list) => utils.programme.list.setData(undefined, list),
      onError: toastFailure("Your programmes didn’t load"),
    }),
  );
  const firstOfRest = useRef<HTMLAnchorElement>(null);
  const isWhole = all !== undefined;
  useEffect(() => {
    if (isWhole) firstOfRest.current?.focus();
  }, [isWhole]);
  return (
    <section className="grid gap-4" aria-labelledby="programmes">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="programmes">Your programmes</h2>
        {hasPlan && <LinkButton href={paths.newFacilitator()}>Start a programme</LinkButton>}
      </div>
      <ul className="border-b border-hair">
        {(all ?? first).map((programme, place) => (
          <ProgrammeRow
            key={programme.id}
            programme={programme}
            linkRef={place === first.length ? firstOfRest : undefined}
          />
        ))}
      </ul>
      {!isWhole && first.length < programmeCount && (
        <p>
          <Button busy={isBusy} busyLabel="Loading your programmes…" onClick={() => run()}>
            Show all {programmeCount} programmes
          </Button>
        </p>
      )}
    </section>
  );
}
