import { type ReactNode, memo, useMemo, useRef } from "react";
import type { FieldProblem } from "#src/islands/kit/forms/form.tsx";
import { useFocusFallback } from "#src/islands/kit/forms/inline-form.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { Field } from "#src/islands/kit/ui/Field.tsx";
import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import {
  countsText,
  fieldOf,
  needsLook,
  withChange,
  withOpen,
  withoutPerson,
  withoutProblems,
} from "./people.ts";
import { type ChangeDraft, type Person, verdictTexts } from "./draft.ts";
import { programmeLimits } from "#src/shared/programme/programme-limits.ts";

interface RowActions {
  readonly edit: (id: number, fields: { name?: string; email?: string }) => void;
  readonly setOpen: (id: number, isOpen: boolean) => void;
  readonly remove: (id: number) => void;
}

interface PersonRowProps extends Person {
  /** The server's problem with a field. */
  nameProblem: string | null;
  emailProblem: string | null;
  actions: RowActions;
}

const whoIs = ({ name, email }: Person): string => name.trim() || email.trim() || "this row";

/** Someone in the list: as text, or with open fields. */
const PersonRow = memo(function PersonRow(props: PersonRowProps) {
  const { id, isOpen, nameProblem, emailProblem, actions } = props;
  const toggle = useRef<HTMLButtonElement>(null);
  const isEditing = isOpen || nameProblem !== null || emailProblem !== null;
  const who = whoIs(props);
  return (
    <li className="border-t border-hair py-3">
      <form
        className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          actions.setOpen(id, false);
          // The field that had the focus is gone.
          toggle.current?.focus();
        }}
      >
        {isEditing ? <RowFields {...props} /> : <RowText {...props} />}
        <span className="-mx-3 flex items-center gap-x-2">
          <Button
            ref={toggle}
            look="quiet"
            className="text-sm"
            aria-label={isEditing ? `Done with ${who}` : `Edit ${who}`}
            onClick={() => actions.setOpen(id, !isEditing)}
          >
            {isEditing ? "Done" : "Edit"}
          </Button>
          <Button
            look="quiet"
            className="text-sm"
            aria-label={`Remove ${who}`}
            onClick={() => actions.remove(id)}
          >
            Remove
          </Button>
        </span>
        {/* Enter in a field needs a button of its kind. */}
        <button type="submit" hidden />
      </form>
    </li>
  );
});

function RowText({ name, email, verdict }: PersonRowProps) {
  return (
    <>
      <span className="grid min-w-0 flex-1 basis-48">
        <span className="wrap-anywhere font-[600]">{name || "No name"}</span>
        <span className="wrap-anywhere text-base text-muted">{email || "No address"}</span>
      </span>
      <Verdict verdict={verdict} />
    </>
  );
}

function RowFields(props: PersonRowProps) {
  const { id, name, email, verdict, nameProblem, emailProblem, actions } = props;
  // Each row has a "Name" and an "Email": the group says whose.
  const found = verdict === null ? null : verdictTexts[verdict];
  const foundAt = (field: "name" | "email") => (found?.field === field ? found.text : null);
  return (
    <span
      role="group"
      aria-label={whoIs(props)}
      className="grid min-w-0 basis-full items-start gap-3 sm:grid-cols-2"
    >
      <Field
        id={fieldOf(id, "name")}
        label="Name"
        autoComplete="off"
        maxLength={programmeLimits.nameMaxLength}
        value={name}
        error={nameProblem ?? foundAt("name")}
        onChange={({ currentTarget }) => actions.edit(id, { name: currentTarget.value })}
      />
      <Field
        id={fieldOf(id, "email")}
        label="Email"
        type="email"
        autoComplete="off"
        maxLength={254}
        value={email}
        error={emailProblem ?? foundAt("email")}
        onChange={({ currentTarget }) => actions.edit(id, { email: currentTarget.value })}
      />
      {(verdict === null || verdict === "ok") && <Verdict verdict={verdict} />}
    </span>
  );
}

function Verdict({ verdict }: Pick<Person, "verdict">): ReactNode {
  if (verdict === null) return <span className="text-sm text-muted">Checking…</span>;
  if (verdict === "ok") return <span className="text-sm text-muted">✓ Ready</span>;
  return <span className="field-error basis-full sm:basis-auto">{verdictTexts[verdict].text}</span>;
}

interface PeopleListProps {
  people: readonly Person[];
  change: ChangeDraft;
  problems: readonly FieldProblem[];
  checks: { readonly problem: string | null; readonly tryAgain: () => void };
}

/** Stable functions: of two hundred rows, only the changed one is drawn again. */
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
  const focusWatch = useFocusFallback(heading);
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
