import type { FieldProblem } from "#src/islands/kit/forms/form.tsx";
import { programmeLimits } from "#src/shared/programme/programme-limits.ts";
import type { CheckedRow } from "#src/shared/programme/programme.output.ts";
import type { Person } from "./draft.ts";

type People = readonly Person[];

/** Whether someone has to do something about a row before it can be sent. */
export const needsLook = ({ verdict }: Person): boolean => verdict !== null && verdict !== "ok";
const isReady = ({ verdict }: Person): boolean => verdict === "ok";
export const isUnchecked = ({ verdict }: Person): boolean => verdict === null;

const nextId = (people: People): number => people.reduce((most, { id }) => Math.max(most, id), 0) + 1;

/** Puts someone at the end, to be checked with the others. */
export const withPerson = (people: People, name: string, email: string): People => [
  ...people,
  { id: nextId(people), name: name.trim(), email: email.trim(), verdict: null, isOpen: false },
];

/** Adds rows that the server has read. The list is checked again, because a row may repeat another. */
export function withRows(people: People, rows: readonly CheckedRow[]): People {
  const first = nextId(people);
  const isFirst = people.length === 0;
  const added = rows.map(({ name, email, verdict }, place) => ({
    id: first + place,
    name,
    email,
    verdict: isFirst ? verdict : null,
    isOpen: isFirst && verdict !== "ok",
  }));
  return isFirst ? lookFirst(added) : [...people, ...added];
}

const lookFirst = (people: People): People => [
  ...people.filter(needsLook),
  ...people.filter((person) => !needsLook(person)),
];

/** A duplicate of a changed row may be none any more. */
const recheckDuplicates = (people: People): People =>
  people.map((person) => (person.verdict === "duplicate" ? { ...person, verdict: null } : person));

/** Changes one row, which is to be checked then. */
export const withChange = (
  people: People,
  id: number,
  change: Partial<Pick<Person, "name" | "email">>,
): People =>
  recheckDuplicates(people).map((person) =>
    person.id === id ? { ...person, ...change, verdict: null } : person,
  );

export const withOpen = (people: People, id: number, isOpen: boolean): People =>
  people.map((person) => (person.id === id ? { ...person, isOpen } : person));

export const withoutPerson = (people: People, id: number): People =>
  recheckDuplicates(people.filter((person) => person.id !== id));

export const withoutProblems = (people: People): People => people.filter((person) => !needsLook(person));

const cell = (text: string): string => `"${text.replaceAll(/\s+/g, " ").replaceAll('"', '""')}"`;

/** The list as the server reads it: a header, and a line for each row. */
export const listText = (people: People): string =>
  ["name,email", ...people.map(({ name, email }) => `${cell(name)},${cell(email)}`)].join("\n");

/** The header is line 1. */
const firstLine = 2;

/** Applies the server's verdicts. Rows changed meanwhile wait for the next check; refused rows come first. */
export function withVerdicts(people: People, sent: People, rows: readonly CheckedRow[]): People {
  const byLine = new Map(rows.map((row) => [row.line, row.verdict]));
  const isWhole = rows.length === sent.length;
  const found = new Map(
    sent.map((person, place) => {
      const verdict = (isWhole ? rows[place]?.verdict : byLine.get(place + firstLine)) ?? "not_an_address";
      return [person.id, { ...person, verdict }];
    }),
  );
  const news: Person[] = [];
  const others: Person[] = [];
  for (const person of people) {
    const checked = found.get(person.id);
    const isSame = checked?.name === person.name && checked.email === person.email;
    const now = isSame ? { ...person, verdict: checked.verdict } : person;
    // A row whose fields are open stays where it is: someone may be typing in it.
    if (person.verdict === null && !person.isOpen && needsLook(now)) news.push({ ...now, isOpen: true });
    else others.push(now);
  }
  return [...news, ...others];
}

/** "18 ready · 3 need a look" */
export function countsText(people: People): string {
  const ready = people.filter(isReady).length;
  const look = people.filter(needsLook).length;
  const unchecked = people.length - ready - look;
  return [
    `${ready} ready`,
    ...(look > 0 ? [`${look} ${look === 1 ? "needs" : "need"} a look`] : []),
    ...(unchecked > 0 ? [`${unchecked} being checked`] : []),
  ].join(" · ");
}

export const fieldOf = (id: number, field: "name" | "email"): string => `person-${id}-${field}`;

/** Why a list can't be sent yet. `present` is how many clients the programme has already. */
export function peopleProblems(people: readonly Person[], present: number): FieldProblem[] {
  const room = programmeLimits.clients - present;
  const look = people.filter(needsLook).length;
  const about = (fieldId: string | null, message: string) => [{ fieldId, message }];
  if (people.length === 0) return about("person-name", "Please add at least one client.");
  if (people.length > room)
    return about(
      null,
      `A programme can have at most ${programmeLimits.clients} clients. Please remove ${people.length - room}.`,
    );
  if (look > 0)
    return about(
      null,
      look === 1
        ? "1 row needs a look. Fix it or remove it."
        : `${look} rows need a look. Fix or remove them.`,
    );
  if (people.some(isUnchecked)) return about(null, "We’re still checking the list. Try again in a moment.");
  return [];
}
