import type { FieldProblem } from "#src/islands/kit/forms/form.tsx";
import { endOfDay } from "#src/islands/kit/forms/deadline.ts";
import { panelSizeFor, teamLimits } from "#src/shared/team/team-limits.ts";

/** What the form holds. */
export interface Draft {
  readonly title: string;
  readonly purpose: string;
  /** As a date field has it. */
  readonly day: string;
  /** Ids of those who are chosen. */
  readonly people: readonly string[];
  /** As typed. */
  readonly panelSize: string;
}

/** The draft that a browser kept; what can't be read of it is empty. */
export function readDraft(stored: string | null): Draft {
  const kept = fieldsOf(stored);
  const text = (name: keyof Draft, otherwise: string): string => {
    const value = kept[name];
    return typeof value === "string" ? value : otherwise;
  };
  const people = kept["people"];
  return {
    title: text("title", ""),
    purpose: text("purpose", ""),
    day: text("day", ""),
    people: Array.isArray(people) ? people.filter((one) => typeof one === "string") : [],
    panelSize: text("panelSize", String(teamLimits.panelSize)),
  };
}

function fieldsOf(stored: string | null): Readonly<Record<string, unknown>> {
  try {
    const found: unknown = JSON.parse(stored ?? "{}");
    return typeof found === "object" && found !== null ? { ...found } : {};
  } catch {
    return {};
  }
}

/** A team of more may choose how many colleagues each describes. */
export const choosesPanel = ({ people }: Draft): boolean => people.length > teamLimits.allDescribeAll;

/** How many colleagues each describes. */
export const panelOf = (draft: Draft): number =>
  panelSizeFor(draft.people.length, Number.parseInt(draft.panelSize, 10));

/** What can be said of a form before it's sent; the server has the last word. */
export function problemsOf(draft: Draft): readonly FieldProblem[] {
  const { leastPeople, mostPeople, leastPanel, mostPanel } = teamLimits;
  const { title, day, people, panelSize } = draft;
  const size = Number(panelSize);
  const isPanel = Number.isInteger(size) && size >= leastPanel && size <= mostPanel;
  const found: readonly [fieldId: string, isWrong: boolean, message: string][] = [
    ["title", title.trim() === "", "Please give the round a title."],
    ["closesAt", endOfDay(day) === null, "Please choose the day when the round ends."],
    [
      "people",
      people.length < leastPeople,
      `Please choose at least ${String(leastPeople)} people, so that five describe each.`,
    ],
    ["people", people.length > mostPeople, `Please choose at most ${String(mostPeople)} people.`],
    [
      "panelSize",
      choosesPanel(draft) && !isPanel,
      `Please enter a number from ${String(leastPanel)} to ${String(mostPanel)}.`,
    ],
  ];
  return found.flatMap(([fieldId, isWrong, message]) => (isWrong ? [{ fieldId, message }] : []));
}

/** What the server is asked for. */
export const inputOf = (id: string, draft: Draft) => ({
  id,
  title: draft.title,
  ...(draft.purpose.trim() !== "" && { purpose: draft.purpose }),
  closesAt: endOfDay(draft.day) ?? "",
  people: [...draft.people],
  ...(choosesPanel(draft) && { panelSize: Number(draft.panelSize) }),
});
