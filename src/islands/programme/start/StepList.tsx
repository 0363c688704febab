import { isAfter, type StepName } from "./steps.ts";

const names: Readonly<Record<StepName, string>> = {
  settings: "Settings",
  people: "People",
  email: "Email",
  review: "Review",
};

interface StepListProps {
  steps: readonly StepName[];
  current: StepName;
  reached: StepName;
  onGo: (step: StepName) => void;
}

/** How far it goes, and a way to every step that was open already. */
export function StepList({ steps, current, reached, onGo }: StepListProps) {
  return (
    <nav aria-label="Steps">
      <ol className="flex gap-2">
        {steps.map((step, place) => {
          const isCurrent = step === current;
          const isBehind = !isAfter(step, current);
          return (
            <li key={step} className={`min-w-0 ${isCurrent ? "flex-2 sm:flex-1" : "flex-1"}`}>
              <button
                type="button"
                className={`grid min-h-11 w-full content-start gap-1 border-t-4 pt-2 text-start text-base disabled:cursor-default ${
                  isBehind ? "border-ink" : "border-hair"
                } ${isCurrent ? "font-[600]" : "text-muted"}`}
                aria-current={isCurrent ? "step" : undefined}
                disabled={isAfter(step, reached)}
                onClick={() => onGo(step)}
              >
                <span>
                  <span className="tabular-nums">
                    <span className="sr-only">Step </span>
                    {place + 1}
                  </span>{" "}
                  <span className={isCurrent ? "" : "sr-only sm:not-sr-only"}>{names[step]}</span>
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
