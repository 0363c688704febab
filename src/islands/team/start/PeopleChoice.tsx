import { useState } from "react";
import { LocalDate } from "#src/islands/kit/page/dates.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { Field } from "#src/islands/kit/ui/Field.tsx";
import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import { tellingName } from "#src/islands/team/organisation/team-page.ts";
import { leastCounted } from "#src/shared/group/picture-content.ts";
import type { Organisation } from "#src/shared/organisation/organisation.output.ts";
import { roleNames } from "#src/shared/organisation/organisation.ts";
import { teamPaths } from "#src/shared/team/team-paths.ts";
import type { TeamRound } from "#src/shared/team/team.output.ts";
import { TogetherNote, latestOf, ofFiveText, togetherOf } from "./together.tsx";

interface PeopleChoiceProps {
  organisation: Organisation;
  /** The team's rounds so far. */
  rounds: readonly TeamRound[];
  /** Ids of the chosen people. */
  chosen: readonly string[];
  error: string | null;
  onChange: (chosen: readonly string[]) => void;
}

/** With more a list is searched rather than read. */
const mostRead = 12;

/** Who takes part: members, each with a box. Searching hides boxes and keeps their ticks. */
export function PeopleChoice({
  organisation: { id, members },
  rounds,
  chosen,
  error,
  onChange,
}: PeopleChoiceProps) {
  const [q, setQ] = useState("");
  const wanted = q.trim().toLocaleLowerCase("en-GB");
  const shown = members.filter(({ name }) => name.toLocaleLowerCase("en-GB").includes(wanted));
  const isChosen = new Set(chosen);
  const all = chosen.length === members.length;
  const together = togetherOf(rounds, chosen);
  const nameOf = (userId: string) => members.find((member) => member.userId === userId)?.name ?? "";
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
                <MeetingNote until={latestOf(rounds, member.userId)} />
              </span>
            </label>
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p>Nobody here has that name.</p>}
      <div role="status" className="empty:hidden">
        {together.length > 0 && (
          <Notice tone="warn" title="Some of them have just been in a round together">
            <TogetherNote together={together} nameOf={nameOf} />
          </Notice>
        )}
      </div>
      {chosen.length === leastCounted && <p className="field-hint">{ofFiveText}</p>}
      <p className="field-hint">
        Is someone missing? <a href={teamPaths.team(id)}>Invite them first</a>: only members can take part.
      </p>
    </fieldset>
  );
}

/** From when on someone can be in a round with everyone again. */
function MeetingNote({ until }: { until: string | null }) {
  if (until === null) return null;
  return (
    <span className="block text-sm text-muted">
      With colleagues of their last round again from <LocalDate iso={until} />
    </span>
  );
}
