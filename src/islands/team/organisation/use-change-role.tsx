import { useState } from "react";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { Dialog } from "#src/islands/kit/ui/Dialog.tsx";
import { Choice } from "#src/islands/kit/ui/Field.tsx";
import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import { showToast } from "#src/islands/kit/ui/toasts.tsx";
import type { Organisation, OrganisationMember } from "#src/shared/organisation/organisation.output.ts";
import { type OrganisationRole, roleMeanings, roleNames } from "#src/shared/organisation/roles.ts";
import { reloadTeam, roleOptions, tellingName } from "./team-page.ts";

/** Gives members other roles: one dialog for the whole list. */
export function useChangeRole(organisation: Organisation) {
  const { id, members } = organisation;
  const utils = trpc.useUtils();
  const [member, setMember] = useState<OrganisationMember | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [role, setRole] = useState<OrganisationRole>("member");
  const { run, isBusy, problem, forget } = useAction(
    trpc.organisation.changeRole.useMutation({
      onSuccess: (changed) => {
        const news = `${changed.isYou ? "You are" : `${changed.name} is`} ${withArticle[changed.role]} now`;
        // Other parts of the page are there for other roles.
        if (changed.isYou) {
          reloadTeam(id, news);
          return;
        }
        setOpen(false);
        utils.organisation.get.setData({ id }, (now) => now && withMember(now, changed));
        // Who has a seat may have changed for others, too.
        void utils.organisation.get.invalidate({ id });
        showToast({ title: news });
      },
    }),
  );
  const name = member === null ? "" : tellingName(member, members);
  return {
    ask: (asked: OrganisationMember) => {
      forget();
      setMember(asked);
      setRole(asked.role);
      setOpen(true);
    },
    dialog: (
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={member?.isYou === true ? "Change your own role" : `Change the role of ${name}`}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <Button
              look="primary"
              busy={isBusy}
              busyLabel="Saving…"
              onClick={() => {
                if (member === null || role === member.role) setOpen(false);
                else run({ id, userId: member.userId, role });
              }}
            >
              Save the role
            </Button>
          </>
        }
      >
        <Choice label="Role" value={role} options={roleOptions} onPick={setRole} />
        <p role="status">
          {roleNames[role]}: {roleMeanings[role]}
        </p>
        {member?.isYou === true ? (
          <p>You can’t change it back yourself. Another owner can.</p>
        ) : (
          <p>We’ll email {name} about it.</p>
        )}
        {problem !== null && (
          <Notice tone="error" title="The role wasn’t changed">
            <p>{problem}</p>
          </Notice>
        )}
      </Dialog>
    ),
  };
}

const withArticle: Readonly<Record<OrganisationRole, string>> = {
  owner: "an owner",
  facilitator: "a facilitator",
  member: "a member",
};

/** The organisation with a changed member in their old place, so that the row doesn't jump. */
const withMember = (organisation: Organisation, changed: OrganisationMember): Organisation => ({
  ...organisation,
  members: organisation.members.map((member) => (member.userId === changed.userId ? changed : member)),
});

export const withoutMember = (organisation: Organisation, userId: string): Organisation => ({
  ...organisation,
  members: organisation.members.filter((member) => member.userId !== userId),
});
