import { useState } from "react";
import { useMutation } from "@tanstack/react-query";
import { api } from "#src/islands/kit/api/api.ts";
import { request } from "#src/islands/kit/api/request.ts";
import { problemsIn } from "#src/islands/kit/forms/form.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import {
  listFileMaxBytes,
  listsPath,
  pastedListMaxLength,
} from "#src/shared/invitation/invitation-limits.ts";
import type { ListedPerson } from "#src/shared/invitation/invitation.output.ts";

type People = readonly ListedPerson[];

const tooLong = "That’s more than we can read at once. Please add it in parts.";
const nobody = "We found no names or email addresses in it.";

const isPeople = (body: unknown): body is People => Array.isArray(body);

/** Has the server read a list. */
async function readList(list: string | Blob): Promise<People> {
  if (typeof list === "string") return api.invitation.readList.mutate({ text: list });
  const people = await request("POST", listsPath, list);
  return isPeople(people) ? people : [];
}

interface Reading {
  readonly people: People;
  /** Whether the list was typed or pasted into the field. */
  readonly isTyped: boolean;
}

/** Reads lists, asks which column is the name where that isn't known, and shows what is nobody's row. */
export interface ListReader {
  /** Why the last list wasn't read. */
  readonly problem: string | null;
  readonly isBusy: boolean;
  readonly readText: (text: string) => void;
  readonly readFile: (file: Blob) => void;
  /** A list whose column of names isn't known. */
  readonly asked: Reading | null;
  readonly answer: (columns: readonly string[]) => void;
  readonly cancel: () => void;
  /** Addresses of the last list that are nobody's row. */
  readonly asides: People;
  readonly setAsides: (asides: People) => void;
}

interface ListReaderOptions {
  /** false: only addresses are wanted, so that nothing is asked. */
  readonly hasNames: boolean;
  readonly onRows: (rows: People, isTyped: boolean) => void;
}

/** Has the server read people from a pasted text or a file. Nothing is stored or sent. */
export function useListReader({ hasNames, onRows }: ListReaderOptions): ListReader {
  const [problem, setProblem] = useState<string | null>(null);
  const [asked, setAsked] = useState<Reading | null>(null);
  const [asides, setAsides] = useState<People>([]);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ list }: { list: string | Blob }) => readList(list),
    onSuccess: (people, { list }) => {
      const reading = { people, isTyped: typeof list === "string" };
      if (people.length === 0) setProblem(nobody);
      else if (hasNames && people.some(({ columns }) => columns !== undefined)) setAsked(reading);
      else deliver(reading);
    },
    onError: (error) => setProblem(problemsIn(error)[0]?.message ?? null),
  });
  const deliver = ({ people, isTyped }: Reading) => {
    setAsked(null);
    setAsides(people.filter(({ fate }) => fate !== "row"));
    onRows(
      people.filter(({ fate }) => fate === "row"),
      isTyped,
    );
  };
  const read = (list: string | Blob, isTooLong: boolean) => {
    setProblem(isTooLong ? tooLong : null);
    if (!isTooLong && !isPending) mutate({ list });
  };
  return {
    ...{ problem, asked, asides, setAsides, isBusy: isPending },
    readText: (text) => {
      if (text.trim() === "") setProblem("Please enter at least one person.");
      else read(text, text.length > pastedListMaxLength);
    },
    readFile: (file) => read(file, file.size > listFileMaxBytes),
    answer: (columns) => {
      if (asked === null) return;
      const nameOf = (texts: Readonly<Record<string, string>> = {}) =>
        columns.flatMap((column) => texts[column] ?? []).join(" ");
      deliver({
        ...asked,
        people: asked.people.map((person) => ({ ...person, name: person.name || nameOf(person.columns) })),
      });
    },
    cancel: () => setAsked(null),
  };
}

const samples = 12;

/** The columns of a list, each with some of its texts. */
function columnsIn(people: People): readonly (readonly [string, string])[] {
  const columns = new Map<string, Set<string>>();
  for (const [title, text] of people.flatMap(({ columns: texts = {} }) => Object.entries(texts)))
    columns.set(title, (columns.get(title) ?? new Set()).add(text));
  return [...columns].map(([title, texts]) => [
    title,
    [...texts].slice(0, samples).join(", ") + (texts.size > samples ? " …" : ""),
  ]);
}

