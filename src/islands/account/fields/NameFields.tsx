import type { FieldProblem } from "#src/islands/kit/ui/ErrorSummary.tsx";
import { Field } from "#src/islands/kit/ui/Field.tsx";
import type { KeyboardEvent } from "react";
import { problemOf } from "./validate.ts";

interface NameFieldsProps {
  names: { readonly firstName: string; readonly lastName: string };
  problems: readonly FieldProblem[];
  /** They have come by themselves, and the focus with them. */
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
        onKeyDown={autoFocus ? keepEarlyEnter : undefined}
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

/** Someone who ends a code with Enter is in the next step by then, with nothing in it to send. */
function keepEarlyEnter(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key === "Enter" && event.currentTarget.value === "") event.preventDefault();
}
