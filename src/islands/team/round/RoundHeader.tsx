import { LocalDate } from "#src/islands/kit/page/LocalDate.tsx";
import { teamPaths } from "#src/shared/team/team-paths.ts";
import type { TeamRound } from "#src/shared/team/team.output.ts";

/** What the round is, who started it, and when it ends. */
export function RoundHeader({ round }: { round: TeamRound }) {
  const { organisation, title, purpose, startedBy, closesAt, state } = round;
  return (
    <header className="grid gap-3">
      <p>
        <a className="link-line" href={teamPaths.team(organisation.id)}>
          {organisation.name}
        </a>
      </p>
      <h1 className="wrap-anywhere">{title}</h1>
      <p className="text-muted [&_time]:whitespace-nowrap">
        <span className="badge me-2 text-sm text-ink">{state === "running" ? "Open" : "Over"}</span>
        {state === "running" ? "Until " : "Ended "}
        <LocalDate iso={closesAt} withTime />
        {startedBy !== null && `, started by ${startedBy}`}
      </p>
      {purpose !== "" && <p className="measure whitespace-pre-line wrap-anywhere">{purpose}</p>}
    </header>
  );
}
