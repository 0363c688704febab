import { WindowFrame } from "#src/islands/kit/window/WindowFrame.tsx";
import { leastResponses } from "#src/shared/survey/survey-limits.ts";

/** The round that is being named, as it will stand on the dashboard. */
export function ClosedWindow({ title }: { title: string }) {
  return (
    <div className="step-view" aria-hidden="true">
      <WindowFrame look="curtains" />
      <p className="font-display text-xl text-center wrap-anywhere">{title}</p>
      <p className="text-sm text-muted text-center">
        Closed until {leastResponses.personal} people have answered
      </p>
    </div>
  );
}
