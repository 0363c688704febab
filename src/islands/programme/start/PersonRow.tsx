import { memo, useRef } from "react";
import { ScriptedForm } from "#src/islands/kit/forms/form.tsx";
import { RowActs } from "#src/islands/kit/lists/checked-list.tsx";
import { Field } from "#src/islands/kit/ui/Field.tsx";
import { programmeLimits } from "#src/shared/programme/programme.ts";
import {
  type ChangeDraft,
  type Person,
  changePeople,
  rowField,
  verdictTexts,
  withChange,
  withOpen,
  withoutPerson,
} from "./draft.ts";

interface PersonRowProps extends Person {
  nameProblem: string | null;
  emailProblem: string | null;
  /** Stable: of two hundred rows, only the changed one is drawn again. */
  change: ChangeDraft;
}

const whoIs = ({ name, email }: Person): string => name.trim() || email.trim() || "this row";

/** Someone in the list: as text, or with open fields. */
export const PersonRow = memo(function PersonRow(props: PersonRowProps) {
  const { id, isOpen, nameProblem, emailProblem, change } = props;
  const setOpen = (toOpen: boolean) => changePeople(change, (people) => withOpen(people, id, toOpen));
  const toggle = useRef<HTMLButtonElement>(null);
  const isEditing = isOpen || nameProblem !== null || emailProblem !== null;
  return (
    <li className="border-t border-hair py-3">
      <ScriptedForm
        className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2"
        onSubmit={() => {
          setOpen(false);
          // The field that had the focus is gone.
          toggle.current?.focus();
        }}
      >
        {isEditing ? (
          <RowFields {...props} />
        ) : (
          <>
            <span className="grid min-w-0 flex-1 basis-48">
              <span className="wrap-anywhere font-[600]">{props.name || "No name"}</span>
              <span className="wrap-anywhere text-base text-muted">{props.email || "No address"}</span>
            </span>
            <Verdict verdict={props.verdict} />
          </>
        )}
        <RowActs
          who={whoIs(props)}
          isOpen={isEditing}
          toggle={toggle}
          onToggle={() => setOpen(!isEditing)}
          onRemove={() => changePeople(change, (people) => withoutPerson(people, id))}
        />
        {/* Enter in a field needs a button of its kind. */}
        <button type="submit" hidden />
      </ScriptedForm>
    </li>
  );
});

function RowFields(props: PersonRowProps) {
  const { id, name, email, verdict, nameProblem, emailProblem, change } = props;
  const edit = (fields: { name?: string; email?: string }) =>
    changePeople(change, (people) => withChange(people, id, fields));
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
        id={rowField(id, "name")}
        label="Name"
        autoComplete="off"
        maxLength={programmeLimits.nameMaxLength}
        value={name}
        error={nameProblem ?? foundAt("name")}
        onChange={({ currentTarget }) => edit({ name: currentTarget.value })}
      />
      <Field
        id={rowField(id, "email")}
        label="Email"
        type="email"
        autoComplete="off"
        maxLength={254}
        value={email}
        error={emailProblem ?? foundAt("email")}
        onChange={({ currentTarget }) => edit({ email: currentTarget.value })}
      />
      {(verdict === null || verdict === "ok") && <Verdict verdict={verdict} />}
    </span>
  );
}

function Verdict({ verdict }: Pick<Person, "verdict">) {
  if (verdict === null || verdict === "ok")
    return <span className="text-sm text-muted">{verdict === null ? "Checking…" : "✓ Ready"}</span>;
  return <span className="field-error basis-full sm:basis-auto">{verdictTexts[verdict].text}</span>;
}
