import { LocalDate } from "#src/islands/kit/page/LocalDate.tsx";
import { findTrait } from "#src/shared/words/catalogue.ts";
import type { Plan } from "./plan.ts";

/** A plan as it is printed, where its fold stays away. */
export function PlanOnPaper({ plan: { traitId, person, deed, until, noticed } }: { plan: Plan }) {
  const texts = [findTrait(traitId)?.name ?? "", person, deed].filter((text) => text !== "");
  return (
    <p className="plan-paper">
      <strong>Your plan:</strong> {texts.join(" · ")}
      {until !== "" && (
        <>
          {" "}
          · look back on <LocalDate iso={`${until}T12:00`} />
        </>
      )}
      {noticed !== "" && ` · noticed: ${noticed}`}
    </p>
  );
}
