import { type ReactNode, useId, useRef } from "react";
import { useFocusFallback } from "#src/islands/kit/forms/inline-form.tsx";
import { LocalDate } from "#src/islands/kit/page/dates.tsx";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { teamPaths } from "#src/shared/team/team-paths.ts";

interface StepProps {
  /** Where a link to it leads. */
  anchor?: string;
  title: string;
  isDone: boolean;
  children: ReactNode;
}

/** One step of a round as a card. Its heading takes the focus when the used button is gone. */
export function Step({ anchor, title, isDone, children }: StepProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const focusWatch = useFocusFallback(heading);
  return (
    <section id={anchor} className="card grid gap-4" aria-labelledby={id} {...focusWatch}>
      <div className="flex items-center gap-3">
        {isDone && <DoneMark />}
        <h2 ref={heading} id={id} tabIndex={-1}>
          {title}
          {isDone && <span className="sr-only"> (done)</span>}
        </h2>
      </div>
      {children}
    </section>
  );
}

function DoneMark() {
  return (
    <span
      className="flex h-8 w-8 flex-none items-center justify-center rounded-full bg-ink text-paper"
      aria-hidden="true"
    >
      <svg className="h-3.5 w-3.5" viewBox="0 0 14 14">
        <path
          d="M2 7.5 5.5 11 12 3.5"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </svg>
    </span>
  );
}

/** Whether it's someone's own part of a team round that runs: until it's over, nothing here moves. */
export const runsInTeam = ({ teamRoundId, status }: Pick<Survey, "teamRoundId" | "status">): boolean =>
  teamRoundId !== null && status === "in_progress";

/** When the windows of a team can be opened, and the way to the round of the whole team. */
export function TeamNote({ survey }: { survey: Survey }) {
  const { closesAt, teamRoundId } = survey;
  return (
    <p className="measure">
      {runsInTeam(survey) && (
        <>
          Your colleagues describe you until <LocalDate iso={closesAt ?? ""} />. All windows open together
          then, by themselves.{" "}
        </>
      )}
      <a href={teamPaths.teamRound(teamRoundId ?? "")}>Go to the team round</a>
    </p>
  );
}
