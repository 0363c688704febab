import { errorStatus } from "#src/islands/kit/api/api-error.ts";
import { LoadFailed } from "#src/islands/kit/page/loading.tsx";
import { TimelineChart } from "#src/islands/results/measures/TimelineSection.tsx";
import { fromPage, trpc } from "#src/islands/kit/api/trpc.ts";
import type { ClientRetake } from "#src/shared/preparation/preparation.output.ts";
import { retakesQuery } from "./insights-data.ts";
import type { Retake } from "#src/shared/preparation/preparation.ts";
import type { Client } from "#src/shared/programme/programme.output.ts";
import { useQuery } from "@tanstack/react-query";
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

interface Change {
  /** "More often than before": what comes before the words. */
  readonly lead: string;
  /** null: the lead says all of it. */
  readonly words: string | null;
}

const listed = (ids: readonly string[]): string =>
  listNames(ids.map((id) => (findTrait(id)?.name ?? id).toLowerCase()));

const wordChange = (lead: string, ids: readonly string[]): readonly Change[] =>
  ids.length === 0 ? [] : [{ lead, words: listed(ids) }];

const agreementLeads = {
  up: "Agreement went up: the two bands don’t overlap.",
  down: "Agreement went down: the two bands don’t overlap.",
};

/** What changed beyond chance. @param isCounted whether both results have counts to compare */
function changesIn(
  { came, went, agreement }: NonNullable<Retake["changes"]>,
  isCounted = true,
): readonly Change[] {
  const found = [
    ...wordChange("Picked more often than before:", came),
    ...wordChange("Picked less often than before:", went),
    ...(agreement === null ? [] : [{ lead: agreementLeads[agreement], words: null }]),
  ];
  if (found.length > 0) return found;
  const what = isCounted ? "Nothing changed" : "Agreement didn’t change";
  return [{ lead: `${what} beyond chance.`, words: null }];
}

/** What differs from the result before; empty for the first result. */
function retakeChanges(before: Retake | undefined, { changes, responseCount }: Retake): readonly Change[] {
  if (before === undefined || changes === null) return [];
  const isCounted = Math.min(before.responseCount, responseCount) >= countsFrom;
  const note = {
    lead: "Words can be compared once both results have five answers or more.",
    words: null,
  };
  return [...changesIn(changes, isCounted), ...(isCounted ? [] : [note])];
}

/** How to read all of them. Said once. */
const retakesLimits = (name: string): string =>
  `Only changes beyond chance are listed. Agreement compares ${name}’s own words with those that other people picked, so it can change with either. Below about ${String(agreementFloor)} ` +
  "it can’t be told from chance. Different people may have answered each time.";

interface RetakeRowProps {
  retake: Retake;
  /** undefined: this is the first. */
  before: Retake | undefined;
  /** Whether the page around the list is about this result. */
  isThisPage: boolean;
}

/** One result: where it comes from, what the chart draws of it, and what is different from the one before. */
function RetakeRow({ retake, before, isThisPage }: RetakeRowProps) {
  const { faId, clientId, programme, createdAt, responseCount, confidence, agreement } = retake;
  return (
    <li aria-current={isThisPage || undefined}>
      <div className="flex flex-wrap items-center gap-x-3">
        <h3>
          {isThisPage ? (
            programme
          ) : (
            <a className="link-line" href={paths.facilitatorInsights(faId, clientId)}>
              {programme}
            </a>
          )}
        </h3>
        {isThisPage && <span className="badge text-sm">This page</span>}
      </div>
      <p className="text-sm text-muted">
        <LocalDate iso={createdAt} /> · {people(responseCount)} answered · {confidenceCopy[confidence].name}
      </p>
      <p>{retakeIndexText(agreement)}</p>
      {retakeChanges(before, retake).map(({ lead, words }) => (
        <p key={lead}>
          {lead}
          {words !== null && <strong> {words}</strong>}
        </p>
      ))}
    </li>
  );
}

interface RetakesSectionProps {
  client: Client;
  /** Null if the page came without it. */
  initial: readonly Retake[] | null;
}

/** A person's results from several programmes; nothing while there is only one. */
export function RetakesSection({ client, initial }: RetakesSectionProps) {
  const { data, error, isFetching, refetch } = useQuery({
    ...retakesQuery(client.id),
    initialData: () => initial ?? undefined,
  });
  if (data !== undefined) return <Retakes client={client} retakes={data} />;
  // The page itself says that a client is gone.
  if (error === null || errorStatus(error) === 404) return null;
  return (
    <LoadFailed
      what="What they share in other programmes"
      error={error}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

interface GroupRetakesProps {
  faId: string;
  /** Null if the page came without it. */
  initial: readonly ClientRetake[] | null;
}

/** Before and now of everyone who shares an earlier result, too; nothing where nobody does. */
export function GroupRetakes({ faId, initial }: GroupRetakesProps) {
  const { data = [] } = trpc.clientResult.groupRetakes.useQuery({ faId }, fromPage(initial));
  if (data.length === 0) return null;
  return (
    <section className="grid content-start gap-4" aria-labelledby="group-retakes-title">
      <h2 id="group-retakes-title">Before and now</h2>
      <p className="measure">
        These clients share an earlier result with you, too. Only changes beyond chance are listed, and
        different people may have answered each time.
      </p>
      <ul className="insights-clients">
        {data.map(({ clientId, name, before, createdAt, changes }) => (
          <li key={clientId}>
            <a className="link-line" href={paths.facilitatorInsights(faId, clientId)}>
              {name}
            </a>
            <span className="text-base text-muted">
              {before.programme}, <LocalDate iso={before.createdAt} />, and now, <LocalDate iso={createdAt} />
            </span>
            {changesIn(changes).map(({ lead, words }) => (
              <span key={lead}>
                {lead}
                {words !== null && <strong> {words}</strong>}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** More would not fit on a phone; the list has them all. */
const mostDrawn = 3;

function Retakes({ client: { id, name }, retakes }: { client: Client; retakes: readonly Retake[] }) {
  if (retakes.length < 2 || !retakes.some(({ clientId }) => clientId === id)) return null;
  const points = retakes.slice(-mostDrawn).map((retake) => ({
    ...retake,
    key: retake.clientId,
    label: monthOf(retake),
  }));
  return (
    <section aria-labelledby="retakes-title" className="grid content-start gap-4">
      <h2 id="retakes-title">Before and now</h2>
      <p className="measure">
        {name} shares results from {retakes.length} of your programmes with you.
      </p>
      <TimelineChart points={points} />
      <ol className="retakes">
        {retakes.map((retake, place) => (
          <RetakeRow
            key={retake.clientId}
            retake={retake}
            before={retakes[place - 1]}
            isThisPage={retake.clientId === id}
          />
        ))}
      </ol>
      <p className="measure text-sm text-muted">{retakesLimits(name)}</p>
    </section>
  );
}

/** The list has the exact day. */
const monthOf = ({ createdAt }: Retake): string =>
  new Intl.DateTimeFormat("en-GB", { month: "short", year: "numeric", timeZone: "UTC" }).format(
    new Date(createdAt),
  );
