import { Choice } from "#src/islands/kit/ui/Field.tsx";
import { ListFilters } from "#src/islands/kit/lists/long-list.tsx";
import { adminPaths } from "#src/shared/site/admin-paths.ts";
import type { RoundSort, RoundState, RoundAct } from "#src/shared/admin/lists.ts";
import { type FirstRef, PagedList, dateSorts, useListOptions, useSearch } from "./lists.tsx";
import { dayText, idEnd } from "#src/islands/admin/people/person.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import type { AdminRound, AdminRounds } from "#src/shared/admin/admin.output.ts";
import { type AdminPageProps, type Question, useReportedAction } from "./page.tsx";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import type { RoundsInput } from "#src/shared/admin/admin.input.ts";
import { useState } from "react";

const states = [
  ["all", "All rounds"],
  ["open", "Open"],
  ["closed", "Closed"],
  ["unlinked", "Without a link"],
] as const satisfies readonly (readonly [RoundState, string])[];

interface RoundRowProps {
  round: AdminRound;
  first: FirstRef;
  onAct: (act: RoundAct) => void;
}

function endText({ closes, closed }: AdminRound): string {
  if (closed !== null) return `Closed ${dayText(closed)}`;
  return closes === null ? "Open, no deadline" : `Open until ${dayText(closes)}`;
}

const windowsText = (windows: number): string =>
  `${windows === 0 ? "No" : String(windows)} ${windows < 2 ? "window" : "windows"} opened`;

/** Tells rounds apart that one owner started on one day. */
const roundText = (round: AdminRound): string =>
  `round of ${round.owner.name}, started ${dayText(round.started)}, ${idEnd(round.id)}`;

/** A round in the list, with what can be done about it. */
function RoundRow({ round, first, onAct }: RoundRowProps) {
  const { owner, started, closed, windows } = round;
  // Nobody can answer a closed round, with or without a link.
  const hasLink = round.hasLink && closed === null;
  return (
    <li className="grid gap-x-6 gap-y-2 border-t border-hair py-3 sm:grid-cols-2 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] md:items-center">
      <div className="min-w-0">
        <a ref={first} className="link-line wrap-anywhere" href={adminPaths.person(owner.id)}>
          <bdi>{owner.name}</bdi>
        </a>
        <p className="text-sm text-muted">
          Started {dayText(started)} · {idEnd(round.id)}
        </p>
      </div>
      <div className="min-w-0 text-sm">
        <p>{endText(round)}</p>
        <p className="text-muted">
          {closed === null && `${hasLink ? "Link on" : "No link"} · `}
          {windowsText(windows)}
        </p>
      </div>
      <div className="flex flex-wrap gap-2 sm:col-span-2 md:col-span-1 md:w-72 md:justify-end">
        {hasLink && (
          <Button
            aria-label={`Turn off the link of the ${roundText(round)}`}
            onClick={() => onAct("turn-off-link")}
          >
            Turn off the link
          </Button>
        )}
        {closed === null && (
          <Button aria-label={`Close the ${roundText(round)}`} onClick={() => onAct("close")}>
            Close
          </Button>
        )}
      </div>
    </li>
  );
}

export interface RoundsProps extends AdminPageProps<AdminRounds> {
  /** What the address asks for. */
  asked: RoundsInput;
}

const questions = {
  close: {
    title: "Close this round?",
    says: "Nobody can answer it any more. The answers so far stay, and so do the windows that were opened. This can’t be undone.",
    confirmLabel: "Close the round",
    busyLabel: "Closing…",
    failure: "The round is still open",
    isDestructive: true,
  },
  "turn-off-link": {
    title: "Turn off the link of this round?",
    says: "The link leads nowhere from now on. Its owner can make another one.",
    confirmLabel: "Turn off the link",
    busyLabel: "Turning it off…",
    failure: "The link still works",
    isDestructive: false,
  },
} as const satisfies Record<RoundAct, Question>;

/** Rounds by date: all of them, or those of a search or a person. */
export function RoundsSection(props: RoundsProps) {
  const { asked } = props;
  const { person } = asked;
  const [typed, setTyped] = useState(asked.q ?? "");
  const [state, setState] = useState<RoundState>(asked.state ?? "all");
  const [sort, setSort] = useState<RoundSort>(asked.sort ?? "newest");
  const q = useSearch(typed);
  const wanted = {
    q,
    person,
    state: state === "all" ? undefined : state,
    sort: sort === "newest" ? undefined : sort,
  };
  const query = trpc.admin.rounds.useInfiniteQuery(wanted, useListOptions(wanted, props));
  const utils = trpc.useUtils();
  const { ask, dialog } = useReportedAction(
    trpc.admin.actOnRound.useMutation(),
    { asks: questions, note: "We’ll email the owner about it, and it goes into the log." },
    () => void utils.admin.rounds.invalidate(),
  );
  return (
    <div className="grid gap-4">
      <p className="measure text-muted">
        Only dates and numbers that stay the same when someone answers. Titles, words, answers and names of
        peers aren’t shown here.
      </p>
      <ListFilters
        of="Rounds"
        searchLabel="Search by title, owner, link or an id’s last four characters"
        maxLength={300}
        q={typed}
        onSearch={setTyped}
        action={adminPaths.rounds()}
      >
        <Choice label="Show" name="state" value={state} options={states} onPick={setState} />
        <Choice label="Order" name="sort" value={sort} options={dateSorts} onPick={setSort} />
        {person !== undefined && <input type="hidden" name="person" value={person} />}
      </ListFilters>
      {person !== undefined && (
        <p>
          Only one person’s rounds.{" "}
          <a className="link-line" href={adminPaths.rounds()}>
            Search all rounds
          </a>
        </p>
      )}
      {dialog}
      <PagedList query={query} label="Rounds" none="No round fits. Try fewer letters, or all rounds.">
        {(round, ref) => (
          <RoundRow
            key={round.id}
            round={round}
            first={ref}
            onAct={(act) => ask({ surveyId: round.id, act }, `The ${roundText(round)}.`)}
          />
        )}
      </PagedList>
    </div>
  );
}
