import { trpc } from "#src/islands/kit/api/trpc.ts";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import { FormInPlace } from "#src/islands/kit/forms/FormInPlace.tsx";
import { formText } from "#src/islands/kit/forms/form-text.ts";
import { useFieldProblem } from "#src/islands/kit/forms/use-field-problem.ts";
import { useFormInPlace } from "#src/islands/kit/forms/use-form-in-place.ts";
import { problemsIn } from "#src/islands/kit/forms/use-problems.ts";
import { Button, LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { Field } from "#src/islands/kit/ui/Field.tsx";
import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import { showToast } from "#src/islands/kit/ui/toasts/toast-store.ts";
import { organisationLimits } from "#src/shared/organisation/organisation-limits.ts";
import type { Organisation } from "#src/shared/organisation/organisation.output.ts";
import { owns, ownRoleMeanings, roleNames } from "#src/shared/organisation/roles.ts";
import { planTexts } from "#src/shared/plan/plan-texts.ts";
import { paths } from "#src/shared/site/paths.ts";

/** Shows an organisation as it is now, without asking for it again. */
function useOrganisationUpdate(): (organisation: Organisation) => void {
  const utils = trpc.useUtils();
  return (organisation) => utils.organisation.get.setData({ id: organisation.id }, organisation);
}

/** Whose page this is, what one is in it, and whether anything new can be started. */
export function TeamHeader({ organisation }: { organisation: Organisation }) {
  const { isOpen, open, close, opener } = useFormInPlace();
  const { name, role, isActive } = organisation;
  return (
    <header className="grid gap-5">
      <h1 className="wrap-anywhere">{name}</h1>
      {isOpen && <Rename organisation={organisation} onEnd={close} />}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="measure">
          <span className="badge me-2 text-sm">{roleNames[role]}</span>
          {ownRoleMeanings[role]}
        </p>
        {owns(role) && !isOpen && (
          <Button ref={opener} onClick={open}>
            Rename the team
          </Button>
        )}
      </div>
      {!isActive && <PlanOver isOwner={owns(role)} />}
    </header>
  );
}

function Rename({ organisation: { id, name }, onEnd }: { organisation: Organisation; onEnd: () => void }) {
  const update = useOrganisationUpdate();
  const { problem, attempt, refuse } = useFieldProblem();
  const { run, isBusy } = useAction(
    trpc.organisation.rename.useMutation({
      onSuccess: (renamed) => {
        update(renamed);
        showToast({ title: `The team is called ${renamed.name} now` });
        onEnd();
      },
      onError: (error) => refuse(problemsIn(error)[0]?.message ?? null),
    }),
  );
  const save = (form: FormData) => {
    const typed = formText(form, "name").trim();
    refuse(typed === "" ? "Please enter a name." : null);
    if (typed !== "") run({ id, name: typed });
  };
  return (
    <div className="max-w-form">
      <FormInPlace saveLabel="Save the name" isBusy={isBusy} onSave={save} onCancel={onEnd}>
        <Field
          label="Name of your team"
          name="name"
          defaultValue={name}
          autoComplete="off"
          autoFocus
          maxLength={organisationLimits.nameMaxLength}
          error={problem}
          attempt={attempt}
        />
      </FormInPlace>
    </div>
  );
}

function PlanOver({ isOwner }: { isOwner: boolean }) {
  return (
    <Notice tone="warn" title="No owner of this team has an active plan">
      <p>
        You can’t invite anyone or start a team round until an owner has {planTexts.planName}. Everything else
        stays: members, windows, pictures and rounds that are running.
      </p>
      {isOwner && (
        <p className="mt-2">
          <LinkButton href={paths.subscribe()}>See the plans</LinkButton>
        </p>
      )}
    </Notice>
  );
}
