import { stepNames } from "#src/shared/workshop/step-text.ts";
import { workshopSteps, type WorkshopStep } from "#src/shared/workshop/steps.ts";

/** Where the group is, among all steps. */
export function StepList({ step }: { step: WorkshopStep }) {
  return (
    <ol className="workshop-steps">
      {workshopSteps.map((one) => (
        <li key={one} aria-current={one === step ? "step" : undefined}>
          {stepNames[one]}
        </li>
      ))}
    </ol>
  );
}
