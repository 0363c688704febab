import { trpc } from "#src/islands/kit/api/trpc.ts";
import { useAskedAction } from "#src/islands/kit/api/use-asked-action.ts";
import { AskFirst } from "#src/islands/kit/forms/AskFirst.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { reloadTeam } from "#src/islands/team/organisation/reload-team.ts";
import type { Organisation } from "#src/shared/organisation/organisation.output.ts";
import { leads } from "#src/shared/organisation/roles.ts";

/** Leaves, after saying what goes and what stays. */
export function LeaveTeam({ organisation: { id, name, role, members } }: { organisation: Organisation }) {
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
