import { trpc } from "#src/islands/kit/api/trpc.ts";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import { reloadTeam } from "#src/islands/team/organisation/reload-team.ts";
import type { Organisation } from "#src/shared/organisation/organisation.output.ts";
import type { OrganisationRole } from "#src/shared/organisation/roles.ts";
import { useState } from "react";

interface HandingOver {
  readonly heirId: string;
  readonly ownRole: OrganisationRole;
}

/** Both calls in their order: a team is never without an owner. Trying again after the first does no harm. */
export function useHandOver({ id, name, members }: Organisation) {
  const ownId = members.find(({ isYou }) => isYou)?.userId ?? "";
  const [hasHeir, setHasHeir] = useState(false);
  const utils = trpc.useUtils();
  const { mutateAsync, ...mutation } = trpc.organisation.changeRole.useMutation({
    // One of the two may have been done.
    onError: () => void utils.organisation.get.invalidate({ id }),
  });
  const { run, isBusy, problem, forget } = useAction(
    {
      ...mutation,
      mutateAsync: async ({ heirId, ownRole }: HandingOver) => {
        setHasHeir(false);
        const heir = await mutateAsync({ id, userId: heirId, role: "owner" });
        setHasHeir(true);
        await mutateAsync({ id, userId: ownId, role: ownRole });
        reloadTeam(id, `You’ve handed over ${name} to ${heir.name}`);
      },
    },
    { leaves: true },
  );
  return { run, isBusy, problem, hasHeir, forget };
}
