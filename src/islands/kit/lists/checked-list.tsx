import { type ComponentProps, type ReactNode, useRef, useState } from "react";
import { ScriptedForm, SubmitButton } from "#src/islands/kit/forms/form.tsx";
import { useFocusFallback } from "#src/islands/kit/forms/inline-form.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { TextAreaField } from "#src/islands/kit/ui/Field.tsx";
import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import type { ListedPerson } from "#src/shared/invitation/invitation.output.ts";
import { ChooseListFile, useFileDrop } from "./list-file.tsx";
import { ListQuestions, useListReader } from "./list-reader.tsx";

/** Someone on a list that the server checks before anything is sent. */
interface Row {
  readonly id: number;
  /** null while it's being checked. */
  readonly verdict: string | null;
}

/** Whether someone has to do something about a row before it can be sent. */
export const needsLook = ({ verdict }: Row): boolean => verdict !== null && verdict !== "ok";
export const isReady = ({ verdict }: Row): boolean => verdict === "ok";

export const nextId = (rows: readonly Row[]): number => Math.max(0, ...rows.map(({ id }) => id)) + 1;

export const withoutProblems = <Each extends Row>(rows: readonly Each[]): readonly Each[] =>
  rows.filter((row) => !needsLook(row));

const cell = (text: string): string => `"${text.replaceAll(/\s+/g, " ").replaceAll('"', '""')}"`;

/** The list as the server reads it: a heading, and a line for each row. */
export const listText = <Column extends string>(
  columns: readonly Column[],
  rows: readonly Readonly<Record<Column, string>>[],
): string =>
  [columns.join(), ...rows.map((row) => columns.map((column) => cell(row[column])).join())].join("\n");

/** The heading is line 1. */
const firstLine = 2;

/** The verdict on a row of `listText`, by its place. A row without one of its own has no address. */
export function verdictsIn<Verdict extends string>(
  checked: readonly { readonly line: number; readonly verdict: string }[],
  isVerdict: (value: unknown) => value is Verdict,
) {
  const byLine = new Map(checked.map(({ line, verdict }) => [line, verdict]));
  return (place: number): Verdict | "not_an_address" => {
    const verdict = byLine.get(place + firstLine);
    return isVerdict(verdict) ? verdict : "not_an_address";
  };
}

/** "18 ready · 3 need a look" */
export function countsText(rows: readonly Row[]): string {
  const ready = rows.filter(isReady).length;
  const look = rows.filter(needsLook).length;
  const unchecked = rows.length - ready - look;
  return [
    `${ready} ready`,
    ...(look > 0 ? [`${look} ${look === 1 ? "needs" : "need"} a look`] : []),
    ...(unchecked > 0 ? [`${unchecked} being checked`] : []),
  ].join(" · ");
}

interface RowActsProps {
  who: string;
  /** Whether the row's fields are open. */
  isOpen?: boolean;
  toggle: ComponentProps<"button">["ref"];
  onToggle: () => void;
  onRemove: () => void;
}

/** What can be done about a row. */
export function RowActs({ who, isOpen = false, toggle, onToggle, onRemove }: RowActsProps) {
  return (
    <span className="-mx-3 flex items-center gap-x-2">
      <Button
        ref={toggle}
        look="quiet"
        className="text-sm"
        aria-label={isOpen ? `Done with ${who}` : `Edit ${who}`}
        onClick={onToggle}
      >
        {isOpen ? "Done" : "Edit"}
      </Button>
      <Button look="quiet" className="text-sm" aria-label={`Remove ${who}`} onClick={onRemove}>
        Remove
      </Button>
    </span>
  );
}

interface CheckedListProps<Each> {
  /** The list's name for screen readers. */
  label?: string;
  rows: readonly Each[];
  /** What is said of a list without rows. */
  emptyText: string;
  /** Why the last check failed. */
  problem: string | null;
  onCheckAgain: () => void;
  onRemoveProblems: () => void;
  children: (row: Each) => ReactNode;
}

/** Everyone so far, with what was found of each. */
export function CheckedList<Each extends Row>(props: CheckedListProps<Each>) {
  const { label, rows, emptyText, problem, onCheckAgain, onRemoveProblems, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const focusWatch = useFocusFallback(heading);
  const look = rows.filter(needsLook).length;
  return (
    <section className="grid gap-3" aria-labelledby="checked-list" {...focusWatch}>
      <h3 ref={heading} id="checked-list" tabIndex={-1} className="scroll-mt-24">
        Your list
      </h3>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6">
        <p role="status" className="tabular-nums">
          {rows.length === 0 ? emptyText : countsText(rows)}
        </p>
        {look > 0 && (
          <Button look="quiet" className="-mx-3" onClick={onRemoveProblems}>
            {look === 1 ? "Remove the one that needs a look" : `Remove the ${look} that need a look`}
          </Button>
        )}
      </div>
      {problem !== null && (
        <Notice tone="error" title="The list wasn’t checked">
          <p>{problem}</p>
          <p className="mt-2">
            <Button onClick={onCheckAgain}>Check again</Button>
          </p>
        </Notice>
      )}
      {rows.length > 0 && (
        <ul className="border-b border-hair" aria-label={label}>
          {rows.map(children)}
        </ul>
      )}
    </section>
  );
}

interface AddListProps extends Pick<
  ComponentProps<typeof TextAreaField>,
  "label" | "hint" | "placeholder" | "className"
> {
  /** The form's name for screen readers. */
  name: string;
  submitLabel: string;
  /** Whether problems take the focus. */
  isAlone?: boolean;
  hasNames: boolean;
  text: string;
  onText: (text: string) => void;
  onPeople: (people: readonly ListedPerson[]) => void;
}

/** Many people at once: pasted, or from a file that is chosen or dropped here. */
export function AddList(props: AddListProps) {
  const { name, submitLabel, isAlone, hasNames, text, onText, onPeople, className = "", ...field } = props;
  const reader = useListReader({
    hasNames,
    onRows: (people, isTyped) => {
      if (isTyped) onText("");
      onPeople(people);
    },
  });
  const { problem, isBusy, readText, readFile } = reader;
  const [attempt, setAttempt] = useState(0);
  const { isOver, dropProps } = useFileDrop(readFile);
  return (
    <ScriptedForm
      {...dropProps}
      className={`grid gap-4 rounded-md ${className} ${isOver ? "bg-sunk outline-2 outline-accent" : ""}`}
      aria-label={name}
      onSubmit={() => {
        setAttempt((before) => before + 1);
        readText(text);
      }}
    >
      <TextAreaField
        {...field}
        rows={5}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={isBusy}
        value={text}
        error={problem}
        attempt={isAlone ? attempt : undefined}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
      />
      <p className="flex flex-wrap gap-3">
        <SubmitButton look="secondary" busy={isBusy} busyLabel="Checking…">
          {submitLabel}
        </SubmitButton>
        <ChooseListFile isBusy={isBusy} testId="list-file" onFile={readFile} />
      </p>
      <ListQuestions reader={reader} onAdd={(person) => onPeople([person])} />
    </ScriptedForm>
  );
}
