import { LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { EmptyState } from "#src/islands/kit/ui/EmptyState.tsx";
import type { FacilitatorOverview } from "#src/shared/plan/facilitator.output.ts";
import { paths } from "#src/shared/site/paths.ts";
import { answers } from "#src/shared/survey/survey-stage.ts";

/** The rounds of a facilitator's clients. */
export function ClientSurveys({ overview }: { overview: FacilitatorOverview }) {
  const { clientAssessments } = overview;
  if (clientAssessments.length === 0) return <NoClientSurveys />;
  return (
    <section className="grid gap-4" aria-labelledby="client-rounds">
      <h2 id="client-rounds">Client rounds</h2>
      <ul className="border-b border-hair">
        {clientAssessments.map(({ id, title, totalResponses }) => (
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

function NoClientSurveys() {
  return (
    <EmptyState
      title="Client rounds come here"
      action={
        <LinkButton look="primary" large href={paths.assessmentNew()}>
          Start a round
        </LinkButton>
      }
    >
      <p>
        There are none yet. Start a round and mark it “For an organisation”: you’ll find it here, with the
        number of people who have answered.
      </p>
    </EmptyState>
  );
}
