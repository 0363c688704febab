import { LanguageChoice } from "#src/islands/kit/forms/LanguageChoice.tsx";
import type { Language } from "#src/shared/languages/languages.ts";
import { useState } from "react";
import { fromPage, trpc } from "#src/islands/kit/api/trpc.ts";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import {
  ErrorSummary,
  type FieldProblem,
  ScriptedForm,
  SubmitButton,
  fieldOf,
  formText,
  problemsIn,
  useProblems,
} from "#src/islands/kit/forms/form.tsx";
import { island } from "#src/islands/kit/page/IslandRoot.tsx";
import { NotLoaded } from "#src/islands/kit/page/loading.tsx";
import { useSession } from "#src/islands/kit/session/use-auth.ts";
import { LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { Choice, Field } from "#src/islands/kit/ui/Field.tsx";
import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import { WorkshopList } from "#src/islands/kit/workshops.tsx";
import type { Organisation } from "#src/shared/organisation/organisation.output.ts";
import { leads } from "#src/shared/organisation/organisation.ts";
import { paths } from "#src/shared/site/paths.ts";
import { workshopLimits } from "#src/shared/workshop/workshop-limits.ts";
import { workshopPaths } from "#src/shared/workshop/workshop-paths.ts";

const { leastDescribed, mostDescribed, describes, leastDays, mostDays, keepDays, titleMaxLength } =
  workshopLimits;

const numbers = {
  describes: { min: leastDescribed, max: mostDescribed, defaultValue: describes },
  keepDays: { min: leastDays, max: mostDays, defaultValue: keepDays },
} as const;

/** What can be said of a form before it's sent; the server has the last word. */
function problemsOf(form: FormData): readonly FieldProblem[] {
  const outside = (["describes", "keepDays"] as const).flatMap((fieldId) => {
    const { min, max } = numbers[fieldId];
    const value = Number(formText(form, fieldId));
    const isWithin = Number.isInteger(value) && value >= min && value <= max;
    return isWithin
      ? []
      : [{ fieldId, message: `Please enter a number from ${String(min)} to ${String(max)}.` }];
  });
  return formText(form, "title").trim() === ""
    ? [{ fieldId: "title", message: "Please give the workshop a title." }, ...outside]
    : outside;
}

interface WorkshopFormProps {
  /** Whether someone's own plan lets them lead alone. */
  canLeadAlone: boolean;
  teams: readonly Organisation[];
  /** The team that is chosen at first. */
  chosen: string | null;
}

const alone = "";

/** Its name, who leads it, how many people each describes, and when guests' data is erased. */
function WorkshopForm({ canLeadAlone, teams, chosen }: WorkshopFormProps) {
  const options: readonly (readonly [string, string])[] = [
    ...(canLeadAlone ? [[alone, "Just me"] as const] : []),
    ...teams.map(({ id, name }) => [id, `Leaders of ${name}, too`] as const),
  ];
  const first = options.find(([id]) => id === chosen) ?? options[0];
  const [team, setTeam] = useState(first?.[0] ?? alone);
  const [language, setLanguage] = useState<Language | null>(null);
  const { problems, attempt, report } = useProblems();
  const { run, isBusy } = useAction(
    trpc.workshop.start.useMutation({
      onSuccess: ({ id }) => location.assign(workshopPaths.workshop(id)),
      onError: (error) => report(problemsIn(error)),
    }),
    { leaves: true },
  );
  const of = (id: string) => fieldOf(problems, id);
  const number = (fieldId: keyof typeof numbers) => ({
    ...of(fieldId),
    ...numbers[fieldId],
    type: "number",
    inputMode: "numeric" as const,
    className: "max-w-32",
  });
  return (
    <ScriptedForm
      className="grid max-w-measure gap-6"
      onSubmit={(form) => {
        const found = problemsOf(form);
        report(found);
        if (found.length > 0) return;
        run({
          title: formText(form, "title"),
          describes: Number(formText(form, "describes")),
          keepDays: Number(formText(form, "keepDays")),
          language,
          ...(team !== alone && { organisationId: team }),
        });
      }}
    >
      <ErrorSummary title="The workshop isn’t started yet" problems={problems} attempt={attempt} />
      <Field
        {...of("title")}
        label="Title"
        maxLength={titleMaxLength}
        autoComplete="off"
        hint="Everyone reads it on the wall and on their phone, with your name."
      />
      {teams.length > 0 && (
        <Choice label="Who leads it" name="organisationId" value={team} options={options} onPick={setTeam} />
      )}
      <Field
        {...number("describes")}
        label="People each describes"
        hint="We choose them by chance. Each takes about a minute, and everyone is described by as many."
      />
      <LanguageChoice value={language} onPick={setLanguage} areEmailed={false} />
      <Field
        {...number("keepDays")}
        label="Days until guests’ data is erased"
        hint="Until then people can read their window on their phone. The day can’t be moved later: people are told it before they join. The picture of the group stays with you."
      />
      <p>
        <SubmitButton busy={isBusy} busyLabel="Starting…">
          Start the workshop
        </SubmitButton>
      </p>
    </ScriptedForm>
  );
}

interface StartWorkshopProps {
  /** Null if the page doesn't know who is signed in. */
  initial: { readonly canLeadAlone: boolean; readonly organisations: readonly Organisation[] } | null;
  chosen: string | null;
}

/** Starting a workshop, alone by one's own plan or with a team that has one. */
function StartWorkshop({ initial, chosen }: StartWorkshopProps) {
  const enabled = useSession(initial !== null);
  const plan = trpc.billing.plan.useQuery(undefined, { enabled: enabled && initial === null });
  const organisations = trpc.organisation.list.useQuery(undefined, {
    enabled,
    ...fromPage(initial && [...initial.organisations]),
  });
  const canLeadAlone = initial?.canLeadAlone ?? plan.data?.features.facilitatorAccess;
  if (canLeadAlone === undefined || organisations.data === undefined)
    return (
      <NotLoaded
        query={canLeadAlone === undefined ? plan : organisations}
        what="Your plan"
        loading="Loading your plan"
        lines={5}
      />
    );
  const teams = organisations.data.filter(({ role, isActive }) => leads(role) && isActive);
  if (!canLeadAlone && teams.length === 0) return <WithoutPlan />;
  return <WorkshopForm canLeadAlone={canLeadAlone} teams={teams} chosen={chosen} />;
}

/** Pictures of earlier workshops stay within reach. */
function WithoutPlan() {
  const { data: workshops = [] } = trpc.workshop.list.useQuery({});
  return (
    <div className="grid gap-6">
      <Notice tone="warn" title="Starting a workshop needs an active plan">
        <p>It’s part of Facilitator Pro. Workshops that have started go on.</p>
        <p className="mt-2">
          <LinkButton look="primary" href={paths.subscribe()}>
            See the plans
          </LinkButton>
        </p>
      </Notice>
      <WorkshopList workshops={workshops} />
    </div>
  );
}

export const StartIsland = island(StartWorkshop);
