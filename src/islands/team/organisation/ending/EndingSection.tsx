import type { Organisation } from "#src/shared/organisation/organisation.output.ts";
import { owns, leads } from "#src/shared/organisation/roles.ts";
import { DeleteTeam } from "./DeleteTeam.tsx";
import { HandOver } from "./HandOver.tsx";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import { useAskedAction } from "#src/islands/kit/api/use-asked-action.ts";
import { AskFirst } from "#src/islands/kit/forms/AskFirst.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { reloadTeam } from "#src/islands/team/organisation/reload-team.ts";

/** Leaves, after saying what goes and what stays. */
function LeaveTeam({ organisation: { id, name, role, members } }: { organisation: Organisation }) {
  const userId = members.find(({ isYou }) => isYou)?.userId ?? "";
  const { ask, question } = useAskedAction(trpc.organisation.removeMember.useMutation(), {
    leaves: true,
    onDone: () => reloadTeam(undefined, `You’ve left ${name}`),
  });
  return (
    <>
      <Button onClick={() => ask({ id, userId })}>Leave the team</Button>
      <AskFirst
        {...question}
        title={`Leave ${name}?`}
        keepLabel="Stay"
        goLabel="Leave the team"
        busyLabel="Leaving…"
        failure="You’re still in the team"
      >
        <p>
          Team rounds that are running go on without you. What colleagues have picked for you there is erased,
          and what you picked for them stays.
        </p>
        {leads(role) && (
          <p>
            If you have a seat, it goes to someone else. Programmes that you and others from this team lead
            together go back to the person who started them.
          </p>
        )}
        <p>You keep your account and your windows. To come back, you need a new invitation.</p>
      </AskFirst>
    </>
  );
}

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
