import type { Person } from "#src/islands/programme/start/draft.ts";
import { useCutList } from "#src/islands/kit/browser/use-cut-list.ts";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { people as peopleCount } from "#src/shared/survey/survey-stage.ts";

const shownAtFirst = 8;

interface PeopleToAskProps {
  people: readonly Person[];
  onEdit: () => void;
}

/** Who gets an email. */
export function PeopleToAsk({ people, onEdit }: PeopleToAskProps) {
  const { shown, refAt, showAll } = useCutList(people, shownAtFirst);
  return (
    <section className="grid gap-3" aria-labelledby="asked">
      <h3 id="asked">{peopleCount(people.length)} will get an email</h3>
      <ul className="border-b border-hair">
        {shown.map(({ id, name, email }, place) => (
          <li
            key={id}
            ref={refAt(place)}
            tabIndex={place === shownAtFirst ? -1 : undefined}
            className="flex flex-wrap justify-between gap-x-4 border-t border-hair py-2"
          >
            <span>{name}</span>
            <span className="text-base text-muted">{email}</span>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-3">
        {shown.length < people.length && <Button onClick={showAll}>Show all {people.length}</Button>}
        <Button look="quiet" className="-ms-3" onClick={onEdit}>
          Change the list
        </Button>
      </p>
    </section>
  );
}
