import { endOfDay } from "#src/islands/kit/forms/deadline.ts";
import { LocalDate } from "#src/islands/kit/page/LocalDate.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import type { Organisation } from "#src/shared/organisation/organisation.output.ts";
import { people as peopleCount } from "#src/shared/survey/survey-stage.ts";
import { useEffect, useRef } from "react";
import { panelOf, type Draft } from "./draft.ts";

interface SummaryProps {
  organisation: Organisation;
  draft: Draft;
  isBusy: boolean;
  onBack: () => void;
  onAsk: () => void;
}

/** What happens, before anyone is asked. */
export function Summary({ organisation, draft, isBusy, onBack, onAsk }: SummaryProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const chosen = new Set(draft.people);
  const names = organisation.members.filter(({ userId }) => chosen.has(userId)).map(({ name }) => name);
  const count = peopleCount(names.length);
  const size = String(panelOf(draft));
  return (
    <section className="grid max-w-measure gap-6" aria-labelledby="summary">
      <h2 id="summary" ref={heading} tabIndex={-1} className="wrap-anywhere">
        {draft.title}
      </h2>
      {draft.purpose.trim() !== "" && <p className="whitespace-pre-line wrap-anywhere">{draft.purpose}</p>}
      <ul className="grid gap-2">
        <li>We email {count} now, and remind those who are behind before the deadline.</li>
        <li>
          Everyone picks their own words. Each describes {size} colleagues, and is described by {size}.
        </li>
        <li>
          They can answer until <LocalDate iso={endOfDay(draft.day) ?? ""} withTime />. Then all windows open
          together, each for its own person alone.
        </li>
        <li>Anyone can step out. You see how far everyone is together, and nothing on any single person.</li>
      </ul>
      <details>
        <summary className="min-h-11 content-center">Read the {names.length} names</summary>
        <ul className="wrap-anywhere">
          {names.map((name, place) => (
            <li key={place}>{name}</li>
          ))}
        </ul>
      </details>
      <div className="flex flex-wrap gap-3">
        <Button look="primary" large busy={isBusy} busyLabel="Asking…" onClick={onAsk}>
          Ask {count}
        </Button>
        <Button look="quiet" onClick={onBack}>
          Change something
        </Button>
      </div>
    </section>
  );
}
