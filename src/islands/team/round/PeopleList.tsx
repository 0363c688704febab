import { Card } from "#src/islands/kit/ui/Card.tsx";
import { people as peopleCount } from "#src/shared/survey/survey-stage.ts";
import type { TeamRound } from "#src/shared/team/team.output.ts";
import { colleagues } from "./round-text.ts";

/** As many as are read at a glance. */
const mostOpen = 12;

/** Who takes part, by name, and how many each describes. */
export function PeopleList({ round: { people, panelSize } }: { round: TeamRound }) {
  const names = (
    <ul className="grid list-none gap-1 p-0 wrap-anywhere">
      {people.map(({ userId, name }) => (
        <li key={userId}>{name}</li>
      ))}
    </ul>
  );
  return (
    <Card title="Who takes part">
      <p className="mb-3 text-muted">
        {peopleCount(people.length)}. Each describes up to{" "}
        {colleagues(Math.min(panelSize, people.length - 1))}, and is described by as many.
      </p>
      {people.length <= mostOpen ? (
        names
      ) : (
        <details>
          <summary className="min-h-11 content-center">Show all names</summary>
          {names}
        </details>
      )}
    </Card>
  );
}
