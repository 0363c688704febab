import { errorStatus } from "#src/islands/kit/api/api-error.ts";
import { NotLoaded } from "#src/islands/kit/page/loading.tsx";
import { TimelineChart } from "#src/islands/results/measures/TimelineSection.tsx";
import { fromPage, trpc } from "#src/islands/kit/api/trpc.ts";
import { type InsightsData, watched } from "./Insights.tsx";
import type { Retake } from "#src/shared/preparation/preparation.ts";
import type { Client } from "#src/shared/programme/programme.output.ts";
import { LocalDate } from "#src/islands/kit/page/dates.tsx";
import { confidenceCopy } from "#src/shared/result/texts/result-texts.ts";
import { paths } from "#src/shared/site/paths.ts";
import { people } from "#src/shared/survey/survey-stage.ts";
import { agreementFloor, countsFrom, type Agreement } from "#src/shared/result/analysis.ts";
import { isBeyondLuck, spokenIndex } from "#src/shared/result/texts/agreement-text.ts";
import { findTrait } from "#src/shared/words/catalogue.ts";
import { listNames } from "#src/shared/text/in-sentences.ts";

/* Texts for a list of results. Nothing within chance is called a change. */

/** An index with its band, and whether it means anything. */
function retakeIndexText(agreement: Agreement): string {
  const { value, low, high } = agreement;
  const claim = isBeyondLuck(agreement)
    ? "more than chance explains"
    : high < 0 && value <= -agreementFloor
      ? "less than chance would give"
      : "can’t be told from chance";
  return `Agreement is ${spokenIndex(value)}, with a band from ${spokenIndex(low)} to ${spokenIndex(high)}: ${claim}.`;
}

const listed = (ids: readonly string[]): string =>
  listNames(ids.map((id) => (findTrait(id)?.name ?? id).toLowerCase()));

interface ChangesProps {
  changes: NonNullable<Retake["changes"]>;
  /** Whether both results have counts to compare. */
  isCounted?: boolean;
}

/** What changed beyond chance. */
function Changes({ changes: { came, went }, isCounted = true }: ChangesProps) {
  const isSame = came.length + went.length === 0;
  return (
    <>
      {came.length > 0 && (
        <p>
          Picked more often than before:<strong> {listed(came)}</strong>
        </p>
      )}
      {went.length > 0 && (
        <p>
          Picked less often than before:<strong> {listed(went)}</strong>
        </p>
      )}
      {isSame && isCounted && <p>Nothing changed beyond chance.</p>}
      {!isCounted && <p>Words can be compared once both results have five answers or more.</p>}
    </>
  );
}

interface RetakeRowProps {
  retake: Retake;
  /** undefined: this is the first. */
  before: Retake | undefined;
  /** Whether the page around the list is about this result. */
  isThisPage: boolean;
}

/** One result: where it comes from, what the chart draws of it, and what is different from the one before. */
function RetakeRow({ retake, before, isThisPage }: RetakeRowProps) {
  const { faId, clientId, programme, createdAt, responseCount, confidence, agreement, changes } = retake;
  return (
    <li className="grid gap-1 border-t border-hair py-4" aria-current={isThisPage || undefined}>
      <div className="flex flex-wrap items-center gap-x-3">
        <h3>
          {isThisPage ? (
            <bdi>{programme}</bdi>
          ) : (
            <a className="link-line" href={paths.facilitatorInsights(faId, clientId)}>
              <bdi>{programme}</bdi>
            </a>
          )}
        </h3>
        {isThisPage && <span className="badge text-sm">This page</span>}
      </div>
      <p className="text-sm text-muted">
        <LocalDate iso={createdAt} /> · {people(responseCount)} answered · {confidenceCopy[confidence].name}
      </p>
      {before && changes && (
        <Changes changes={changes} isCounted={Math.min(before.responseCount, responseCount) >= countsFrom} />
      )}
      <details className="text-sm">
        <summary className="min-h-11 cursor-pointer py-2">How far they agree</summary>
        <p>{retakeIndexText(agreement)}</p>
        {changes?.agreement && <p>Agreement went {changes.agreement}: the two bands don’t overlap.</p>}
      </details>
    </li>
  );
}

/** More would not fit on a phone; the list has them all. */
const mostDrawn = 3;

const monthInUtc = new Intl.DateTimeFormat("en-GB", { month: "short", year: "numeric", timeZone: "UTC" });

interface RetakesSectionProps {
  client: Client;
  /** Null if the page came without it. */
  initial: readonly Retake[] | null;
}

/** A person's results from several programmes; nothing while there is only one. */
export function RetakesSection({ client: { id, name }, initial }: RetakesSectionProps) {
  const query = trpc.clientResult.retakes.useQuery({ clientId: id }, { ...watched, ...fromPage(initial) });
  const retakes = query.data;
  if (retakes === undefined)
    // The page itself says that a client is gone.
    return errorStatus(query.error) === 404 ? null : (
      <NotLoaded query={query} what="What they share in other programmes" loading={null} />
    );
  if (retakes.length < 2 || !retakes.some(({ clientId }) => clientId === id)) return null;
  const points = retakes.slice(-mostDrawn).map((retake) => ({
    ...retake,
    key: retake.clientId,
    // The list has the exact day.
    label: monthInUtc.format(new Date(retake.createdAt)),
  }));
  return (
    <section aria-labelledby="retakes-title" className="grid content-start gap-4">
      <h2 id="retakes-title">Before and now</h2>
      <p className="measure">
        <bdi>{name}</bdi> shares results from {retakes.length} of your programmes with you.
      </p>
      <ol className="border-b border-hair">
        {retakes.map((retake, place) => (
          <RetakeRow
            key={retake.clientId}
            retake={retake}
            before={retakes[place - 1]}
            isThisPage={retake.clientId === id}
          />
        ))}
      </ol>
      <details className="fold">
        <summary className="min-h-11 cursor-pointer py-2">How far they agree, each time</summary>
        <TimelineChart points={points} />
        <p className="measure text-sm text-muted">
          Agreement compares <bdi>{name}</bdi>’s own words with those that other people picked, so it can
          change with either. Below about {agreementFloor} it can’t be told from chance.
        </p>
      </details>
      <p className="measure text-sm text-muted">
        Only changes beyond chance are listed. Different people may have answered each time.
      </p>
    </section>
  );
}

/** Before and now of everyone who shares an earlier result, too; nothing where nobody does. */
export function GroupRetakes({ faId, initial }: { faId: string; initial: InsightsData["retakes"] }) {
  const { data = [] } = trpc.clientResult.groupRetakes.useQuery({ faId }, fromPage(initial));
  if (data.length === 0) return null;
  return (
    <section className="grid content-start gap-4" aria-labelledby="group-retakes-title">
      <h2 id="group-retakes-title">Before and now</h2>
      <p className="measure">
        These clients share an earlier result with you, too. Only changes beyond chance are listed, and
        different people may have answered each time.
      </p>
      <ul className="max-w-184 border-b border-hair">
        {data.map(({ clientId, name, before, createdAt, changes }) => (
          <li
            key={clientId}
            className="flex flex-wrap items-center justify-between gap-x-6 border-t border-hair py-1"
          >
            <a className="link-line" href={paths.facilitatorInsights(faId, clientId)}>
              <bdi>{name}</bdi>
            </a>
            <span className="text-base text-muted">
              <bdi>{before.programme}</bdi>, <LocalDate iso={before.createdAt} />, and now,{" "}
              <LocalDate iso={createdAt} />
            </span>
            <Changes changes={changes} />
          </li>
        ))}
      </ul>
    </section>
  );
}