/** Which columns are the name. */
function NameQuestion({ asked, answer, cancel }: ListReader & { asked: Reading }) {
  const [picked, setPicked] = useState<readonly string[]>([]);
  const pick = (title: string, isPicked: boolean) =>
    setPicked((before) => (isPicked ? [...before, title] : before.filter((each) => each !== title)));
  const rows = asked.people.filter(({ fate }) => fate === "row").length;
  const who = rows === 1 ? "1 person" : `${String(rows)} people`;
  const columns = columnsIn(asked.people);
  const isOnly = columns.length === 1;
  const Row = isOnly ? "p" : "label";
  return (
    <fieldset className="grid gap-3 rounded-md border border-hair p-4">
      <legend className="px-1 font-[600]">
        {isOnly ? "Are these their names?" : "Which column is the name?"}
      </legend>
      {columns.map(([title, texts]) => (
        <Row key={title} className="flex min-h-11 items-center gap-3">
          {!isOnly && (
            <input
              type="checkbox"
              className="size-5"
              checked={picked.includes(title)}
              onChange={({ currentTarget }) => pick(title, currentTarget.checked)}
            />
          )}
          <span className="min-w-0 wrap-anywhere">
            <span className="block font-[600]" dir="auto">
              {title}
            </span>
            <span className="block text-sm text-muted" dir="auto">
              {texts}
            </span>
          </span>
        </Row>
      ))}
      {!isOnly && (
        <p className="text-base text-muted">
          First and last name in two columns? Choose both, the first name first.
        </p>
      )}
      <p className="flex flex-wrap gap-3">
        <Button
          disabled={!isOnly && picked.length === 0}
          onClick={() => answer(isOnly ? columns.map(([title]) => title) : picked)}
        >
          {isOnly ? `Yes, add ${who}` : `Add ${who}`}
        </Button>
        <Button onClick={() => answer([])}>
          {isOnly ? "No, I’ll type the names" : "None, I’ll type the names"}
        </Button>
        <Button look="quiet" onClick={cancel}>
          Cancel
        </Button>
      </p>
    </fieldset>
  );
}

const mostShown = 20;

/** Why an address is nobody's row. */
function reasonOf({ fate, line, name }: ListedPerson): string {
  if (fate === "second_address") return `a second address of ${name || `the person on line ${String(line)}`}`;
  return fate === "in_note" ? `in a note on line ${String(line)}` : `not read, on line ${String(line)}`;
}

/** The addresses that are nobody's row, with a way to add them. */
function Asides({ asides, setAsides, add }: ListReader & { add: (person: ListedPerson) => void }) {
  const twice = [...new Set(asides.filter(({ fate }) => fate === "duplicate").map(({ email }) => email))];
  const others = asides.filter(({ fate }) => fate !== "duplicate");
  return (
    <Notice title={others.length === 0 ? "Added, each once" : "There are more addresses in your list"}>
      {twice.length > 0 && (
        <p className="wrap-anywhere">
          {twice.length > mostShown
            ? `${String(twice.length)} addresses are in it more than once.`
            : `More than once in it: ${twice.join(", ")}.`}
        </p>
      )}
      {others.length > 0 && (
        <ul className="grid gap-1">
          {others.slice(0, mostShown).map((person, place) => (
            <li key={place} className="flex flex-wrap items-center justify-between gap-x-4">
              <span className="min-w-0 wrap-anywhere">
                <strong>{person.email}</strong>, {reasonOf(person)}
              </span>
              <Button
                look="quiet"
                className="-mx-3 text-sm"
                aria-label={`Add ${person.email}`}
                onClick={() => {
                  add(person);
                  setAsides(asides.filter((each) => each !== person));
                }}
              >
                Add
              </Button>
            </li>
          ))}
        </ul>
      )}
      {others.length > mostShown && (
        <p>
          And {others.length - mostShown} more. Please add the rest of the list as another file, after this
          one.
        </p>
      )}
      <p>
        <Button onClick={() => setAsides([])}>{others.length === 0 ? "OK" : "Leave them out"}</Button>
      </p>
    </Notice>
  );
}

interface ListQuestionsProps {
  reader: ListReader;
  /** Adds an address that is nobody's row. */
  onAdd: (person: ListedPerson) => void;
}

/** What a list leaves open, if anything. */
export function ListQuestions({ reader, onAdd }: ListQuestionsProps) {
  const { asked, asides } = reader;
  return (
    <div role="status" className="grid gap-4 empty:hidden">
      {asked !== null && <NameQuestion {...reader} asked={asked} />}
      {asides.length > 0 && <Asides {...reader} add={onAdd} />}
    </div>
  );
}
