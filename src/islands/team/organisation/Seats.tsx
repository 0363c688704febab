import type { Organisation } from "#src/shared/organisation/organisation.output.ts";
import { owns } from "#src/shared/organisation/roles.ts";
import { paths } from "#src/shared/site/paths.ts";

interface SeatsProps {
  organisation: Organisation;
  seats: NonNullable<Organisation["seats"]>;
}

/** The plan's seats for those who lead: how many are taken, what one is for, and how to get more. */
export function Seats({ organisation: { role, isActive }, seats: { total, taken } }: SeatsProps) {
  return (
    <section className="grid gap-3" aria-labelledby="seats">
      <h2 id="seats">Seats</h2>
      <p className="tabular-nums">
        <strong>
          {isActive
            ? `${String(taken)} of ${String(total)} ${total === 1 ? "seat" : "seats"} taken`
            : "No seats at the moment"}
        </strong>
      </p>
      <p className="measure">
        Owners and facilitators with a seat can have clients of their own. Without a seat, they can still
        invite people and start team rounds. Members don’t need one. A free seat goes to the person who has
        led for longest.
      </p>
      {owns(role) ? (
        <p>
          <a className="link-line" href={paths.accountPlan()}>
            Change the number of seats in your plan
          </a>
        </p>
      ) : (
        <p className="measure text-muted">An owner can add seats in their plan.</p>
      )}
    </section>
  );
}
