import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from "react";
import { errorIssues, errorStatus, errorText } from "#src/islands/kit/api/api-error.ts";
import { useHydrated } from "#src/islands/kit/browser/use-hydrated.ts";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { paths } from "#src/shared/site/paths.ts";

interface ScriptedFormProps extends Omit<ComponentProps<"form">, "onSubmit"> {
  onSubmit: (form: FormData) => void;
}

/** A form that a script checks and sends. */
export function ScriptedForm({ onSubmit, ...form }: ScriptedFormProps) {
  return (
    <form
      className="grid gap-6"
      {...form}
      // A password manager may submit before the script runs: no password belongs in a URL.
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(new FormData(event.currentTarget));
      }}
    />
  );
}

interface SubmitButtonProps {
  /** A screen has one primary button; other forms on it take "secondary". */
  look?: "primary" | "secondary";
  busy?: boolean;
  busyLabel?: string;
  children: ReactNode;
}

/** A scripted form's main button. Until the script is there, it's disabled and Enter sends nothing. */
export function SubmitButton({ look = "primary", children, ...busy }: SubmitButtonProps) {
  const isReady = useHydrated();
  return (
    <Button type="submit" look={look} large={look === "primary"} disabled={!isReady} {...busy}>
      {children}
    </Button>
  );
}

export interface FieldProblem {
  /** The id of the field that it is about; null when it is about the whole form. */
  fieldId: string | null;
  message: string;
  /** Where the person can do something about it. */
  link?: { readonly text: string; readonly href: string };
}

interface ErrorSummaryProps {
  problems: readonly FieldProblem[];
  title?: string | undefined;
  /** A number that changes with each try to send, so that the same problems take the focus again. */
  attempt?: number | undefined;
}

/** Lists a form's problems above it and takes the focus when they change; nothing without problems. */
export function ErrorSummary({ problems, title = "Please look at this again", attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  // By content: a list rebuilt on each keystroke must not take the focus out of a field.
  const content = JSON.stringify(problems);
  useEffect(() => {
    box.current?.focus();
  }, [content, attempt]);
  if (problems.length === 0) return null;
  return (
    <div ref={box} className="notice notice-error" role="alert" tabIndex={-1}>
      <h2 className="notice-title">{title}</h2>
      <ul>
        {problems.map(({ fieldId, message, link }) => (
          <li key={`${fieldId}-${message}`}>
            {fieldId === null ? message : <a href={`#${fieldId}`}>{message}</a>}
            {link && (
              <>
                {" "}
                <a href={link.href}>{link.text}</a>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What ties a field to its problem, and to its place in the form's data. */
export const fieldOf = (problems: readonly FieldProblem[], id: string, name = id) => ({
  id,
  name,
  error: problems.find(({ fieldId }) => fieldId === id)?.message ?? null,
});

/**
 * A form's problems, and the number of tries: each try focuses the summary again.
 *
 * @param ids the ids of fields whose names another form of the page has, too
 */
export function useProblems(ids?: Readonly<Record<string, string>>) {
  const [{ problems, attempt }, setState] = useState<{ problems: readonly FieldProblem[]; attempt: number }>({
    problems: [],
    attempt: 0,
  });
  return {
    problems,
    attempt,
    report: (found: readonly FieldProblem[]) =>
      setState((before) => ({
        problems: ids ? found.map((one) => ({ ...one, fieldId: ids[one.fieldId ?? ""] ?? null })) : found,
        attempt: before.attempt + 1,
      })),
  };
}

const plansLink = { text: "See the plans", href: paths.subscribe() };

/** A refused call as problems of its form: beside the fields that the server named, or about the whole. */
export function problemsIn(error: unknown): readonly FieldProblem[] {
  const ofFields = errorIssues(error).map(({ path, message }) => ({ fieldId: path, message }));
  if (ofFields.length > 0) return ofFields;
  const problem = { fieldId: null, message: errorText(error) };
  // What the plan does not allow.
  return [errorStatus(error) === 402 ? { ...problem, link: plansLink } : problem];
}

/** The problem of a form's only field, and the number of tries: each try focuses the field again. */
export function useFieldProblem() {
  const [state, setState] = useState<{ problem: string | null; attempt: number }>({
    problem: null,
    attempt: 0,
  });
  return {
    ...state,
    refuse: (problem: string | null) => setState((before) => ({ problem, attempt: before.attempt + 1 })),
  };
}

/** The text of a field; empty when there is none. */
export function formText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
