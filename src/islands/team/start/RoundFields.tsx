import { useState } from "react";
import { useHydrated } from "#src/islands/kit/browser/use-hydrated.ts";
import { dayOf, endOfDay } from "#src/islands/kit/page/dates.tsx";
import { type FieldProblem, SubmitButton } from "#src/islands/kit/forms/form.tsx";
import { Field, TextAreaField } from "#src/islands/kit/ui/Field.tsx";
import type { Organisation } from "#src/shared/organisation/organisation.output.ts";
import { panelSizeFor, teamLimits } from "#src/shared/team/team-limits.ts";
import type { TeamRound } from "#src/shared/team/team.output.ts";
import { PeopleChoice } from "./PeopleChoice.tsx";
import type { Together } from "./together.tsx";

interface RoundFieldsProps {
  organisation: Organisation;
  rounds: readonly TeamRound[];
  draft: Draft;
  problems: readonly FieldProblem[];
  onChange: (changed: Partial<Draft>) => void;
}

/** What the round is for, when it ends, and who takes part. */
export function RoundFields({ organisation, rounds, draft, problems, onChange }: RoundFieldsProps) {
  const isReady = useHydrated();
  const [openedAt] = useState(() => new Date());
  const of = (fieldId: string) => ({
    id: fieldId,
    name: fieldId,
    error: problems.find((problem) => problem.fieldId === fieldId)?.message ?? null,
  });
  return (
    <>
      <Field
        {...of("title")}
        label="Title"
        maxLength={teamLimits.titleMaxLength}
        autoComplete="off"
        value={draft.title}
        onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
      />
      <TextAreaField
        {...of("purpose")}
        label="Purpose"
        optional
        rows={3}
        maxLength={teamLimits.purposeMaxLength}
        value={draft.purpose}
        onChange={({ currentTarget }) => onChange({ purpose: currentTarget.value })}
        hint="Why you’re doing this together. Everyone reads it before they start."
      />
      <Field
        {...of("closesAt")}
        label="Deadline"
        type="date"
        className="max-w-60"
        min={isReady ? dayOf(openedAt.toISOString()) : undefined}
        value={draft.day}
        onChange={({ currentTarget }) => onChange({ day: currentTarget.value })}
        hint={`People can answer until the end of that day, ${String(teamLimits.mostDays)} days from now at most. Then all windows open together.`}
      />
      <PeopleChoice
        organisation={organisation}
        rounds={rounds}
        chosen={draft.people}
        error={of("people").error}
        onChange={(people) => onChange({ people })}
      />
      {choosesPanel(draft) && (
        <Field
          {...of("panelSize")}
          label="Colleagues each describes"
          type="number"
          inputMode="numeric"
          className="max-w-32"
          min={teamLimits.leastPanel}
          max={teamLimits.mostPanel}
          value={draft.panelSize}
          onChange={({ currentTarget }) => onChange({ panelSize: currentTarget.value })}
          hint={panelHint(panelOf(draft))}
        />
      )}
      <p>
        <SubmitButton>Read it through</SubmitButton>
      </p>
    </>
  );
}

/** Says less while the field is empty, or holds something that is no number. */
const panelHint = (size: number): string =>
  Number.isNaN(size)
    ? "We choose them by chance."
    : `Each describes ${String(size)}, and is described by ${String(size)}. We choose them by chance.`;

/** What the form holds. */
export interface Draft {
  readonly title: string;
  readonly purpose: string;
  /** As in a date field. */
  readonly day: string;
  /** Ids of the chosen people. */
  readonly people: readonly string[];
  /** As typed. */
  readonly panelSize: string;
}

/** The stored draft; unreadable parts are empty. */
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
const choosesPanel = ({ people }: Draft): boolean => people.length > teamLimits.allDescribeAll;

/** How many colleagues each describes. */
export const panelOf = (draft: Draft): number =>
  panelSizeFor(draft.people.length, Number.parseInt(draft.panelSize, 10));

/** What can be said of a form before it's sent; the server has the last word. */
export function problemsOf(draft: Draft, together: readonly Together[]): readonly FieldProblem[] {
  const { leastPeople, mostPeople, leastPanel, mostPanel, leastHours, mostDays } = teamLimits;
  const { title, day, people, panelSize } = draft;
  const end = endOfDay(day);
  const hoursLeft = end === null ? 0 : (new Date(end).getTime() - Date.now()) / 3_600_000;
  const size = Number(panelSize);
  const isPanel = Number.isInteger(size) && size >= leastPanel && size <= mostPanel;
  const found: readonly [fieldId: string, isWrong: boolean, message: string][] = [
    ["title", title.trim() === "", "Please give the round a title."],
    ["closesAt", end === null, "Please choose the day when the round ends."],
    [
      "closesAt",
      end !== null && (hoursLeft < leastHours || hoursLeft > 24 * mostDays),
      `Please choose a day within the next ${String(mostDays)} days, at least ${String(leastHours)} hours from now.`,
    ],
    ["people", people.length < leastPeople, `Please choose at least ${String(leastPeople)} people.`],
    [
      "people",
      together.length > 0,
      "Some of these people can’t be in a round together yet. The note below the list has the date.",
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
