import { recentResults } from "#src/shared/survey/first-surveys.ts";
import { paths } from "#src/shared/site/paths.ts";
import type { SurveySummary } from "#src/shared/survey/survey.output.ts";
import { ResultRow } from "./ResultRow.tsx";

/** The results of the newest rounds that have one; nothing before the first. */
export function RecentResults({ surveys }: { surveys: readonly SurveySummary[] }) {
  const results = surveys.filter(({ hasAnalysis }) => hasAnalysis);
  if (results.length === 0) return null;
  return (
    <section className="grid gap-4" aria-labelledby="results">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="results">Recent results</h2>
        <a className="link-line" href={paths.results()}>
          All results
        </a>
      </div>
      <ul className="border-b border-hair">
        {results.slice(0, recentResults).map((survey) => (
          <ResultRow key={survey.id} survey={survey} />
        ))}
      </ul>
    </section>
  );
}
