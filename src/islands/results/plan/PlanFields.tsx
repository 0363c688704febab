import { Field, FieldFrame, TextAreaField } from "#src/islands/kit/ui/Field.tsx";
import { findTrait } from "#src/shared/words/catalogue.ts";
import type { ResultPane } from "#src/shared/result/result-panes.ts";
import { panePlanLimits } from "#src/shared/pane-plan/pane-plan-limits.ts";
import { planCopy } from "./plan-copy.ts";
import { inWeeks, wordsToTry, type Plan } from "./plan.ts";
import { Chip, Chips } from "#src/islands/kit/ui/Chip.tsx";
import { useState } from "react";

interface WeeksAheadProps {
  until: string;
  onPick: (until: string) => void;
}

const choices = [1, 2, 4] as const;

/** Days to look back on at a press; any other is for the field above. */
function WeeksAhead({ until, onPick }: WeeksAheadProps) {
  const [now] = useState(() => new Date());
  return (
    <Chips label="Look back in">
      {choices.map((weeks) => {
        const day = inWeeks(weeks, now);
        const label = weeks === 1 ? "1 week" : `${String(weeks)} weeks`;
        return <Chip key={weeks} label={label} pressed={until === day} onToggle={() => onPick(day)} />;
      })}
    </Chips>
  );
}

interface PlanFieldsProps {
  pane: ResultPane;
  plan: Plan;
  /** Why no email can go on the day. */
  dayProblem: string | undefined;
  onChange: (plan: Plan) => void;
}

/** What is proposed while no day is chosen. */
const usualWeeks = 2;

/** Which word, what to do, when to look back. Whatever is typed is kept at once. */
export function PlanFields({ pane, plan, dayProblem, onChange }: PlanFieldsProps) {
  const { deed, hint } = planCopy[pane.quadrant];
  const set = (change: Partial<Plan>) => onChange({ ...plan, ...change });
  const pick = (traitId: string) =>
    set({ traitId, until: plan.until === "" ? inWeeks(usualWeeks, new Date()) : plan.until });
  return (
    <>
      <FieldFrame label="Which word?" hint={findTrait(plan.traitId)?.description}>
        {(control) => (
          <select
            {...control}
            className="input"
            value={plan.traitId}
            onChange={({ target }) => pick(target.value)}
          >
            <option value="">Pick a word</option>
            {options(pane, plan.traitId).map((id) => (
              <option key={id} value={id}>
                {findTrait(id)?.name ?? id}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      {pane.quadrant === "facade" && (
        <Field
          label="Who should see it?"
          autoComplete="off"
          maxLength={panePlanLimits.textMaxLength}
          value={plan.person}
          onChange={({ target }) => set({ person: target.value })}
        />
      )}
      <TextAreaField
        label={deed}
        hint={hint}
        rows={2}
        maxLength={panePlanLimits.textMaxLength}
        value={plan.deed}
        onChange={({ target }) => set({ deed: target.value })}
      />
      <div className="grid gap-2">
        <Field
          label="Look back on"
          type="date"
          value={plan.until}
          error={dayProblem}
          onChange={({ target }) => set({ until: target.value })}
        />
        <WeeksAhead until={plan.until} onPick={(until) => set({ until })} />
      </div>
      <TextAreaField
        label="What did you notice?"
        optional
        hint="For the day you look back."
        rows={2}
        maxLength={panePlanLimits.textMaxLength}
        value={plan.noticed}
        onChange={({ target }) => set({ noticed: target.value })}
      />
    </>
  );
}

/** The pane's words; and the planned one, though a later result may have moved it to another pane. */
function options(pane: ResultPane, planned: string): readonly string[] {
  const ids = wordsToTry(pane).map(({ traitId }) => traitId);
  return planned === "" || ids.includes(planned) ? ids : [planned, ...ids];
}
