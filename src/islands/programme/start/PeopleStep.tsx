import { memo, useEffect, useRef, useState } from "react";
import { errorStatus, errorText } from "#src/islands/kit/api/api-error.ts";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import {
  type FieldProblem,
  ScriptedForm,
  SubmitButton,
  fieldOf,
  useProblems,
} from "#src/islands/kit/forms/form.tsx";
import {
  AddList,
  CheckedList,
  RowActs,
  listText,
  withoutProblems,
} from "#src/islands/kit/lists/checked-list.tsx";
import { Field } from "#src/islands/kit/ui/Field.tsx";
import { programmeLimits } from "#src/shared/programme/programme.ts";
import {
  type ChangeDraft,
  type Draft,
  type Person,
  changePeople,
  rowField,
  verdictTexts,
  withChange,
  withOpen,
  withRows,
  withVerdicts,
  withoutPerson,
} from "./draft.ts";
import type { WizardState } from "./use-wizard.ts";

/** Has the whole list checked after each change, because rows may repeat each other. */
function useChecks({ draft: { people }, programme, change, endPlan }: WizardState) {
  const { mutateAsync } = trpc.programme.check.useMutation();
  const text = listText(["name", "email"], people);
  const isDue = people.some(({ verdict }) => verdict === null);
  const [failed, setFailed] = useState<{ readonly text: string; readonly problem: string } | null>(null);
  const problem = isDue && failed?.text === text ? failed.problem : null;

  useEffect(() => {
    if (!isDue || problem !== null) return;
    const check = async () => {
      try {
        const rows = await mutateAsync({ text, ...(programme && { faId: programme.id }) });
        changePeople(change, (now) => withVerdicts(now, people, rows));
      } catch (error) {
        if (errorStatus(error) === 402) endPlan();
        setFailed({ text, problem: errorText(error) });
      }
    };
    // Until someone pauses in typing.
    const timer = setTimeout(() => void check(), 600);
    return () => clearTimeout(timer);
  });

  return { problem, tryAgain: () => setFailed(null) };
}

/** Who is asked to take part: typed, pasted or from a file, and each checked before anything is sent. */
export function PeopleStep({ wizard }: { wizard: WizardState }) {
  const { draft, change, problems } = wizard;
  const setTyped: SetTyped = (typed) => change((now) => ({ ...now, typed: { ...now.typed, ...typed } }));
  const problemAt = (id: number, field: "name" | "email") => fieldOf(problems, rowField(id, field)).error;
  const checks = useChecks(wizard);
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[2fr_3fr]">
      <div className="card grid gap-8">
        <AddOne wizard={wizard} setTyped={setTyped} />
        <AddList
          name="Add a list"
          label="Or add a list"
          submitLabel="Check the list"
          placeholder={"Mira Holm, mira@example.org\nSam Reed <sam@example.org>"}
          hint="Paste names and addresses, one person per line, or drop a file here: CSV, Excel (.xlsx) or contacts (.vcf). We check them first and send nothing yet."
          className="border-t border-hair pt-6"
          hasNames
          text={draft.typed.list}
          onText={(list) => setTyped({ list })}
          onPeople={(people) => changePeople(change, (now) => withRows(now, people))}
        />
      </div>
      <CheckedList
        rows={draft.people}
        emptyText="Nobody yet. People you add appear here."
        problem={checks.problem}
        onCheckAgain={checks.tryAgain}
        onRemoveProblems={() => changePeople(change, withoutProblems)}
      >
        {({ id, ...person }) => (
          <PersonRow
            key={id}
            id={id}
            {...person}
            nameProblem={problemAt(id, "name")}
            emailProblem={problemAt(id, "email")}
            change={change}
          />
        )}
      </CheckedList>
    </div>
  );
}

const nameField = { label: "Name", autoComplete: "off", maxLength: programmeLimits.nameMaxLength };
const emailField = { label: "Email", autoComplete: "off", type: "email", maxLength: 254 };

type SetTyped = (typed: Partial<Draft["typed"]>) => void;

/** One person after the other: Enter adds, and the cursor is back at the name. */
function AddOne({ wizard, setTyped }: { wizard: WizardState; setTyped: SetTyped }) {
  const { draft, change, problems: ofStep } = wizard;
  const { typed } = draft;
  const { problems: own, report } = useProblems();
  const add = () => {
    const missing: FieldProblem[] = [];
    if (typed.name.trim() === "") missing.push({ fieldId: "person-name", message: "Please enter a name." });
    if (typed.email.trim() === "")
      missing.push({ fieldId: "person-email", message: "Please enter an email address." });
    report(missing);
    const [first] = missing;
    document.getElementById(first?.fieldId ?? "person-name")?.focus();
    if (first !== undefined) return;
    change((now) => ({
      ...now,
      people: withRows(now.people, [now.typed]),
      typed: { ...now.typed, name: "", email: "" },
    }));
  };
  const problems = [...own, ...ofStep];
  return (
    <ScriptedForm className="grid gap-4" aria-label="Add one person" onSubmit={add}>
      <Field
        {...fieldOf(problems, "person-name")}
        {...nameField}
        value={typed.name}
        onChange={({ currentTarget }) => setTyped({ name: currentTarget.value })}
      />
      <Field
        {...fieldOf(problems, "person-email")}
        {...emailField}
        value={typed.email}
        onChange={({ currentTarget }) => setTyped({ email: currentTarget.value })}
      />
      <p>
        <SubmitButton look="secondary">Add to the list</SubmitButton>
      </p>
    </ScriptedForm>
  );
}

interface PersonRowProps extends Person {
  nameProblem: string | null;
  emailProblem: string | null;
  /** Stable: of two hundred rows, only the changed one is drawn again. */
  change: ChangeDraft;
}

const whoIs = ({ name, email }: Person): string => name.trim() || email.trim() || "this row";

/** Someone in the list: as text, or with open fields. */
const PersonRow = memo(function PersonRow(props: PersonRowProps) {
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
              <span className="wrap-anywhere font-[600]" dir="auto">
                {props.name || "No name"}
              </span>
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
        {...nameField}
        value={name}
        error={nameProblem ?? foundAt("name")}
        onChange={({ currentTarget }) => edit({ name: currentTarget.value })}
      />
      <Field
        id={rowField(id, "email")}
        {...emailField}
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
