import { useCallback, useMemo, useState } from "react";
import { localStore, useStoredText } from "#src/islands/kit/browser/browser-storage.ts";
import { type Opener, openers } from "#src/shared/programme/programme.ts";
import { needsLook, nextId, verdictsIn } from "#src/islands/kit/lists/checked-list.tsx";
import type { Aside } from "#src/shared/invitation/invitation.output.ts";
import type { CheckedRow } from "#src/shared/programme/programme.output.ts";

/** Someone in the list, as typed or as the server read them out of what was pasted. */
export interface Person {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  /** null: not checked since it was last changed. */
  readonly verdict: ClientVerdict | null;
  /** Whether its fields are open. */
  readonly isOpen: boolean;
}

export interface Settings {
  readonly title: string;
  readonly purpose: string;
  /** The day ("2027-01-31") of the deadline; empty without one. */
  readonly closesOn: string;
  readonly minResponses: string;
  readonly opens: Opener;
  readonly reminders: boolean;
  /** What clients read; "": as their browser says. */
  readonly language: string;
}

/** A programme that is being put together: all of it stays in this browser until it is sent. */
export interface Draft {
  /** The idempotency key: however often the draft is sent, it starts one programme. */
  readonly key: string;
  readonly step: StepName;
  /** The furthest step that was open. */
  readonly reached: StepName;
  readonly settings: Settings;
  readonly people: readonly Person[];
  /** What is typed below the list and not yet added to it. */
  readonly typed: { readonly name: string; readonly email: string; readonly list: string };
  readonly message: string;
  /** Their own subject and opening of the invitation; empty for ours. */
  readonly subject: string;
  readonly opening: string;
}

/** The stored draft, with `blank` for every missing or invalid part. */
export function readDraft(stored: string | null, blank: Draft): Draft {
  const found = fieldsOf(parse(stored));
  const { step, reached, settings, people, typed } = found;
  const { opens } = fieldsOf(settings);
  return {
    ...withStored(blank, found),
    step: stepNames.find((name) => name === step) ?? blank.step,
    reached: stepNames.find((name) => name === reached) ?? blank.reached,
    settings: {
      ...withStored(blank.settings, settings),
      opens: openers.find((opener) => opener === opens) ?? blank.settings.opens,
    },
    people: Array.isArray(people) ? people.flatMap(readPerson) : blank.people,
    typed: withStored(blank.typed, typed),
  };
}

/** `blank`, with the stored texts and switches. */
function withStored<Part extends object>(blank: Part, stored: unknown): Part {
  const known = fieldsOf(blank);
  const isLikeBlank = ([field, value]: [string, unknown]) =>
    ["string", "boolean"].includes(typeof value) && typeof value === typeof known[field];
  return { ...blank, ...Object.fromEntries(Object.entries(fieldsOf(stored)).filter(isLikeBlank)) };
}

function readPerson(stored: unknown): Person[] {
  const { id, verdict } = fieldsOf(stored);
  if (typeof id !== "number") return [];
  const read = withStored({ name: "", email: "", isOpen: false }, stored);
  return [{ ...read, id, verdict: isVerdict(verdict) ? verdict : null }];
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? Object.fromEntries(Object.entries(value)) : {};

function parse(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? "null");
  } catch {
    return null;
  }
}

export type ChangeDraft = (change: (draft: Draft) => Draft) => void;

/** The draft of a key, stored with every change, so that a reload loses nothing. */
export function useDraft(key: string, makeBlank: () => Draft) {
  const [blank, setBlank] = useState(makeBlank);
  const stored = useStoredText(localStore, key);
  const kept = useMemo(() => readDraft(stored, blank), [stored, blank]);
  /** After sending, the page shows the sent draft until the next page. */
  const [sent, setSent] = useState<Draft | null>(null);
  // Based on the stored draft, which may have changed during the call.
  const change: ChangeDraft = useCallback(
    (changed) => localStore.write(key, JSON.stringify(changed(readDraft(localStore.read(key), blank)))),
    [key, blank],
  );
  const drop = () => localStore.write(key, null);
  return {
    draft: sent ?? kept,
    hasDraft: stored !== null,
    change,
    startOver: () => {
      drop();
      // The next draft is another programme's.
      setBlank(makeBlank);
    },
    end: () => {
      setSent(kept);
      drop();
    },
  };
}

