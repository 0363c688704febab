import { trpc } from "#src/islands/kit/api/trpc.ts";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import { SubmitButton, formText, problemsIn, useFieldProblem } from "#src/islands/kit/forms/form.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { Field } from "#src/islands/kit/ui/Field.tsx";
import { organisationLimits } from "#src/shared/organisation/organisation-limits.ts";
import { teamPaths } from "#src/shared/team/team-paths.ts";

interface MakeTeamProps {
  look?: "primary" | "secondary";
  /** Left out where there is nothing to go back to. */
  onCancel?: () => void;
}

/** Makes an organisation by its name, and leads to it. */
export function MakeTeam({ look = "primary", onCancel }: MakeTeamProps) {
  const { problem, attempt, refuse } = useFieldProblem();
  const { run, isBusy } = useAction(
    trpc.organisation.make.useMutation({
      onSuccess: ({ id }) => location.assign(teamPaths.team(id)),
      onError: (error) => refuse(problemsIn(error)[0]?.message ?? null),
    }),
    { leaves: true },
  );
  return (
    <form
      className="grid max-w-form gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const name = formText(new FormData(event.currentTarget), "name").trim();
        refuse(name === "" ? "Please enter a name." : null);
        if (name !== "") run({ name });
      }}
    >
      <Field
        label="Name of your team"
        name="name"
        autoComplete="organization"
        maxLength={organisationLimits.nameMaxLength}
        error={problem}
        attempt={attempt}
        // Someone has just asked for the form.
        autoFocus={onCancel !== undefined}
        hint="The people you invite will see it."
      />
      <p className="flex flex-wrap gap-3">
        <SubmitButton look={look} busy={isBusy} busyLabel="Making it…">
          Make the team
        </SubmitButton>
        {onCancel && (
          <Button look="quiet" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </p>
    </form>
  );
}
