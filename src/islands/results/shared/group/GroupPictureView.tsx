import { LocalDate } from "#src/islands/kit/page/LocalDate.tsx";
import type { GroupPicture } from "#src/shared/group/group.output.ts";
import { people } from "#src/shared/survey/survey-stage.ts";
import { GroupAgreement } from "./GroupAgreement.tsx";
import { GroupDownloads } from "./GroupDownloads.tsx";
import { GroupLimits } from "./GroupLimits.tsx";
import { GroupPaneStrip } from "./GroupPaneStrip.tsx";
import { GroupTable } from "./GroupTable.tsx";
import { groupPanes } from "./group-words.ts";

/** A frozen picture: the words of many windows pane by pane, agreement, and how sure all of it is. */
export function GroupPictureView({ faId, picture }: { faId: string; picture: GroupPicture }) {
  const { number, createdAt, counted, words } = picture;
  return (
    <div className="insights-picture">
      <div className="grid gap-4">
        <p className="text-muted">
          Picture {number}
          {"\u00A0· "}
          {people(counted)} counted{"\u00A0· "}
          <span className="whitespace-nowrap">
            <LocalDate iso={createdAt} />
          </span>
        </p>
        {words.length === 0 ? (
          <p className="measure">No word is in five windows or more.</p>
        ) : (
          <>
            <div className="group-panes">
              {groupPanes.map((pane) => (
                <GroupPaneStrip key={pane} pane={pane} picture={picture} />
              ))}
            </div>
            <details className="text-sm">
              <summary className="twin-summary">Read the words as a table</summary>
              <GroupTable picture={picture} />
            </details>
          </>
        )}
      </div>
      <div className="result-pair">
        <GroupAgreement picture={picture} />
        <GroupLimits counted={counted} />
      </div>
      <GroupDownloads faId={faId} />
    </div>
  );
}
