import { queryOptions, useQuery } from "@tanstack/react-query";
import { api } from "#src/islands/kit/api/api.ts";
import { island } from "#src/islands/kit/page/IslandRoot.tsx";
import { LocalDate, useDateText } from "#src/islands/kit/page/dates.tsx";
import { EmptyState, NotLoaded } from "#src/islands/kit/page/loading.tsx";
import { useSession } from "#src/islands/kit/session/use-auth.ts";
import { Button, LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { FieldFrame } from "#src/islands/kit/ui/Field.tsx";
import { ResultWindow } from "#src/islands/kit/window/ResultWindow.tsx";
import { LoadingWindow } from "#src/islands/kit/window/WindowFrame.tsx";
import { type AskedPair, comparedPair } from "#src/shared/result/comparison.ts";
import type { Comparison } from "#src/shared/result/analysis.output.ts";
import { resultPanes } from "#src/shared/result/result-panes.ts";
import { paths } from "#src/shared/site/paths.ts";
import { people } from "#src/shared/survey/survey-stage.ts";
import {
  type SideName,
  certaintyText,
  hasTwin,
  howListed,
  markSign,
  ownLines,
  pageTitle,
  pickTwo,
  votesIn,
  votesLegend,
  wordName,
} from "./compare-copy.ts";

/** An opened round, as the lists to pick from show it. */
interface OpenedRound {
  readonly id: string;
  readonly title: string;
  readonly createdAt: string;
}

interface CompareData {
  /** Newest first. */
  readonly rounds: readonly OpenedRound[];
  /** Null without two different rounds. */
  readonly comparison: Comparison | null;
}

const compareQuery = (asked: AskedPair) =>
  queryOptions({
    queryKey: ["compare", asked],
    queryFn: async (): Promise<CompareData> => {
      const surveys = await api.survey.list.query();
      const rounds = surveys.filter(({ hasAnalysis }) => hasAnalysis);
      const pair = comparedPair(rounds, asked);
      const isPair = pair !== null && pair.first !== pair.second;
      return { rounds, comparison: isPair ? await api.analysis.compare.query(pair) : null };
    },
  });

interface RoundPickerProps {
  rounds: readonly OpenedRound[];
  pair: { readonly first: string; readonly second: string };
}

/** Which two rounds. A form, so that it works without a script, too. */
function RoundPicker({ rounds, pair }: RoundPickerProps) {
  const dateText = useDateText();
  const textOf = (round: OpenedRound) =>
    hasTwin(round, rounds) ? `${round.title} (${dateText(round.createdAt)})` : round.title;
  const choice = (name: "first" | "second", label: string) => (
    <FieldFrame label={label}>
      {(control) => (
        <select {...control} className="input" name={name} defaultValue={pair[name]}>
          {rounds.map((round) => (
            <option key={round.id} value={round.id}>
              {textOf(round)}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
  return (
    <form
      className="grid grid-cols-1 gap-4 no-print md:grid-cols-[1fr_1fr_auto] md:items-end"
      action={paths.compareResults()}
    >
      {choice("first", "First round")}
      {choice("second", "Second round")}
      <Button type="submit">Compare</Button>
    </form>
  );
}

interface CompareProps {
  /** The rounds that the page's address names. */
  asked: AskedPair;
  /** Null if the page doesn't know who is signed in. */
  initial: CompareData | null;
}

/** Two results of one person side by side, and which two; or why there is nothing to compare. */
export function Compare({ asked, initial }: CompareProps) {
  const enabled = useSession(initial !== null);
  const query = useQuery({ ...compareQuery(asked), enabled, initialData: () => initial ?? undefined });
  if (query.data) return <Compared asked={asked} data={query.data} />;
  return (
    <div className="grid gap-8">
      <h1>{pageTitle}</h1>
      <NotLoaded
        query={query}
        what="The comparison"
        loading={<LoadingWindow label="Loading your windows" />}
      />
    </div>
  );
}

function Compared({ asked, data: { rounds, comparison } }: { asked: AskedPair; data: CompareData }) {
  const pair = comparedPair(rounds, asked);
  if (pair === null) return <TooFew hasOne={rounds.length > 0} />;
  return (
    <article className="grid gap-8">
      <header className="grid gap-3">
        <p className="text-base text-muted">{comparison?.headline ? pageTitle : null}</p>
        <h1 className="max-w-176">{comparison?.headline ?? pageTitle}</h1>
      </header>
      <RoundPicker rounds={rounds} pair={pair} />
      {comparison === null ? (
        <p className="measure">{pickTwo}</p>
      ) : (
        <ComparisonView comparison={comparison} />
      )}
    </article>
  );
}

function TooFew({ hasOne }: { hasOne: boolean }) {
  return (
    <div className="grid gap-8">
      <h1>{pageTitle}</h1>
      <EmptyState
        title={hasOne ? "One window is open so far" : "You haven’t opened a window yet"}
        action={
          <LinkButton look="primary" large href={paths.dashboardSelf()}>
            See what comes next
          </LinkButton>
        }
      >
        <p>
          Open a second one to compare: ask your friends and your team, or the same people half a year later.
        </p>
      </EmptyState>
    </div>
  );
}

export const CompareIsland = island(Compare);

interface ComparedWordsProps {
  comparison: Comparison;
  seenIn: "both" | SideName;
  nameOf: (side: SideName) => string;
}

/** The words in the window of either round, with how many people picked each. */
function ComparedWords({ comparison, seenIn, nameOf }: ComparedWordsProps) {
  const words = comparison.words.filter((word) => word.seenIn === seenIn);
  return (
    <section className="grid grid-cols-1 content-start gap-3" aria-labelledby={`in-${seenIn}`}>
      <h3 id={`in-${seenIn}`}>Shown in {seenIn === "both" ? "both" : nameOf(seenIn)}</h3>
      {words.length === 0 && (
        <p className="text-base text-muted">
          {seenIn === "both" ? "No word is." : "No word is shown here alone."}
        </p>
      )}
      <ul>
        {words.map((word) => (
          <li
            key={word.traitId}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-hair py-2"
          >
            <span className={`font-display text-xl/[1.3] ${word.beyondChance ? "font-[600]" : ""}`}>
              {wordName(word.traitId)}
              {word.beyondChance && (
                <>
                  <span className="text-(length:--text-base) text-accent" aria-hidden="true">
                    {` ${markSign}`}
                  </span>
                  <span className="sr-only">, differs beyond chance</span>
                </>
              )}
            </span>
            <span className="text-(length:--text-base) text-muted tabular-nums" aria-hidden="true">
              {votesIn("first", word, comparison)} · {votesIn("second", word, comparison)}
            </span>
            <span className="sr-only">
              {`: ${votesIn("first", word, comparison)} in ${nameOf("first")}, ${votesIn("second", word, comparison)} in ${nameOf("second")}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Both windows, the words that moved, and how sure that is. */
function ComparisonView({ comparison }: { comparison: Comparison }) {
  const { first, second } = comparison;
  const dateText = useDateText();
  const nameOf = (side: SideName): string => {
    const { title, createdAt } = comparison[side];
    return hasTwin(first, [first, second]) ? `“${title}” of ${dateText(createdAt)}` : `“${title}”`;
  };
  const own = ownLines(comparison, nameOf);
  return (
    <>
      <div className="grid grid-cols-1 gap-10 lg:grid-cols-2">
        <Side side={first} />
        <Side side={second} />
      </div>
      <section className="grid gap-4" aria-labelledby="moved-title">
        <h2 id="moved-title">What they see in you</h2>
        <p className="measure text-base text-muted wrap-anywhere">{votesLegend(comparison, nameOf)}</p>
        <div className="grid grid-cols-1 gap-10 md:grid-cols-3">
          <ComparedWords comparison={comparison} seenIn="first" nameOf={nameOf} />
          <ComparedWords comparison={comparison} seenIn="both" nameOf={nameOf} />
          <ComparedWords comparison={comparison} seenIn="second" nameOf={nameOf} />
        </div>
      </section>
      <section className="grid gap-4" aria-labelledby="own-title">
        <h2 id="own-title">How your own words changed</h2>
        {own.map(({ lead, words }) => (
          <p key={lead} className="measure wrap-anywhere">
            {lead}: <strong>{words}</strong>
          </p>
        ))}
      </section>
      <section className="grid gap-4" aria-labelledby="sure-title">
        <h2 id="sure-title">How sure is this?</h2>
        <p className="measure">{certaintyText(comparison)}</p>
        <p className="measure">{howListed}</p>
      </section>
    </>
  );
}

function Side({ side }: { side: Comparison["first"] }) {
  const { surveyId, title, responseCount, createdAt } = side;
  return (
    <section className="grid grid-cols-1 grid-rows-[auto_1fr] gap-4" aria-label={title}>
      <div>
        <h2>
          <a className="link-line" href={paths.assessmentResults(surveyId)}>
            <bdi>{title}</bdi>
          </a>
        </h2>
        <p className="text-base text-muted">
          {people(responseCount)} answered{"\u00A0· "}
          <LocalDate iso={createdAt} />
        </p>
      </div>
      <ResultWindow panes={resultPanes(side, wordName)} luck={null} />
    </section>
  );
}
