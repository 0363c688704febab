import { Field, FieldFrame, TextAreaField } from "#src/islands/kit/ui/Field.tsx";
import { findTrait } from "#src/shared/words/catalogue.ts";
import type { ResultPane } from "#src/shared/result/result-panes.ts";
import { planCopy } from "./plan-copy.ts";
import { inTwoWeeks, mostPlanText, wordsToTry, type Plan } from "./plan.ts";

interface PlanFieldsProps {
  pane: ResultPane;
  plan: Plan;
  onChange: (plan: Plan) => void;
}

/** Which word, what to do, when to look back. Whatever is typed is kept at once. */
export function PlanFields({ pane, plan, onChange }: PlanFieldsProps) {
  const { deed, hint } = planCopy[pane.quadrant];
  const set = (change: Partial<Plan>) => onChange({ ...plan, ...change });
  const pick = (traitId: string) =>
    set({ traitId, until: plan.until === "" ? inTwoWeeks(new Date()) : plan.until });
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
          maxLength={mostPlanText}
          value={plan.person}
          onChange={({ target }) => set({ person: target.value })}
        />
      )}
      <TextAreaField
        label={deed}
        hint={hint}
        rows={2}
        maxLength={mostPlanText}
        value={plan.deed}
        onChange={({ target }) => set({ deed: target.value })}
      />
      <Field
        label="Look back on"
        type="date"
        value={plan.until}
        onChange={({ target }) => set({ until: target.value })}
      />
      <TextAreaField
        label="What did you notice?"
        optional
        hint="For the day you look back."
        rows={2}
        maxLength={mostPlanText}
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
