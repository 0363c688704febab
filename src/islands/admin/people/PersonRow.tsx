import type { FirstRef } from "#src/islands/admin/lists/PagedList.tsx";
import type { Person } from "#src/shared/admin/people.output.ts";
import { dayText, planText, rolesText, roundsText } from "./person-text.ts";
import { PersonName } from "./PersonName.tsx";

interface PersonRowProps {
  person: Person;
  first: FirstRef;
}

/** Someone in the list: leads to their page. */
export function PersonRow({ person, first }: PersonRowProps) {
  const { since, lastSeen, plan, rounds } = person;
  const roles = rolesText(person);
  return (
    <li className="grid gap-x-6 gap-y-1 border-t border-hair py-3 sm:grid-cols-2 md:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)_minmax(0,1fr)] md:items-center">
      <div className="min-w-0 sm:col-span-2 md:col-span-1">
        <PersonName person={person} first={first} />
      </div>
      <div className="min-w-0 text-sm">
        <p>
          {planText(plan)} · {roundsText(rounds)}
        </p>
        {roles !== "" && <p className="text-muted">{roles}</p>}
      </div>
      <div className="min-w-0 text-sm text-muted">
        <p>Since {dayText(since)}</p>
        <p>{lastSeen === null ? "Not seen lately" : `Last seen ${dayText(lastSeen)}`}</p>
      </div>
    </li>
  );
}
