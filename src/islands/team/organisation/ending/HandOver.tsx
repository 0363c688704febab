import { Button } from "#src/islands/kit/ui/Button.tsx";
import { Choice } from "#src/islands/kit/ui/Field.tsx";
import { Dialog } from "#src/islands/kit/ui/Dialog.tsx";
import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import type { Organisation } from "#src/shared/organisation/organisation.output.ts";
import { planTexts } from "#src/shared/plan/plan-texts.ts";
import { tellingName } from "#src/islands/team/organisation/telling-name.ts";
import { useState } from "react";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import { reloadTeam } from "#src/islands/team/organisation/reload-team.ts";
import type { OrganisationRole } from "#src/shared/organisation/roles.ts";

interface HandingOver {
  readonly heirId: string;
  readonly ownRole: OrganisationRole;
}

/** Both calls in their order: a team is never without an owner. Trying again after the first does no harm. */
function useHandOver({ id, name, members }: Organisation) {
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

const nextRoles = [
  ["member", "Member"],
  ["facilitator", "Facilitator"],
] as const;

/** Makes someone else an owner, and then the reader something less. */
export function HandOver({ organisation }: { organisation: Organisation }) {
  const { members } = organisation;
  const others = members.filter(({ isYou }) => !isYou);
  const [isOpen, setOpen] = useState(false);
  const [heirId, setHeirId] = useState(others[0]?.userId ?? "");
  const [ownRole, setOwnRole] = useState<(typeof nextRoles)[number][0]>("member");
  const { run, isBusy, problem, hasHeir, forget } = useHandOver(organisation);
  const heir = others.find(({ userId }) => userId === heirId) ?? others[0];
  if (heir === undefined) return null;
  const open = () => {
    forget();
    setOpen(true);
  };
  return (
    <>
      <Button onClick={open}>Hand over the team</Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Hand over the team"
        actions={
          <>
            <Button onClick={() => setOpen(false)}>Stay an owner</Button>
            <Button
              look="primary"
              busy={isBusy}
              busyLabel="Handing over…"
              onClick={() => run({ heirId: heir.userId, ownRole })}
            >
              Hand over to {heir.name}
            </Button>
          </>
        }
      >
        <Choice
          label="Hand over to"
          value={heir.userId}
          options={others.map((other) => [other.userId, tellingName(other, members)])}
          onPick={setHeirId}
        />
        <Choice label="After that, you’ll be" value={ownRole} options={nextRoles} onPick={setOwnRole} />
        <p>First {heir.name} becomes an owner, and we email them. Then your own role changes.</p>
        <p>
          Seats and new team rounds come with an owner’s plan. If {heir.name} doesn’t have{" "}
          {planTexts.planName}, and no other owner does, nobody can start anything new.
        </p>
        {problem !== null && (
          <Notice
            tone="error"
            title={hasHeir ? `${heir.name} is an owner now, and so are you` : "Nothing has changed"}
          >
            <p>{problem}</p>
          </Notice>
        )}
      </Dialog>
    </>
  );
}
