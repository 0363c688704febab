import { trpc } from "#src/islands/kit/api/trpc.ts";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import { formText } from "#src/islands/kit/forms/form-text.ts";
import { useFieldProblem } from "#src/islands/kit/forms/use-field-problem.ts";
import { problemsIn } from "#src/islands/kit/forms/use-problems.ts";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { Dialog } from "#src/islands/kit/ui/Dialog.tsx";
import { Field } from "#src/islands/kit/ui/Field.tsx";
import { reloadTeam } from "#src/islands/team/organisation/reload-team.ts";
import { organisationLimits } from "#src/shared/organisation/organisation-limits.ts";
import type { Organisation } from "#src/shared/organisation/organisation.output.ts";
import { useId, useState } from "react";

/** Deletes a team for good, once its name is typed. */
export function DeleteTeam({ organisation: { id, name } }: { organisation: Organisation }) {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState("");
  const { problem, attempt, refuse } = useFieldProblem();
  const formId = useId();
  const { run, isBusy } = useAction(
    trpc.organisation.delete.useMutation({
      onSuccess: () => reloadTeam(undefined, `${name} is deleted`),
      onError: (error) => refuse(problemsIn(error)[0]?.message ?? null),
    }),
    { leaves: true },
  );
  const open = () => {
    setTyped("");
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
        <form
          id={formId}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            const text = formText(new FormData(event.currentTarget), "name").trim();
            refuse(text === "" ? `Please type “${name}”.` : null);
            if (text !== "") run({ id, name: text });
          }}
        >
          <Field
            label={`To delete it, type “${name}”`}
            name="name"
            autoComplete="off"
            maxLength={organisationLimits.nameMaxLength * 2}
            value={typed}
            error={problem}
            attempt={attempt}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </form>
      </Dialog>
    </>
  );
}
