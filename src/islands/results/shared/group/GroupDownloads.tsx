import { api } from "#src/islands/kit/api/api.ts";
import { FileLink } from "#src/islands/results/shared/FileLink.tsx";
import { paths } from "#src/shared/site/paths.ts";

const formats = ["pdf", "csv"] as const;

/** The picture as a report for a sponsor, and as a table. */
export function GroupDownloads({ faId }: { faId: string }) {
  return (
    <p className="flex flex-wrap gap-3 no-print">
      {formats.map((format) => (
        <FileLink
          key={format}
          href={paths.groupExport(faId, format)}
          fetchFile={() => fetchFile(faId, format)}
        >
          {`Download ${format.toUpperCase()}`}
        </FileLink>
      ))}
    </p>
  );
}

async function fetchFile(faId: string, format: (typeof formats)[number]) {
  const file = await api.group.export.query({ faId, format });
  if ("fileName" in file) return file;
  throw new Error("The file came as data.");
}
