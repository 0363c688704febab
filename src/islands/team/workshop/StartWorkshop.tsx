import { trpc } from "#src/islands/kit/api/trpc.ts";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import {
  ErrorSummary,
  type FieldProblem,
  SubmitButton,
  formText,
  problemsIn,
  useProblems,
} from "#src/islands/kit/forms/form.tsx";
import { island } from "#src/islands/kit/page/IslandRoot.tsx";
import { LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { Field } from "#src/islands/kit/ui/Field.tsx";
import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import {
  LoadedOrganisation,
  type LoadedOrganisationProps,
} from "#src/islands/team/start/LoadedOrganisation.tsx";
import type { Organisation } from "#src/shared/organisation/organisation.output.ts";
import { leads } from "#src/shared/organisation/roles.ts";
import { paths } from "#src/shared/site/paths.ts";
import { teamPaths } from "#src/shared/team/team-paths.ts";
import { workshopLimits } from "#src/shared/workshop/workshop-limits.ts";
import { workshopPaths } from "#src/shared/workshop/workshop-paths.ts";

const { leastDescribed, mostDescribed, describes, leastDays, mostDays, keepDays, titleMaxLength } =
  workshopLimits;

/** What can be said of a form before it's sent; the server has the last word. */
function problemsOf(form: FormData): readonly FieldProblem[] {
  const isFrom = (name: string, least: number, most: number): boolean => {
    const value = Number(formText(form, name));
    return Number.isInteger(value) && value >= least && value <= most;
  };
  const found: readonly [fieldId: string, isWrong: boolean, message: string][] = [
    ["title", formText(form, "title").trim() === "", "Please give the workshop a title."],
    [
      "describes",
      !isFrom("describes", leastDescribed, mostDescribed),
      `Please enter a number from ${String(leastDescribed)} to ${String(mostDescribed)}.`,
    ],
    [
      "keepDays",
      !isFrom("keepDays", leastDays, mostDays),
      `Please enter a number from ${String(leastDays)} to ${String(mostDays)}.`,
    ],
  ];
  return found.flatMap(([fieldId, isWrong, message]) => (isWrong ? [{ fieldId, message }] : []));
}

/** Its name, how many people each describes, and when it's erased. */
function WorkshopForm({ organisationId }: { organisationId: string }) {
  const { problems, attempt, report } = useProblems();
  const { run, isBusy } = useAction(
    trpc.workshop.start.useMutation({
      onSuccess: ({ id }) => location.assign(workshopPaths.workshop(id)),
      onError: (error) => report(problemsIn(error)),
    }),
    { leaves: true },
  );
  const of = (fieldId: string) => ({
    id: fieldId,
    name: fieldId,
    error: problems.find((problem) => problem.fieldId === fieldId)?.message ?? null,
  });
  return (
    <form
      className="grid max-w-measure gap-6"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        const found = problemsOf(form);
        report(found);
        if (found.length > 0) return;
        run({
          id: organisationId,
          title: formText(form, "title"),
          describes: Number(formText(form, "describes")),
          keepDays: Number(formText(form, "keepDays")),
        });
      }}
    >
      <ErrorSummary title="The workshop isn’t started yet" problems={problems} attempt={attempt} />
      <Field
        {...of("title")}
        label="Title"
        maxLength={titleMaxLength}
        autoComplete="off"
        hint="Everyone reads it on the wall and on their phone."
      />
      <Field
        {...of("describes")}
        label="People each describes"
        type="number"
        inputMode="numeric"
        className="max-w-32"
        min={leastDescribed}
        max={mostDescribed}
        defaultValue={describes}
        hint="We choose them by chance. Each takes about a minute, and everyone is described by as many."
      />
      <Field
        {...of("keepDays")}
        label="Days until everything is erased"
        type="number"
        inputMode="numeric"
        className="max-w-32"
        min={leastDays}
        max={mostDays}
        defaultValue={keepDays}
        hint="Until then people can read their window on their phone. The day can’t be moved later: people are told it before they join."
      />
      <p>
        <SubmitButton busy={isBusy} busyLabel="Starting…">
          Start the workshop
        </SubmitButton>
      </p>
    </form>
  );
}

/** Starting a workshop, for leaders of an organisation with an active plan. */
const StartWorkshop = (props: LoadedOrganisationProps) => (
  <LoadedOrganisation {...props}>
    {(organisation) => <FormOrWhyNot organisation={organisation} />}
  </LoadedOrganisation>
);

function FormOrWhyNot({ organisation: { id, role, isActive } }: { organisation: Organisation }) {
  if (!leads(role))
    return (
      <Notice tone="warn" title="Only owners and facilitators start workshops">
        <p>Ask one of them, or ask for another role.</p>
        <p className="mt-2">
          <LinkButton look="primary" href={teamPaths.team(id)}>
            See who leads your team
          </LinkButton>
        </p>
      </Notice>
    );
  if (!isActive)
    return (
      <Notice tone="warn" title="A workshop needs an active plan">
        <p>No owner of this team has one right now. Workshops that have started go on.</p>
        <p className="mt-2">
          <LinkButton look="primary" href={paths.subscribe()}>
            See the plans
          </LinkButton>
        </p>
      </Notice>
    );
  return <WorkshopForm organisationId={id} />;
}

export const StartIsland = island(StartWorkshop);
