import type { ProgrammeProps } from "#src/islands/facilitator/programme/programme-props.ts";
import { useFocusHeir } from "#src/islands/kit/forms/use-focus-heir.ts";
import { useFormInPlace } from "#src/islands/kit/forms/use-form-in-place.ts";
import { LocalDate } from "#src/islands/kit/page/LocalDate.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { programmeLimits } from "#src/shared/programme/programme-limits.ts";
import { useRef } from "react";
import { AddFacilitator } from "./AddFacilitator.tsx";
import { useRemoveFacilitator } from "./use-remove-facilitator.tsx";

/** Who leads the programme: its owner takes others on and off, and they step out themselves. */
export function LeadingSection({ programme, hasPlan }: ProgrammeProps) {
  const { ledBy, facilitators, status } = programme;
  const heading = useRef<HTMLHeadingElement>(null);
  const focusWatch = useFocusHeir(heading);
  const { isOpen, open, close, opener } = useFormInPlace();
  const { remove, question } = useRemoveFacilitator(programme);
  const isOwn = ledBy === null;
  const hasRoom = facilitators.length < programmeLimits.coFacilitators;
  return (
    <section className="grid gap-4" aria-labelledby="leading" {...focusWatch}>
      <h2 id="leading" ref={heading} tabIndex={-1}>
        Who leads this programme
      </h2>
      <ul className="max-w-measure border-b border-hair">
        <li className="border-t border-hair py-3">{isOwn ? "You" : ledBy}, who started it</li>
        {facilitators.map((one) => (
          <li
            key={one.userId}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-hair py-3"
          >
            <span className="wrap-anywhere">
              {one.isYou ? "You" : one.name}{" "}
              <span className="text-sm text-muted">
                {one.organisation !== null && `${one.organisation} · `}since <LocalDate iso={one.since} />
              </span>
            </span>
            {(isOwn || one.isYou) && (
              <Button
                look="quiet"
                className="-mx-3"
                aria-label={one.isYou ? undefined : `Remove ${one.name}`}
                onClick={() => remove(one)}
              >
                {one.isYou ? "Step out" : "Remove"}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {isOwn ? (
        <p className="measure text-muted">
          Someone you add sees how far each client is, and only results that clients share after that. We
          email your clients about it.
        </p>
      ) : (
        <p className="measure text-muted">
          You see the results that clients have shared since you came. Group pictures are for {ledBy} alone,
          because they go by what clients have shown {ledBy}.
        </p>
      )}
      {isOwn && hasPlan && hasRoom && status === "running" && (
        <div>
          {isOpen ? (
            <AddFacilitator programme={programme} onEnd={close} />
          ) : (
            <Button ref={opener} onClick={open}>
              Add a colleague
            </Button>
          )}
        </div>
      )}
      {question}
    </section>
  );
}
