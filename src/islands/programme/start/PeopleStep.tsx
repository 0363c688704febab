import { useEffect, useState } from "react";
import { errorStatus, errorText } from "#src/islands/kit/api/api-error.ts";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import { type FieldProblem, SubmitButton, problemsIn, useProblems } from "#src/islands/kit/forms/form.tsx";
import { ChooseListFile, readListFile, useFileDrop } from "#src/islands/kit/lists/list-file.tsx";
import { Field, TextAreaField } from "#src/islands/kit/ui/Field.tsx";
import { PeopleList } from "./PeopleList.tsx";
import { isUnchecked, listText, withPerson, withRows, withVerdicts } from "./people.ts";
import { programmeLimits } from "#src/shared/programme/programme-limits.ts";
import type { ProgrammeSummary } from "#src/shared/programme/programme.output.ts";
import type { ChangeDraft, Draft, Person } from "./draft.ts";
import type { WizardState } from "./use-wizard.ts";

const tooLong = "That’s more than we can check at once. Please add it in parts.";
const nobody = "We found no names or email addresses in it.";

interface Adding {
  readonly faId: string | null;
  readonly change: ChangeDraft;
  readonly onPlanEnded: () => void;
}

/** Has the server read people from a text, and adds them. Nothing is stored or sent. */
function useAdding({ faId, change, onPlanEnded }: Adding) {
  const [problem, setProblem] = useState<string | null>(null);
  const { mutateAsync, ...mutation } = trpc.programme.check.useMutation({
    onError: (error) => {
      if (errorStatus(error) === 402) onPlanEnded();
      setProblem(problemsIn(error)[0]?.message ?? null);
    },
  });
  const { run, isBusy } = useAction({
    ...mutation,
    mutateAsync: async ({ text, isTyped }: { text: string; isTyped: boolean }) => {
      const rows = await mutateAsync({ text, ...(faId !== null && { faId }) });
      setProblem(rows.length === 0 ? nobody : null);
      if (rows.length === 0) return;
      change((now) => ({
        ...now,
        people: withRows(now.people, rows),
        typed: isTyped ? { ...now.typed, list: "" } : now.typed,
      }));
    },
  });
  const add = (text: string, isTyped: boolean) => {
    const isEmpty = text.trim() === "";
    const found = text.length > programmeLimits.pastedMaxLength ? tooLong : null;
    setProblem(isEmpty ? (isTyped ? "Please enter at least one person." : nobody) : found);
    if (!isEmpty && found === null) run({ text, isTyped });
  };
  return {
    problem,
    isBusy,
    addText: (text: string) => add(text, true),
    addFile: async (file: Blob) => {
      const text = await readListFile(file, programmeLimits.pastedMaxLength);
      if (text === null) setProblem(tooLong);
      else add(text, false);
    },
  };
}

interface AddListProps {
  faId: string | null;
  list: string;
  change: ChangeDraft;
  onPlanEnded: () => void;
}

/** Many people at once: pasted, or from a file that is chosen or dropped here. */
function AddList({ faId, list, change, onPlanEnded }: AddListProps) {
  const { problem, isBusy, addText, addFile } = useAdding({ faId, change, onPlanEnded });
  const { isOver, dropProps } = useFileDrop((file) => void addFile(file));
  return (
    <form
      {...dropProps}
      className={`grid gap-4 rounded-md border-t border-hair pt-6 ${isOver ? "bg-sunk outline-2 outline-accent" : ""}`}
      noValidate
      aria-label="Add a list"
      onSubmit={(event) => {
        event.preventDefault();
        addText(list);
      }}
    >
      <TextAreaField
        id="person-list"
        label="Or add a list"
        rows={5}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={isBusy}
        value={list}
        error={problem}
        onChange={({ currentTarget }) =>
          change((now) => ({ ...now, typed: { ...now.typed, list: currentTarget.value } }))
        }
        placeholder={"Mira Holm, mira@example.org\nSam Reed <sam@example.org>"}
        hint="Paste names and addresses, one person per line, or drop a CSV file here. We check them first and send nothing yet."
      />
      <p className="flex flex-wrap gap-3">
        <SubmitButton look="secondary" busy={isBusy} busyLabel="Checking…">
          Check the list
        </SubmitButton>
        <ChooseListFile isBusy={isBusy} testId="list-file" onFile={(file) => void addFile(file)} />
      </p>
    </form>
  );
}

