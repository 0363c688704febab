import { DownloadStages } from "#src/islands/facilitator/programme/DownloadStages.tsx";
import { progressText, StageBar } from "#src/islands/facilitator/stages.tsx";
import { LocalDate } from "#src/islands/kit/page/LocalDate.tsx";
import type { ProgrammeSummary } from "#src/shared/programme/programme.output.ts";
import { paths } from "#src/shared/site/paths.ts";
import type { Ref } from "react";

interface ProgrammeRowProps {
  programme: ProgrammeSummary;
  linkRef: Ref<HTMLAnchorElement> | undefined;
}

/** A programme at a glance: how far its clients are, as a picture and in words. */
export function ProgrammeRow({ programme, linkRef }: ProgrammeRowProps) {
  const { id, title, stages } = programme;
  return (
    <li className="grid gap-x-8 gap-y-2 border-t border-hair py-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)_auto] md:items-center">
      <div className="min-w-0">
        <h3>
          <a
            ref={linkRef}
            className="flex min-h-11 items-center text-ink no-underline wrap-anywhere hover:underline"
            href={paths.facilitatorOverview(id)}
          >
            {title}
          </a>
        </h3>
        <Dates programme={programme} />
      </div>
      <div className="grid gap-2">
        <StageBar counts={stages} />
        <p className="text-sm">{progressText(stages)}</p>
      </div>
      <p className="-mx-3">
        <DownloadStages faId={id} title={title} />
      </p>
    </li>
  );
}

function Dates({ programme }: { programme: ProgrammeSummary }) {
  const { isExample, ledBy, closesAt, createdAt, closedAt } = programme;
  return (
    <p className="text-sm text-muted [&_time]:whitespace-nowrap">
      {isExample && "Example · "}
      {ledBy !== null && `Led by ${ledBy} · `}
      {closedAt === null ? (
        <>
          Started <LocalDate iso={createdAt} />
        </>
      ) : (
        <>
          Closed <LocalDate iso={closedAt} />
        </>
      )}
      {closedAt === null && closesAt !== null && (
        <>
          {" "}
          · deadline <LocalDate iso={closesAt} />
        </>
      )}
    </p>
  );
}
