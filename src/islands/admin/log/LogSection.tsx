import { api } from "#src/islands/kit/api/api.ts";
import { AdminsOnly } from "#src/islands/admin/AdminsOnly.tsx";
import { Choice } from "#src/islands/kit/ui/Choice.tsx";
import { DownloadCsv } from "#src/islands/admin/lists/DownloadCsv.tsx";
import { useAdminSession, type AdminPageProps } from "#src/islands/admin/use-admin-session.ts";
import { actTexts, adminActs, type AdminAct } from "#src/shared/admin/admin-acts.ts";
import type { Log } from "#src/shared/admin/log.output.ts";
import { adminPaths } from "#src/shared/site/admin-paths.ts";
import { useState } from "react";
import { LogList } from "./LogList.tsx";

export interface LogProps extends AdminPageProps<Log> {
  /** The id of the one person that it's about; null: everyone. */
  person: string | null;
}

const choices = [["", "Everything"], ...adminActs.map((act) => [act, actTexts[act]] as const)] as const;

/** What administrators did, all or one kind of it. */
export function LogSection(props: LogProps) {
  const { initial, refused = false, person } = props;
  const enabled = useAdminSession(props);
  const [act, setAct] = useState<AdminAct | "">("");
  if (refused) return <AdminsOnly />;
  if (!enabled) return null;
  const wanted = { act: act === "" ? undefined : act, person: person ?? undefined };
  return (
    <div className="grid gap-4">
      <div className="max-w-form">
        <Choice label="Show" value={act} options={choices} onPick={setAct} />
      </div>
      {person !== null && (
        <p>
          Only entries about one person.{" "}
          <a className="link-line" href={adminPaths.log()}>
            See the whole log
          </a>
        </p>
      )}
      <LogList {...wanted} initial={act === "" ? initial : null} />
      <DownloadCsv
        href={adminPaths.logExport(wanted)}
        fetchFile={() => api.admin.exportLog.query(wanted)}
        of="the log"
      />
    </div>
  );
}
