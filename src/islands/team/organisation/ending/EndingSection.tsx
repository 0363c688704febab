import type { Organisation } from "#src/shared/organisation/organisation.output.ts";
import { owns } from "#src/shared/organisation/roles.ts";
import { DeleteTeam } from "./DeleteTeam.tsx";
import { HandOver } from "./HandOver.tsx";
import { LeaveTeam } from "./LeaveTeam.tsx";

/** Ways out of a team: leaving it, handing it over, deleting it. */
export function EndingSection({ organisation }: { organisation: Organisation }) {
  const { role, members } = organisation;
  const isOwner = owns(role);
  const isOnlyOwner = isOwner && members.filter((member) => owns(member.role)).length === 1;
  const isAlone = members.length === 1;
  return (
    <section className="grid gap-4" aria-labelledby="ending">
      <h2 id="ending">{isOwner ? "Leave, hand over or delete" : "Leave the team"}</h2>
      {isOnlyOwner && (
        <p className="measure">
          {isAlone
            ? "You’re the only one here. If you don’t need the team any more, you can delete it."
            : "You’re the only owner. To leave, hand the team over first."}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {isOwner && !isAlone && <HandOver organisation={organisation} />}
        {!isOnlyOwner && <LeaveTeam organisation={organisation} />}
        {isOwner && <DeleteTeam organisation={organisation} />}
      </div>
    </section>
  );
}
