import { type ClientVerdict, isVerdict } from "./people/verdict-texts.ts";
import { type Opener, openers } from "#src/shared/programme/programme.ts";
import { isStep, type StepName } from "./steps.ts";

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

/** The settings as their fields have them. */
export interface Settings {
  readonly title: string;
  readonly purpose: string;
  /** The day ("2027-01-31") of the deadline; empty without one. */
  readonly closesOn: string;
  readonly minResponses: string;
  readonly opens: Opener;
  readonly reminders: boolean;
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
}

/** The draft that was stored; `blank` where there is none, and for every part of it that isn't ours. */
export function readDraft(stored: string | null, blank: Draft): Draft {
  const found = fieldsOf(parse(stored));
  const settings = fieldsOf(found["settings"]);
  const typed = fieldsOf(found["typed"]);
  const { people } = found;
  return {
    key: textOr(found["key"], blank.key),
    step: isStep(found["step"]) ? found["step"] : blank.step,
    reached: isStep(found["reached"]) ? found["reached"] : blank.reached,
    settings: {
      title: textOr(settings["title"], blank.settings.title),
      purpose: textOr(settings["purpose"], blank.settings.purpose),
      closesOn: textOr(settings["closesOn"], blank.settings.closesOn),
      minResponses: textOr(settings["minResponses"], blank.settings.minResponses),
      opens: openers.find((opener) => opener === settings["opens"]) ?? blank.settings.opens,
      reminders:
        typeof settings["reminders"] === "boolean" ? settings["reminders"] : blank.settings.reminders,
    },
    people: Array.isArray(people) ? people.flatMap(readPerson) : blank.people,
    typed: {
      name: textOr(typed["name"], ""),
      email: textOr(typed["email"], ""),
      list: textOr(typed["list"], ""),
    },
    message: textOr(found["message"], blank.message),
  };
}

function readPerson(stored: unknown): Person[] {
  const { id, name, email, verdict, isOpen } = fieldsOf(stored);
  if (typeof id !== "number") return [];
  return [
    {
      id,
      name: textOr(name, ""),
      email: textOr(email, ""),
      verdict: isVerdict(verdict) ? verdict : null,
      isOpen: isOpen === true,
    },
  ];
}

const textOr = (value: unknown, otherwise: string): string => (typeof value === "string" ? value : otherwise);

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? Object.fromEntries(Object.entries(value)) : {};

function parse(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? "null");
  } catch {
    return null;
  }
}
