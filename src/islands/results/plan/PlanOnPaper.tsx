import { LocalDate } from "#src/islands/kit/page/LocalDate.tsx";
import { findTrait } from "#src/shared/words/catalogue.ts";
import type { Plan } from "./plan.ts";

/** A plan as it is printed, where its fold stays away: the word and what to do about it, then the rest on lines of their own. */
export function PlanOnPaper({ plan: { traitId, person, deed, until, noticed } }: { plan: Plan }) {
  const word = findTrait(traitId)?.name;
  return (
    <div className="plan-paper">
      <p>
        <strong>Your plan{word !== undefined && ` for ${word.toLowerCase()}`}:</strong> {deed}
      </p>
      {person !== "" && <p>Who should see it: {person}</p>}
      {until !== "" && (
        <p>
          Look back on <LocalDate iso={`${until}T12:00`} />
        </p>
      )}
      {noticed !== "" && <p>What you noticed: {noticed}</p>}
    </div>
  );
}
