import { Choice } from "#src/islands/kit/ui/Field.tsx";
import { ListFilters } from "#src/islands/kit/lists/long-list.tsx";
import { adminPaths } from "#src/shared/site/admin-paths.ts";
import type { RoundSort, RoundState, RoundAct } from "#src/shared/admin/lists.ts";
import { type FirstRef, PagedList, useInitial } from "./lists.tsx";
import { firstPage, pageByPage, useTyped } from "#src/islands/kit/lists/paged-list.tsx";
import { dayText } from "#src/islands/admin/people/person.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import type { AdminRound, AdminRounds } from "#src/shared/admin/admin.output.ts";
import { type AdminPageProps, AdminsOnly, ActResult, useAdminSession, useReportedAction } from "./page.tsx";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import { ConfirmDialog } from "#src/islands/kit/ui/Dialog.tsx";
import type { RoundsInput } from "#src/shared/admin/admin.input.ts";
import { useState } from "react";

/** Which rounds someone looks for. */
export interface RoundFilter {
  readonly link: string;
  readonly state: RoundState;
  readonly sort: RoundSort;
}

const noFilter: RoundFilter = { link: "", state: "all", sort: "newest" };

const states = [
  ["all", "All rounds"],
  ["open", "Open"],
  ["closed", "Closed"],
  ["unlinked", "Without a link"],
] as const satisfies readonly (readonly [RoundState, string])[];

const sorts = [
  ["newest", "Newest first"],
  ["oldest", "Oldest first"],
] as const satisfies readonly (readonly [RoundSort, string])[];

interface RoundFiltersProps {
  filter: RoundFilter;
  /** The id of the one owner whose rounds they are. */
  person: string | undefined;
  onChange: (filter: RoundFilter) => void;
}

/** A link, or state and order. */
function RoundFilters({ filter, person, onChange }: RoundFiltersProps) {
  return (
    <ListFilters
      of="Rounds"
      searchLabel="Find a round by its link"
      maxLength={300}
      q={filter.link}
      onSearch={(link) => onChange({ ...filter, link })}
      action={adminPaths.rounds()}
    >
      <Choice
        label="Show"
        name="state"
        value={filter.state}
        options={states}
        onPick={(state) => onChange({ ...filter, state })}
      />
      <Choice
        label="Order"
        name="sort"
        value={filter.sort}
        options={sorts}
        onPick={(sort) => onChange({ ...filter, sort })}
      />
      {person !== undefined && <input type="hidden" name="person" value={person} />}
    </ListFilters>
  );
}

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
  windows === 0
    ? "No window opened"
    : windows === 1
      ? "1 window opened"
      : `${String(windows)} windows opened`;

/** A round in the list, with what can be done about it. */
function RoundRow({ round, first, onAct }: RoundRowProps) {
  const { owner, started, closed, hasLink, windows } = round;
  const of = `of ${owner.name}, started ${dayText(started)}`;
  return (
    <li className="grid gap-x-6 gap-y-2 border-t border-hair py-3 sm:grid-cols-2 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] md:items-center">
      <div className="min-w-0">
        <a ref={first} className="link-line wrap-anywhere" href={adminPaths.person(owner.id)}>
          {owner.name}
        </a>
        <p className="text-sm text-muted">Started {dayText(started)}</p>
      </div>
      <div className="min-w-0 text-sm">
        <p>{endText(round)}</p>
        <p className="text-muted">
          {hasLink ? "Link on" : "No link"} · {windowsText(windows)}
        </p>
      </div>
      <div className="flex flex-wrap gap-2 sm:col-span-2 md:col-span-1 md:w-72 md:justify-end">
        {hasLink && (
          <Button aria-label={`Turn off the link of the round ${of}`} onClick={() => onAct("turn-off-link")}>
            Turn off the link
          </Button>
        )}
        {closed === null && (
          <Button aria-label={`Close the round ${of}`} onClick={() => onAct("close")}>
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

const queryOf = ({ state, sort }: RoundFilter, link: string) => ({
  q: link === "" ? undefined : link,
  state: state === noFilter.state ? undefined : state,
  sort: sort === noFilter.sort ? undefined : sort,
});

const questions = {
  close: {
    title: "Close this round?",
    says: "Nobody can answer it any more. The answers so far stay, and so do the windows that were opened. This can’t be undone.",
    confirmLabel: "Close the round",
    busyLabel: "Closing…",
    failure: "The round is still open",
  },
  "turn-off-link": {
    title: "Turn off the link of this round?",
    says: "The link leads nowhere from now on. Its owner can make another one.",
    confirmLabel: "Turn off the link",
    busyLabel: "Turning it off…",
    failure: "The link still works",
  },
} as const satisfies Record<RoundAct, object>;

/** Rounds by date, of everyone or one person, or the one that a link leads to. */
export function RoundsSection(props: RoundsProps) {
  const { initial, refused = false, asked } = props;
  const { person } = asked;
  const enabled = useAdminSession(props);
  const [filter, setFilter] = useState<RoundFilter>({
    link: asked.q ?? noFilter.link,
    state: asked.state ?? noFilter.state,
    sort: asked.sort ?? noFilter.sort,
  });
  const wanted = queryOf(filter, useTyped(filter.link));
  const first = useInitial(wanted, initial);
  const query = trpc.admin.rounds.useInfiniteQuery(
    { ...wanted, person },
    { ...pageByPage, ...firstPage(first), enabled },
  );
  const utils = trpc.useUtils();
  const [act, setAct] = useState<RoundAct>("close");
  const { ask, said, question } = useReportedAction(
    trpc.admin.actOnRound.useMutation(),
    () => void utils.admin.rounds.invalidate(),
  );
  if (refused) return <AdminsOnly />;
  const { title, says, ...labels } = questions[act];
  return (
    <div className="grid gap-4">
      <p className="measure text-muted">
        Only dates and numbers that stay the same when someone answers. Titles, words, answers and names of
        peers aren’t shown here.
      </p>
      <RoundFilters filter={filter} person={person} onChange={setFilter} />
      {person !== undefined && (
        <p>
          Only one person’s rounds.{" "}
          <a className="link-line" href={adminPaths.rounds()}>
            See all rounds
          </a>
        </p>
      )}
      <ConfirmDialog
        {...question}
        {...labels}
        title={title}
        cancelLabel="Cancel"
        isDestructive={act === "close"}
      >
        <p>{says}</p>
        <p>We’ll email the owner about it, and it goes into the log.</p>
      </ConfirmDialog>
      <ActResult text={said} />
      <PagedList query={query} label="Rounds" none="No round fits.">
        {(round, ref) => (
          <RoundRow
            key={round.id}
            round={round}
            first={ref}
            onAct={(name) => {
              setAct(name);
              ask({ surveyId: round.id, act: name });
            }}
          />
        )}
      </PagedList>
    </div>
  );
}
