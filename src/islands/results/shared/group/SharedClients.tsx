import { LocalDate } from "#src/islands/kit/page/dates.tsx";
import type { Programme } from "#src/shared/programme/programme.output.ts";
import { paths } from "#src/shared/site/paths.ts";
import { answers } from "#src/shared/survey/survey-stage.ts";

/** Each client who shares their result, as the way to it. */
export function SharedClients({ programme }: { programme: Programme }) {
  const shared = programme.clients.filter(({ sharedSince }) => sharedSince !== null);
  return (
    <section className="grid content-start gap-4" aria-labelledby="shared-title">
      <h2 id="shared-title">Shared with you</h2>
      {shared.length === 0 ? (
        <NobodyShares />
      ) : (
        <ul className="insights-clients">
          {shared.map(({ id, name, answers: count, sharedSince }) => (
            <li key={id}>
              <a className="link-line" href={paths.facilitatorInsights(programme.id, id)}>
                {name}
              </a>
              <span className="text-base text-muted tabular-nums">
                {count !== null && `${answers(count)} · `}
                {sharedSince !== null && (
                  <>
                    shared since <LocalDate iso={sharedSince} />
                  </>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function NobodyShares() {
  return (
    <p className="measure">
      Nobody has shared a result with you yet. Once a client has opened their window, they can share it with
      you from their result page. It’s their decision, and they can stop at any time.
    </p>
  );
}
