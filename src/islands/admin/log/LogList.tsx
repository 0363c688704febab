import { trpc } from "#src/islands/kit/api/trpc.ts";
import { PagedList, type FirstRef } from "#src/islands/admin/lists/PagedList.tsx";
import { firstPage, pageByPage } from "#src/islands/admin/lists/use-pages.ts";
import { dayText } from "#src/islands/admin/people/person-text.ts";
import { LocalDate } from "#src/islands/kit/page/LocalDate.tsx";
import { actTexts, type AdminAct } from "#src/shared/admin/admin-acts.ts";
import type { Log, LogEntry } from "#src/shared/admin/log.output.ts";
import { adminPaths } from "#src/shared/site/admin-paths.ts";

interface LogListProps {
  act?: AdminAct | undefined;
  person?: string | undefined;
  initial: Log | null;
}

/** Entries of the log, newest first. */
export function LogList({ act, person, initial }: LogListProps) {
  const query = trpc.admin.log.useInfiniteQuery({ act, person }, { ...pageByPage, ...firstPage(initial) });
  return (
    <PagedList query={query} label="Log" none="Nothing yet.">
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
          <Target target={target} />
        </p>
      </div>
      <p className="min-w-0 text-sm text-muted wrap-anywhere">
        By {actor === null ? "someone with a shell on the server" : <Person {...actor} />}
      </p>
    </li>
  );
}

function Target({ target: { kind, id, name } }: Pick<LogEntry, "target">) {
  if (kind === "everyone") return "Everyone";
  if (kind === "person") return <Person id={id} name={name} />;
  return name === null ? `${kind} ${id}` : name === "" ? "A post without a title" : `“${name}”`;
}

function Person({ id, name }: { id: string; name: string | null }) {
  if (name === null) return "an account that’s gone";
  return (
    <a className="link-line" href={adminPaths.person(id)}>
      {name}
    </a>
  );
}