/** The steps of a new programme, in order. */
const stepNames = ["settings", "people", "email", "review"] as const;
export type StepName = (typeof stepNames)[number];

/** Settings stay as they are when people are added to a programme that runs. */
export const stepsOf = (isAdding: boolean): readonly StepName[] =>
  isAdding ? stepNames.slice(1) : stepNames;

export const isAfter = (step: StepName, other: StepName): boolean =>
  stepNames.indexOf(step) > stepNames.indexOf(other);

const settingsFields = ["title", "purpose", "closesAt", "minResponses", "opens", "reminders", "language"];

export function stepOfField(fieldId: string): StepName {
  if (settingsFields.includes(fieldId)) return "settings";
  return ["message", "subject", "opening"].includes(fieldId) ? "email" : "people";
}

/** A row of the page has one name and one address, so that it can be nothing else. */
type ClientVerdict = Exclude<CheckedRow["verdict"], Aside>;

/** What is said of a row, beside the field in which it is put right. */
export const verdictTexts: Record<ClientVerdict, { text: string; field: "name" | "email" | null }> = {
  ok: { text: "Ready", field: null },
  duplicate: { text: "This address is in the list already.", field: "email" },
  already_client: { text: "Already a client of this programme.", field: "email" },
  not_an_address: { text: "This isn’t an email address.", field: "email" },
  missing_name: { text: "Please add a name.", field: "name" },
  own_address: { text: "This is your own address.", field: "email" },
};

const isVerdict = (value: unknown): value is ClientVerdict =>
  typeof value === "string" && Object.hasOwn(verdictTexts, value);

type People = readonly Person[];

export const changePeople = (change: ChangeDraft, changed: (people: People) => People): void =>
  change((now) => ({ ...now, people: changed(now.people) }));

/** Puts rows at the end, to be checked with the others. */
export function withRows(people: People, rows: readonly Pick<Person, "name" | "email">[]): People {
  const first = nextId(people);
  const added = rows.map(({ name, email }, place) => ({
    id: first + place,
    name: name.trim(),
    email: email.trim(),
    verdict: null,
    isOpen: false,
  }));
  return [...people, ...added];
}

/** A duplicate of a changed row may be none any more. */
const recheckDuplicates = (people: People): People =>
  people.map((person) => (person.verdict === "duplicate" ? { ...person, verdict: null } : person));

/** Changes one row, which is to be checked then. */
export const withChange = (people: People, id: number, change: { name?: string; email?: string }): People =>
  recheckDuplicates(people).map((person) =>
    person.id === id ? { ...person, ...change, verdict: null } : person,
  );

export const withOpen = (people: People, id: number, isOpen: boolean): People =>
  people.map((person) => (person.id === id ? { ...person, isOpen } : person));

export const withoutPerson = (people: People, id: number): People =>
  recheckDuplicates(people.filter((person) => person.id !== id));

/** Applies the server's verdicts. Rows changed meanwhile wait for the next check; refused rows come first. */
export function withVerdicts(people: People, sent: People, checked: readonly CheckedRow[]): People {
  const verdictAt = verdictsIn(checked, isVerdict);
  const judged = people.map((person) => {
    const isSame = ({ id, name, email }: Person) =>
      id === person.id && name === person.name && email === person.email;
    const place = sent.findIndex(isSame);
    if (place < 0) return person;
    const now = { ...person, verdict: verdictAt(place) };
    return person.verdict === null && needsLook(now) ? { ...now, isOpen: true } : now;
  });
  // A row whose fields are open stays where it is: someone may be typing in it.
  const isNews = ({ isOpen }: Person, place: number) => isOpen && people[place]?.isOpen === false;
  return [...judged.filter(isNews), ...judged.filter((person, place) => !isNews(person, place))];
}

/** The id of a row's field. */
export const rowField = (id: number, field: "name" | "email"): string => `person-${id}-${field}`;
