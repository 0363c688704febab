import { trpc } from "#src/islands/kit/api/trpc.ts";
import { PagedList, type FirstRef } from "#src/islands/admin/lists/PagedList.tsx";
import { firstPage, pageByPage } from "#src/islands/admin/lists/use-pages.ts";
import { dayText } from "#src/islands/admin/people/person-text.ts";
import { LocalDate } from "#src/islands/kit/page/LocalDate.tsx";
import { actTexts } from "#src/shared/admin/admin-acts.ts";
import type { LogQuery } from "#src/shared/admin/log.input.ts";
import type { Log, LogEntry } from "#src/shared/admin/log.output.ts";
import { LogPerson, LogTarget } from "./LogTarget.tsx";

interface LogListProps {
  wanted: LogQuery;
  initial: Log | null;
  /** What it says where there is nothing. */
  none?: string;
}

/** Entries of the log. */
export function LogList({ wanted, initial, none = "Nothing yet." }: LogListProps) {
  const query = trpc.admin.log.useInfiniteQuery(wanted, { ...pageByPage, ...firstPage(initial) });
  return (
    <PagedList query={query} label="Log" none={none}>
      {(entry, first) => <EntryRow key={entry.number} entry={entry} first={first} />}
    </PagedList>
  );
}

interface EntryRowProps {
  entry: LogEntry;
  first: FirstRef;
}

function EntryRow({ entry: { at, actor, act, target, until }, first }: EntryRowProps) {
  return (
    <li
      ref={first}
      tabIndex={-1}
      className="grid gap-x-6 gap-y-1 border-t border-hair py-3 md:grid-cols-[11rem_minmax(0,1fr)_minmax(0,1fr)]"
    >
      <p className="text-sm text-muted">
        <LocalDate iso={at} withTime />
      </p>
      <div className="min-w-0">
        <p>
          {actTexts[act]}
          {until !== null && `, until ${dayText(until)}`}
        </p>
        <p className="text-sm text-muted wrap-anywhere">
          <LogTarget target={target} />
        </p>
      </div>
      <p className="min-w-0 text-sm text-muted wrap-anywhere">
        By{" "}
        {actor === null ? (
          "someone with a shell on the server"
        ) : (
          <LogPerson {...actor} gone="an account that’s gone" />
        )}
      </p>
    </li>
  );
}
