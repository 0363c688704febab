import { useHydrated } from "#src/islands/kit/browser/use-hydrated.ts";
import { dayOf } from "#src/islands/kit/forms/deadline.ts";
import { SubmitButton } from "#src/islands/kit/forms/SubmitButton.tsx";
import type { FieldProblem } from "#src/islands/kit/ui/ErrorSummary.tsx";
import { Field, TextAreaField } from "#src/islands/kit/ui/Field.tsx";
import type { Organisation } from "#src/shared/organisation/organisation.output.ts";
import { teamLimits } from "#src/shared/team/team-limits.ts";
import { useState } from "react";
import { choosesPanel, panelOf, type Draft } from "./draft.ts";
import { PeopleChoice } from "./PeopleChoice.tsx";

interface RoundFieldsProps {
  organisation: Organisation;
  draft: Draft;
  problems: readonly FieldProblem[];
  onChange: (changed: Partial<Draft>) => void;
}

/** What the round is for, when it ends, and who takes part. */
export function RoundFields({ organisation, draft, problems, onChange }: RoundFieldsProps) {
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
