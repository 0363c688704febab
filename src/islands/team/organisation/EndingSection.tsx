import { useId, useState } from "react";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import { ScriptedForm } from "#src/islands/kit/forms/form.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { ConfirmedButton, Dialog } from "#src/islands/kit/ui/Dialog.tsx";
import { Choice, Field } from "#src/islands/kit/ui/Field.tsx";
import { ProblemNotice } from "#src/islands/kit/ui/Notice.tsx";
import {
  organisationLimits,
  type OrganisationRole,
  leads,
  owns,
} from "#src/shared/organisation/organisation.ts";
import type { Organisation } from "#src/shared/organisation/organisation.output.ts";
import { planTexts } from "#src/shared/plan/plan-texts.ts";
import { reloadTeam, roleOptions, tellingName, useNameForm } from "./team-page.ts";

/** Deletes a team for good, once its name is typed. */
function DeleteTeam({ organisation: { id, name } }: { organisation: Organisation }) {
  const [isOpen, setOpen] = useState(false);
  const { field, refuse, onError, submit } = useNameForm(`Please type “${name}”.`);
  const formId = useId();
  const { run, isBusy } = useAction(
    trpc.organisation.delete.useMutation({
      onSuccess: () => reloadTeam(undefined, `${name} is deleted`),
      onError,
    }),
    { leaves: true },
  );
  const open = () => {
    refuse(null);
    setOpen(true);
  };
  return (
    <>
      <Button look="quiet" onClick={open}>
        Delete the team
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={`Delete ${name}?`}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>Keep the team</Button>
            <Button look="danger" type="submit" form={formId} busy={isBusy} busyLabel="Deleting…">
              Delete it for good
            </Button>
          </>
        }
      >
        <p>
          Its members, open invitations, team rounds and team pictures go. Team rounds that are running end.
          This can’t be undone.
        </p>
        <p>Everyone keeps their account, and the round and window that colleagues’ words made for them.</p>
        {/* Empty each time it opens. */}
        {isOpen && (
          <ScriptedForm id={formId} onSubmit={(form) => submit(form, (typed) => run({ id, name: typed }))}>
            <Field
              {...field}
              label={`To delete it, type “${name}”`}
              autoComplete="off"
              maxLength={organisationLimits.nameMaxLength * 2}
            />
          </ScriptedForm>
        )}
      </Dialog>
    </>
  );
}

const ownIdIn = (members: Organisation["members"]): string =>
  members.find(({ isYou }) => isYou)?.userId ?? "";

/** Leaves, after saying what goes and what stays. */
function LeaveTeam({ organisation: { id, name, role, members } }: { organisation: Organisation }) {
  return (
    <ConfirmedButton
      label="Leave the team"
      mutation={trpc.organisation.removeMember.useMutation()}
      input={{ id, userId: ownIdIn(members) }}
      leaves
      onDone={() => reloadTeam(undefined, `You’ve left ${name}`)}
      title={`Leave ${name}?`}
      cancelLabel="Stay"
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
    </ConfirmedButton>
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

const nextRoles = roleOptions.filter(([role]) => !owns(role));

/** Hands the team over: makes someone else an owner, then changes one's own role. */
function HandOver({ organisation: { id, name, members } }: { organisation: Organisation }) {
  const others = members.filter(({ isYou }) => !isYou);
  const [isOpen, setOpen] = useState(false);
  const [successorId, setSuccessorId] = useState(others[0]?.userId ?? "");
  const [ownRole, setOwnRole] = useState<OrganisationRole>("member");
  const [hasSuccessor, setHasSuccessor] = useState(false);
  const utils = trpc.useUtils();
  const { mutateAsync, ...mutation } = trpc.organisation.changeRole.useMutation({
    // One of the two may have been done.
    onError: () => void utils.organisation.get.invalidate({ id }),
  });
  const { run, isBusy, problem, forget } = useAction(
    {
      ...mutation,
      // In this order a team is never without an owner. Trying again after the first does no harm.
      mutateAsync: async (userId: string) => {
        setHasSuccessor(false);
        const { name: owner } = await mutateAsync({ id, userId, role: "owner" });
        setHasSuccessor(true);
        await mutateAsync({ id, userId: ownIdIn(members), role: ownRole });
        reloadTeam(id, `You’ve handed over ${name} to ${owner}`);
      },
    },
    { leaves: true },
  );
  const successor = others.find(({ userId }) => userId === successorId) ?? others[0];
  if (successor === undefined) return null;
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
              onClick={() => run(successor.userId)}
            >
              Hand over to {successor.name}
            </Button>
          </>
        }
      >
        <Choice
          label="Hand over to"
          value={successor.userId}
          options={others.map((other) => [other.userId, tellingName(other, members)])}
          onPick={setSuccessorId}
        />
        <Choice label="After that, you’ll be" value={ownRole} options={nextRoles} onPick={setOwnRole} />
        <p>First {successor.name} becomes an owner, and we email them. Then your own role changes.</p>
        <p>
          Seats and new team rounds come with an owner’s plan. If {successor.name} doesn’t have{" "}
          {planTexts.planName}, and no other owner does, nobody can start anything new.
        </p>
        <ProblemNotice
          problem={problem}
          title={hasSuccessor ? `${successor.name} is an owner now, and so are you` : "Nothing has changed"}
        />
      </Dialog>
    </>
  );
}
