import type { Person } from "#src/islands/programme/start/draft.ts";
import type { ChangeDraft } from "#src/islands/programme/start/use-draft.ts";
import { useFocusHeir } from "#src/islands/kit/forms/use-focus-heir.ts";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import type { FieldProblem } from "#src/islands/kit/ui/ErrorSummary.tsx";
import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import { useMemo, useRef } from "react";
import { fieldOf } from "./people-problems.ts";
import { countsText, needsLook, withChange, withOpen, withoutPerson, withoutProblems } from "./people.ts";
import { PersonRow, type RowActions } from "./PersonRow.tsx";

interface PeopleListProps {
  people: readonly Person[];
  change: ChangeDraft;
  problems: readonly FieldProblem[];
  checks: { readonly problem: string | null; readonly tryAgain: () => void };
}

/** The same functions for as long as the page lasts: of two hundred rows, only the one that changes is drawn again. */
function useRowActions(change: ChangeDraft): RowActions {
  return useMemo(() => {
    const setPeople = (changed: (people: readonly Person[]) => readonly Person[]) =>
      change((now) => ({ ...now, people: changed(now.people) }));
    return {
      edit: (id, fields) => setPeople((people) => withChange(people, id, fields)),
      setOpen: (id, isOpen) => setPeople((people) => withOpen(people, id, isOpen)),
      remove: (id) => setPeople((people) => withoutPerson(people, id)),
    };
  }, [change]);
}

/** Everyone so far, with what was found of each. */
export function PeopleList({ people, change, problems, checks }: PeopleListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const focusWatch = useFocusHeir(heading);
  const actions = useRowActions(change);
  const look = people.filter(needsLook).length;
  const messageAt = (fieldId: string) => problems.find((each) => each.fieldId === fieldId)?.message ?? null;
  return (
    <section className="grid gap-3" aria-labelledby="people" {...focusWatch}>
      <h3 ref={heading} id="people" tabIndex={-1} className="scroll-mt-24">
        Your list
      </h3>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6">
        <p role="status" className="tabular-nums">
          {people.length === 0 ? "Nobody yet. People you add appear here." : countsText(people)}
        </p>
        {look > 0 && (
          <Button
            look="quiet"
            className="-mx-3"
            onClick={() => change((now) => ({ ...now, people: withoutProblems(now.people) }))}
          >
            {look === 1 ? "Remove the one that needs a look" : `Remove the ${look} that need a look`}
          </Button>
        )}
      </div>
      {checks.problem !== null && (
        <Notice tone="error" title="The list wasn’t checked">
          <p>{checks.problem}</p>
          <p className="mt-2">
            <Button onClick={checks.tryAgain}>Check again</Button>
          </p>
        </Notice>
      )}
      <ul className={people.length > 0 ? "border-b border-hair" : ""}>
        {people.map(({ id, ...person }) => (
          <PersonRow
            key={id}
            id={id}
            {...person}
            nameProblem={messageAt(fieldOf(id, "name"))}
            emailProblem={messageAt(fieldOf(id, "email"))}
            actions={actions}
          />
        ))}
      </ul>
    </section>
  );
}
