import { useEffect, useState } from "react";
import { errorStatus, errorText } from "#src/islands/kit/api/api-error.ts";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import {
  type FieldProblem,
  ScriptedForm,
  SubmitButton,
  fieldOf,
  useProblems,
} from "#src/islands/kit/forms/form.tsx";
import { AddList, CheckedList, listText, withoutProblems } from "#src/islands/kit/lists/checked-list.tsx";
import { Field } from "#src/islands/kit/ui/Field.tsx";
import { programmeLimits } from "#src/shared/programme/programme.ts";
import type { ProgrammeSummary } from "#src/shared/programme/programme.output.ts";
import {
  type Draft,
  changePeople,
  isUnchecked,
  rowField,
  withPerson,
  withRows,
  withVerdicts,
} from "./draft.ts";
import { PersonRow } from "./PersonRow.tsx";
import type { WizardState } from "./use-wizard.ts";

interface PeopleStepProps {
  wizard: WizardState;
  /** The programme that they join, whose clients are no new ones; null for a new one. */
  programme: ProgrammeSummary | null;
  onPlanEnded: () => void;
}

/** Has the whole list checked after each change, because rows may repeat each other. */
function useChecks({ wizard, programme, onPlanEnded }: PeopleStepProps) {
  const { change } = wizard;
  const { people } = wizard.draft;
  const { mutateAsync } = trpc.programme.check.useMutation();
  const text = listText(["name", "email"], people);
  const isDue = people.some(isUnchecked);
  const [failed, setFailed] = useState<{ readonly text: string; readonly problem: string } | null>(null);
  const problem = isDue && failed?.text === text ? failed.problem : null;

  useEffect(() => {
    if (!isDue || problem !== null) return;
    const check = async () => {
      try {
        const rows = await mutateAsync({ text, ...(programme && { faId: programme.id }) });
        changePeople(change, (now) => withVerdicts(now, people, rows));
      } catch (error) {
        if (errorStatus(error) === 402) onPlanEnded();
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
export function PeopleStep(props: PeopleStepProps) {
  const { wizard } = props;
  const { draft, change, problems } = wizard;
  const setTyped: SetTyped = (typed) => change((now) => ({ ...now, typed: { ...now.typed, ...typed } }));
  const problemAt = (id: number, field: "name" | "email") => fieldOf(problems, rowField(id, field)).error;
  const checks = useChecks(props);
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
      people: withPerson(now.people, now.typed.name, now.typed.email),
      typed: { ...now.typed, name: "", email: "" },
    }));
  };
  const problems = [...own, ...ofStep];
  return (
    <ScriptedForm className="grid gap-4" aria-label="Add one person" onSubmit={add}>
      <Field
        {...fieldOf(problems, "person-name")}
        autoComplete="off"
        label="Name"
        maxLength={programmeLimits.nameMaxLength}
        value={typed.name}
        onChange={({ currentTarget }) => setTyped({ name: currentTarget.value })}
      />
      <Field
        {...fieldOf(problems, "person-email")}
        autoComplete="off"
        label="Email"
        type="email"
        inputMode="email"
        maxLength={254}
        value={typed.email}
        onChange={({ currentTarget }) => setTyped({ email: currentTarget.value })}
      />
      <p>
        <SubmitButton look="secondary">Add to the list</SubmitButton>
      </p>
    </ScriptedForm>
  );
}
