import type { Draft } from "#src/islands/programme/start/draft.ts";
import type { ChangeDraft } from "#src/islands/programme/start/use-draft.ts";
import { type FieldProblem, SubmitButton, useProblems } from "#src/islands/kit/forms/form.tsx";
import { Field } from "#src/islands/kit/ui/Field.tsx";
import { programmeLimits } from "#src/shared/programme/programme-limits.ts";
import { withPerson } from "./people.ts";

interface AddOneProps {
  typed: Draft["typed"];
  change: ChangeDraft;
  /** Those of the step. */
  problems: readonly FieldProblem[];
}

/** One person after the other: Enter adds, and the cursor is back at the name. */
export function AddOne({ typed, change, problems: ofStep }: AddOneProps) {
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
