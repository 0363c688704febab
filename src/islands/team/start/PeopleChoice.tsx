import { useState } from "react";
import { LocalDate } from "#src/islands/kit/page/dates.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { Field } from "#src/islands/kit/ui/Field.tsx";
import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import { tellingName } from "#src/islands/team/organisation/team-page.ts";
import { leastCounted } from "#src/shared/group/picture-content.ts";
import type { Organisation } from "#src/shared/organisation/organisation.output.ts";
import { roleNames } from "#src/shared/organisation/organisation.ts";
import { listNames } from "#src/shared/text/in-sentences.ts";
import { teamPaths } from "#src/shared/team/team-paths.ts";
import type { TeamRound } from "#src/shared/team/team.output.ts";

/*
 * For some weeks after a team round in which a window opened, no two people of it can be in another round of
 * their team: two windows close to each other could tell who picked what.
 */

/** Earlier rounds whose people can't be together yet, with the chosen ones, the longest wait first. */
export const togetherOf = (rounds: readonly TeamRound[], chosen: readonly string[]) =>
  rounds
    .flatMap(({ id, title, state, people, meetAgainAt: until }) => {
      const names = people.filter(({ userId }) => chosen.includes(userId)).map(({ name }) => name);
      return until === null || names.length < 2 ? [] : [{ id, title, state, until, names }];
    })
    .sort((one, other) => (one.until < other.until ? 1 : -1));

/** From when on someone can be with everyone of their earlier rounds again; undefined: at once. */
const freeFrom = (rounds: readonly TeamRound[], userId: string): string | undefined =>
  rounds
    .flatMap(({ people, meetAgainAt }) =>
      meetAgainAt !== null && people.some((person) => person.userId === userId) ? [meetAgainAt] : [],
    )
    .sort()
    .pop();

/** As many names as are read at a glance. */
const mostNamed = 4;

const listed = (names: readonly string[]): string =>
  names.length <= mostNamed
    ? listNames(names)
    : listNames([...names.slice(0, mostNamed - 1), `${String(names.length - mostNamed + 1)} others`]);

export const ofFiveText = "You’ve chosen five people, so there’s a picture only if it counts all five.";

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
  const all = chosen.length === members.length;
  const together = togetherOf(rounds, chosen);
  const toggle = (userId: string) =>
    onChange(chosen.includes(userId) ? chosen.filter((one) => one !== userId) : [...chosen, userId]);
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
        {shown.map((member) => {
          const until = freeFrom(rounds, member.userId);
          return (
            <li key={member.userId}>
              <label className="flex min-h-11 items-center gap-3">
                <input
                  type="checkbox"
                  className="size-6 flex-none accent-(--color-accent)"
                  checked={chosen.includes(member.userId)}
                  onChange={() => toggle(member.userId)}
                />
                <span className="wrap-anywhere">
                  <bdi>{tellingName(member, members)}</bdi>
                  {member.role !== "member" && (
                    <span className="text-muted"> · {roleNames[member.role]}</span>
                  )}
                  {until !== undefined && (
                    <span className="block text-sm text-muted">
                      With colleagues of their last round again from <LocalDate iso={until} />
                    </span>
                  )}
                </span>
              </label>
            </li>
          );
        })}
      </ul>
      {shown.length === 0 && <p>Nobody here has that name.</p>}
      <div role="status" className="empty:hidden">
        {together.length > 0 && (
          <Notice tone="warn" title="Some of them have just been in a round together">
            <ul className="grid list-none gap-2 p-0">
              {together.map((round) => (
                <li key={round.id}>
                  {listed(round.names)} {round.state === "running" ? "are" : "were"} in{" "}
                  <a href={teamPaths.teamRound(round.id)}>
                    “<bdi>{round.title}</bdi>”
                  </a>{" "}
                  together. They can be in another round of this team from <LocalDate iso={round.until} /> on.
                  Until then, choose at most one of them.
                </li>
              ))}
            </ul>
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
