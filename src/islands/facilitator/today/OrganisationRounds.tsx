import { paths } from "#src/shared/site/paths.ts";
import { answers } from "#src/shared/survey/survey-stage.ts";
import type { Today } from "#src/shared/programme/today.output.ts";

/** The facilitator's own rounds for an organisation; nothing where there are none. */
export function OrganisationRounds({ surveys }: { surveys: Today["clientAssessments"] }) {
  if (surveys.length === 0) return null;
  return (
    <section className="grid gap-4" aria-labelledby="organisation-rounds">
      <h2 id="organisation-rounds">Rounds for an organisation</h2>
      <ul className="border-b border-hair">
        {surveys.map(({ id, title, totalResponses }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-6 border-t border-hair py-2"
          >
            <a className="link-line" href={paths.assessment(id)}>
              {title}
            </a>
            <span className="text-muted tabular-nums">{answers(totalResponses)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