/** Until someone pauses in typing. */
const pauseMs = 600;

interface Checks {
  readonly people: readonly Person[];
  /** The programme whose clients are no new ones; null for a new programme. */
  readonly faId: string | null;
  readonly change: ChangeDraft;
  readonly onPlanEnded: () => void;
}

/** Has the whole list checked after each change, because rows may repeat each other. */
function useChecks({ people, faId, change, onPlanEnded }: Checks) {
  const { mutateAsync } = trpc.programme.check.useMutation();
  const text = listText(people);
  const isDue = people.some(isUnchecked);
  const [failed, setFailed] = useState<{ readonly text: string; readonly problem: string } | null>(null);
  const problem = isDue && failed?.text === text ? failed.problem : null;

  useEffect(() => {
    if (!isDue || problem !== null) return;
    const check = async () => {
      try {
        const rows = await mutateAsync({ text, ...(faId !== null && { faId }) });
        change((now) => ({ ...now, people: withVerdicts(now.people, people, rows) }));
      } catch (error) {
        if (errorStatus(error) === 402) onPlanEnded();
        setFailed({ text, problem: errorText(error) });
      }
    };
    const timer = setTimeout(() => void check(), pauseMs);
    return () => clearTimeout(timer);
  });

  return { problem, tryAgain: () => setFailed(null) };
}

interface PeopleStepProps {
  wizard: WizardState;
  /** The programme that they join; null for a new one. */
  programme: ProgrammeSummary | null;
  onPlanEnded: () => void;
}

/** Who is asked to take part: typed, pasted or from a file, and each checked before anything is sent. */
export function PeopleStep({ wizard, programme, onPlanEnded }: PeopleStepProps) {
  const { draft, change, problems } = wizard;
  const faId = programme?.id ?? null;
  const checks = useChecks({ people: draft.people, faId, change, onPlanEnded });
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[2fr_3fr]">
      <div className="card grid gap-8">
        <AddOne typed={draft.typed} change={change} problems={problems} />
        <AddList faId={faId} list={draft.typed.list} change={change} onPlanEnded={onPlanEnded} />
      </div>
      <PeopleList people={draft.people} change={change} problems={problems} checks={checks} />
    </div>
  );
}

interface AddOneProps {
  typed: Draft["typed"];
  change: ChangeDraft;
  /** The problems of this step. */
  problems: readonly FieldProblem[];
}

/** One person after the other: Enter adds, and the cursor is back at the name. */
function AddOne({ typed, change, problems: ofStep }: AddOneProps) {
  const { problems: own, report } = useProblems();
  const set = (changed: Partial<Draft["typed"]>) =>
    change((now) => ({ ...now, typed: { ...now.typed, ...changed } }));
  const add = () => {
    const missing = [
      ...(typed.name.trim() === "" ? [{ fieldId: "person-name", message: "Please enter a name." }] : []),
      ...(typed.email.trim() === ""
        ? [{ fieldId: "person-email", message: "Please enter an email address." }]
        : []),
    ];
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
  const of = (fieldId: string) => ({
    id: fieldId,
    error: [...own, ...ofStep].find((problem) => problem.fieldId === fieldId)?.message ?? null,
    autoComplete: "off",
  });
  return (
    <form
      className="grid gap-4"
      noValidate
      aria-label="Add one person"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <Field
        {...of("person-name")}
        label="Name"
        maxLength={programmeLimits.nameMaxLength}
        value={typed.name}
        onChange={({ currentTarget }) => set({ name: currentTarget.value })}
      />
      <Field
        {...of("person-email")}
        label="Email"
        type="email"
        inputMode="email"
        maxLength={254}
        value={typed.email}
        onChange={({ currentTarget }) => set({ email: currentTarget.value })}
      />
      <p>
        <SubmitButton look="secondary">Add to the list</SubmitButton>
      </p>
    </form>
  );
}
