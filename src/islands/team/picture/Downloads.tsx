import { Button } from "#src/islands/kit/ui/Button.tsx";
import { teamPaths } from "#src/shared/team/team-paths.ts";

/** The picture to hand on: as a sheet, as a table, and from the browser's printer. The page has brought the cookie that the files need. */
export function Downloads({ teamRoundId }: { teamRoundId: string }) {
  return (
    <p className="no-print flex flex-wrap gap-3">
      <a className="btn btn-secondary" href={teamPaths.pictureExport(teamRoundId, "pdf")} download>
        Download PDF
      </a>
      <a className="btn btn-secondary" href={teamPaths.pictureExport(teamRoundId, "csv")} download>
        Download CSV
      </a>
      <Button look="quiet" onClick={() => print()}>
        Print this page
      </Button>
    </p>
  );
}
