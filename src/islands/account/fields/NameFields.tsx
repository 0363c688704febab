import type { FieldProblem } from "#src/islands/kit/ui/ErrorSummary.tsx";
import { Field } from "#src/islands/kit/ui/Field.tsx";
import { problemOf } from "./validate.ts";

interface NameFieldsProps {
  names: { readonly firstName: string; readonly lastName: string };
  problems: readonly FieldProblem[];
  autoFocus?: boolean;
  hasOneName?: boolean;
}

/** First and last name, beside each other where there is room. */
export function NameFields({ names, problems, autoFocus = false, hasOneName = false }: NameFieldsProps) {
  return (
    <div className="grid items-start gap-6 sm:grid-cols-2">
      <Field
        id="firstName"
        label="First name"
        name="firstName"
        autoComplete="given-name"
        autoFocus={autoFocus}
        defaultValue={names.firstName}
        error={problemOf(problems, "firstName")}
      />
      <Field
        id="lastName"
        label="Last name"
        optional={hasOneName}
        name="lastName"
        autoComplete="family-name"
        defaultValue={names.lastName}
        error={problemOf(problems, "lastName")}
      />
    </div>
  );
}
