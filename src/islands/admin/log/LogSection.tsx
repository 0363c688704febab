import { api } from "#src/islands/kit/api/api.ts";
import { AdminsOnly } from "#src/islands/admin/AdminsOnly.tsx";
import { Choice } from "#src/islands/kit/ui/Choice.tsx";
import { ListFilters } from "#src/islands/kit/ui/ListFilters.tsx";
import { DownloadCsv } from "#src/islands/admin/lists/DownloadCsv.tsx";
import { useInitial } from "#src/islands/admin/lists/use-initial.ts";
import { useSearch } from "#src/islands/admin/lists/use-search.ts";
import { useAdminSession, type AdminPageProps } from "#src/islands/admin/use-admin-session.ts";
import { actTexts, adminActs, type AdminAct } from "#src/shared/admin/admin-acts.ts";
import type { LogSort } from "#src/shared/admin/list-states.ts";
import type { LogQuery } from "#src/shared/admin/log.input.ts";
import type { Log } from "#src/shared/admin/log.output.ts";
import { adminPaths } from "#src/shared/site/admin-paths.ts";
import { useState } from "react";
import { LogList } from "./LogList.tsx";

export interface LogProps extends AdminPageProps<Log> {
  /** What the address asks for. */
  asked: LogQuery;
}

const choices = [["", "Everything"], ...adminActs.map((act) => [act, actTexts[act]] as const)] as const;

const sorts = [
  ["newest", "Newest first"],
  ["oldest", "Oldest first"],
] as const satisfies readonly (readonly [LogSort, string])[];

/** What administrators did: searched, all or one kind of it, in order. */
export function LogSection(props: LogProps) {
  const { initial, refused = false, asked } = props;
  const { person } = asked;
  const enabled = useAdminSession(props);
  const [typed, setTyped] = useState(asked.q ?? "");
  const [act, setAct] = useState<AdminAct | "">(asked.act ?? "");
  const [sort, setSort] = useState<LogSort>(asked.sort ?? "newest");
  const q = useSearch(typed);
  const wanted = {
    q,
    act: act === "" ? undefined : act,
    person,
    sort: sort === "newest" ? undefined : sort,
  };
  const first = useInitial(wanted, initial);
  if (refused) return <AdminsOnly />;
  if (!enabled) return null;
  const isFiltered = q !== undefined || act !== "";
  return (
    <div className="grid gap-4">
      <ListFilters
        of="Log"
        searchLabel="Search by name, email or username"
        q={typed}
        onSearch={setTyped}
        action={adminPaths.log()}
      >
        <Choice label="Show" name="act" value={act} options={choices} onPick={setAct} />
        <Choice label="Order" name="sort" value={sort} options={sorts} onPick={setSort} />
        {person !== undefined && <input type="hidden" name="person" value={person} />}
      </ListFilters>
      {person !== undefined && (
        <p>
          Only entries about one person.{" "}
          <a className="link-line" href={adminPaths.log()}>
            See the whole log
          </a>
        </p>
      )}
      <LogList
        wanted={wanted}
        initial={first}
        none={isFiltered ? "Nothing matches. Try fewer letters, or everything." : "Nothing yet."}
      />
      <DownloadCsv
        href={adminPaths.logExport(wanted)}
        fetchFile={() => api.admin.exportLog.query(wanted)}
        of="the log"
      />
    </div>
  );
}
