import { api } from "#src/islands/kit/api/api.ts";
import { FileLink } from "#src/islands/kit/FileLink.tsx";
import { LocalDate } from "#src/islands/kit/page/dates.tsx";
import { notDownloaded } from "#src/islands/results/page/ExportLinks.tsx";
import type { Preparation } from "#src/shared/preparation/preparation.ts";
import { paths } from "#src/shared/site/paths.ts";

/** Each with what it rests on. */
export const Questions = ({ preparation }: { preparation: Preparation }) => (
  <ol>
    {preparation.hypotheses.map(({ question, evidence }) => (
      <li key={question} className="border-t border-hair py-3.5">
        <p className="mb-1 font-display text-lg/[1.45] font-[500]">{question}</p>
        <p className="whitespace-pre-line text-base text-muted">{evidence}</p>
      </li>
    ))}
  </ol>
);

/** What to go into a session with: questions to ask, and what is new. */
export function PreparationSheet({ clientId, preparation }: { clientId: string; preparation: Preparation }) {
  const { before, changes } = preparation;
  return (
    <section id="preparation" className="card grid scroll-mt-4 gap-6" aria-labelledby="preparation-title">
      <h2 id="preparation-title">Prepare the session</h2>
      <div className="grid gap-2">
        <h3>Questions to ask</h3>
        <Questions preparation={preparation} />
      </div>
      {changes !== null && (
        <div className="grid gap-2">
          <h3>Before and now</h3>
          {before !== null && (
            <p className="text-base text-muted">
              Since their result of <LocalDate iso={before.createdAt} />
              {before.programme !== null && ` in “${before.programme}”`}
            </p>
          )}
          {changes.length === 0 ? (
            <p>Nothing beyond chance.</p>
          ) : (
            <ul className="result-claims">
              {changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
          )}
        </div>
      )}
      <p className="no-print">
        <FileLink
          onProblem={notDownloaded}
          href={paths.preparationExport(clientId)}
          fetchFile={() => api.clientResult.exportPreparation.query({ clientId })}
        >
          Download the sheet as PDF
        </FileLink>
      </p>
    </section>
  );
}
