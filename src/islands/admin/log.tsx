import { trpc } from "#src/islands/kit/api/trpc.ts";
import { PagedList, dateSorts, type FirstRef, DownloadCsv, useListOptions, useSearch } from "./lists.tsx";
import { pageByPage } from "#src/islands/kit/lists/paged-list.tsx";
import { dayText, idEnd } from "#src/islands/admin/people/person.tsx";
import { LocalDate } from "#src/islands/kit/page/dates.tsx";
import { actTexts, adminActs, type AdminAct } from "#src/shared/admin/admin-acts.ts";
import type { LogQuery } from "#src/shared/admin/admin.input.ts";
import type { Log, LogEntry, LogTarget as Target } from "#src/shared/admin/admin.output.ts";
import { api } from "#src/islands/kit/api/api.ts";
import type { AdminPageProps } from "./page.tsx";
import { Choice } from "#src/islands/kit/ui/Field.tsx";
import { ListFilters } from "#src/islands/kit/lists/long-list.tsx";
import type { LogSort } from "#src/shared/admin/lists.ts";
import { adminPaths } from "#src/shared/site/admin-paths.ts";
import { type ComponentProps, type ReactNode, useState } from "react";

/** The object of an act, as text and link. A waiting email links to the list of emails. */
function LogTarget({ target: { kind, id, name, round, email } }: { target: Target }) {
  switch (kind) {
    case "everyone":
      return "Everyone";
    case "person":
      return <LogPerson id={id} name={name} gone="An account that’s gone" />;
    case "round":
      return (
        <Named href={adminPaths.rounds({ q: id })} gone="A round that’s gone" id={id}>
          {round && (
            <>
              Round of <bdi>{round.owner.name}</bdi>, started {dayText(round.started)}, {idEnd(id)}
            </>
          )}
        </Named>
      );
    case "email":
      return (
        <Named
          href={adminPaths.mail({ q: email?.recipient ?? undefined })}
          gone={email === null ? "An email that’s gone" : `Email “${email.kind}”`}
          id={id}
        >
          {email && email.recipient !== null && `Email “${email.kind}” to ${email.recipient}`}
        </Named>
      );
    case "post":
      return (
        <Named href={adminPaths.post(id)} gone="A post that’s gone" id={id}>
          {name === "" ? "A post without a title" : name !== null && <bdi>“{name}”</bdi>}
        </Named>
      );
  }
}

/** The person of an act. */
const LogPerson = ({ id, name, gone }: { id: string; name: string | null; gone: string }) => (
  <Named href={adminPaths.person(id)} gone={gone} id={id}>
    {name !== null && <bdi>{name}</bdi>}
  </Named>
);

interface NamedProps {
  href: string;
  /** What is said of it once its name is gone: its id follows, to compare with a backup. */
  gone: string;
  id: string;
  children: ReactNode;
}

function Named({ href, gone, id, children }: NamedProps) {
  if (children !== null && children !== false)
    return (
      <a className="link-line" href={href}>
        {children}
      </a>
    );
  return (
    <>
      {gone} <code>{id}</code>
    </>
  );
}

/** What administrators did to someone. */
export function PersonLog({ person }: { person: string }) {
  const query = trpc.admin.log.useInfiniteQuery({ person }, pageByPage);
  return <Entries query={query} none="Nothing yet." />;
}

function Entries({ query, none }: Pick<ComponentProps<typeof PagedList<LogEntry>>, "query" | "none">) {
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

export interface LogProps extends AdminPageProps<Log> {
  /** What the address asks for. */
  asked: LogQuery;
}

const choices = [["", "Everything"], ...adminActs.map((act) => [act, actTexts[act]] as const)] as const;

/** What administrators did: searched, all or one kind of it, in order. */
export function LogSection(props: LogProps) {
  const { asked } = props;
  const { person } = asked;
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
  const query = trpc.admin.log.useInfiniteQuery(wanted, useListOptions(wanted, props));
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
        <Choice label="Order" name="sort" value={sort} options={dateSorts} onPick={setSort} />
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
      <Entries
        query={query}
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
