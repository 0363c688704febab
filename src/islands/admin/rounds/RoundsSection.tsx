import { AdminsOnly } from "#src/islands/admin/AdminsOnly.tsx";
import { PagedList } from "#src/islands/admin/lists/PagedList.tsx";
import { firstPage, pageByPage } from "#src/islands/admin/lists/use-pages.ts";
import { useInitial } from "#src/islands/admin/lists/use-initial.ts";
import { useTyped } from "#src/islands/admin/lists/use-search.ts";
import { Said } from "#src/islands/admin/Said.tsx";
import { useAdminSession, type AdminPageProps } from "#src/islands/admin/use-admin-session.ts";
import { useToldAction } from "#src/islands/admin/use-told-action.ts";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import { AskFirst } from "#src/islands/kit/forms/AskFirst.tsx";
import type { RoundAct } from "#src/shared/admin/other-acts.ts";
import type { RoundsInput } from "#src/shared/admin/lists.input.ts";
import type { AdminRounds } from "#src/shared/admin/lists.output.ts";
import { adminPaths } from "#src/shared/site/admin-paths.ts";
import { useState } from "react";
import { noFilter, RoundFilters, type RoundFilter } from "./RoundFilters.tsx";
import { RoundRow } from "./RoundRow.tsx";

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
    goLabel: "Close the round",
    busyLabel: "Closing…",
    failure: "The round is still open",
  },
  "turn-off-link": {
    title: "Turn off the link of this round?",
    says: "The link leads nowhere from now on. Its owner can make another one.",
    goLabel: "Turn off the link",
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
  const { ask, said, question } = useToldAction(
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
      <AskFirst {...question} {...labels} title={title} keepLabel="Cancel" destroys={act === "close"}>
        <p>{says}</p>
        <p>We’ll email the owner about it, and it goes into the log.</p>
      </AskFirst>
      <Said text={said} />
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
