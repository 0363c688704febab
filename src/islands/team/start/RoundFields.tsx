import { Button } from "#src/islands/kit/ui/Button.tsx";
import { Field, TextAreaField } from "#src/islands/kit/ui/Field.tsx";
import { tellingName } from "#src/islands/team/organisation/telling-name.ts";
import type { Organisation } from "#src/shared/organisation/organisation.output.ts";
import { roleNames } from "#src/shared/organisation/roles.ts";
import { teamPaths } from "#src/shared/team/team-paths.ts";
import { useState } from "react";
import { useHydrated } from "#src/islands/kit/browser/use-hydrated.ts";
import { dayOf } from "#src/islands/kit/forms/deadline.ts";
import { type FieldProblem, SubmitButton } from "#src/islands/kit/forms/form.tsx";
import { teamLimits } from "#src/shared/team/team-limits.ts";
import { choosesPanel, panelOf, type Draft } from "./draft.ts";

interface PeopleChoiceProps {
  organisation: Organisation;
  /** Ids of those who are chosen. */
  chosen: readonly string[];
  error: string | null;
  onChange: (chosen: readonly string[]) => void;
}

/** With more a list is searched rather than read. */
const mostRead = 12;

/** Who takes part: members, each with a box. Searching hides boxes and keeps their ticks. */
function PeopleChoice({ organisation: { id, members }, chosen, error, onChange }: PeopleChoiceProps) {
  const [q, setQ] = useState("");
  const wanted = q.trim().toLocaleLowerCase("en-GB");
  const shown = members.filter(({ name }) => name.toLocaleLowerCase("en-GB").includes(wanted));
  const isChosen = new Set(chosen);
  const all = chosen.length === members.length;
  const toggle = (userId: string) =>
    onChange(isChosen.has(userId) ? chosen.filter((one) => one !== userId) : [...chosen, userId]);
  return (
    <fieldset className="grid gap-3" aria-describedby={error === null ? undefined : "people-error"}>
      <legend className="field-label mb-2">Who takes part</legend>
      {error !== null && (
        <p className="field-error" id="people-error">
          {error}
        </p>
      )}
      {members.length > mostRead && (
        <Field
          label="Search by name"
          type="search"
          autoComplete="off"
          value={q}
          onChange={({ currentTarget }) => setQ(currentTarget.value)}
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        />
      )}
      <div className="flex flex-wrap items-center gap-3">
        {/* The first thing that a problem with people leads to. */}
        <Button id="people" onClick={() => onChange(all ? [] : members.map(({ userId }) => userId))}>
          {all ? "Choose nobody" : `Choose all ${String(members.length)}`}
        </Button>
        <p role="status" className="text-muted">
          {chosen.length} chosen
        </p>
      </div>
      {/* Cut in the middle of a row, so that a longer list shows that it goes on. */}
      <ul
        className={`grid list-none gap-1 p-0 ${members.length > mostRead ? "max-h-101 overflow-y-auto" : ""}`}
      >
        {shown.map((member) => (
          <li key={member.userId}>
            <label className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                className="size-6 flex-none accent-(--color-accent)"
                checked={isChosen.has(member.userId)}
                onChange={() => toggle(member.userId)}
              />
              <span className="wrap-anywhere">
                {tellingName(member, members)}
                {member.role !== "member" && <span className="text-muted"> · {roleNames[member.role]}</span>}
              </span>
            </label>
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p>Nobody here has that name.</p>}
      <p className="field-hint">
        Is someone missing? <a href={teamPaths.team(id)}>Invite them first</a>: only members can take part.
      </p>
    </fieldset>
  );
}

interface RoundFieldsProps {
  organisation: Organisation;
  draft: Draft;
  problems: readonly FieldProblem[];
  onChange: (changed: Partial<Draft>) => void;
}

/** What the round is for, when it ends, and who takes part. */
export function RoundFields({ organisation, draft, problems, onChange }: RoundFieldsProps) {
  const isReady = useHydrated();
  const [openedAt] = useState(() => new Date());
  const of = (fieldId: string) => ({
    id: fieldId,
    name: fieldId,
    error: problems.find((problem) => problem.fieldId === fieldId)?.message ?? null,
  });
  return (
    <>
      <Field
        {...of("title")}
        label="Title"
        maxLength={teamLimits.titleMaxLength}
        autoComplete="off"
        value={draft.title}
        onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
      />
      <TextAreaField
        {...of("purpose")}
        label="Purpose"
        optional
        rows={3}
        maxLength={teamLimits.purposeMaxLength}
        value={draft.purpose}
        onChange={({ currentTarget }) => onChange({ purpose: currentTarget.value })}
        hint="Why you’re doing this together. Everyone reads it before they start."
      />
      <Field
        {...of("closesAt")}
        label="Deadline"
        type="date"
        className="max-w-60"
        min={isReady ? dayOf(openedAt.toISOString()) : undefined}
        value={draft.day}
        onChange={({ currentTarget }) => onChange({ day: currentTarget.value })}
        hint={`People can answer until the end of that day, ${String(teamLimits.mostDays)} days from now at most. Then all windows open together.`}
      />
      <PeopleChoice
        organisation={organisation}
        chosen={draft.people}
        error={of("people").error}
        onChange={(people) => onChange({ people })}
      />
      {choosesPanel(draft) && (
        <Field
          {...of("panelSize")}
          label="Colleagues each describes"
          type="number"
          inputMode="numeric"
          className="max-w-32"
          min={teamLimits.leastPanel}
          max={teamLimits.mostPanel}
          value={draft.panelSize}
          onChange={({ currentTarget }) => onChange({ panelSize: currentTarget.value })}
          hint={panelHint(panelOf(draft))}
        />
      )}
      <p>
        <SubmitButton>Read it through</SubmitButton>
      </p>
    </>
  );
}

/** Says less while the field is empty, or holds something that is no number. */
const panelHint = (size: number): string =>
  Number.isNaN(size)
    ? "We choose them by chance."
    : `Each describes ${String(size)}, and is described by ${String(size)}. We choose them by chance.`;
