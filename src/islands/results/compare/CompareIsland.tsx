import { LoadFailed } from "#src/islands/kit/page/LoadFailed.tsx";
import { useSession } from "#src/islands/kit/session/use-session.ts";
import { LinkButton, Button } from "#src/islands/kit/ui/Button.tsx";
import { EmptyState } from "#src/islands/kit/ui/EmptyState.tsx";
import { LoadingWindow } from "#src/islands/kit/window/LoadingWindow.tsx";
import { comparedPair, type AskedPair } from "#src/shared/result/comparison.ts";
import { paths } from "#src/shared/site/paths.ts";
import { useQuery, queryOptions } from "@tanstack/react-query";
import { pageTitle, pickTwo, hasTwin } from "./compare-copy.ts";
import { ComparisonView } from "./ComparisonView.tsx";
import { FieldFrame } from "#src/islands/kit/ui/Field.tsx";
import { useDateText } from "#src/islands/kit/page/LocalDate.tsx";
import { api } from "#src/islands/kit/api/api.ts";
import type { Comparison } from "#src/shared/result/analysis.output.ts";
import { IslandRoot } from "#src/islands/kit/page/IslandRoot.tsx";

/** An opened round, as the lists to pick from show it. */
interface OpenedRound {
  readonly id: string;
  readonly title: string;
  readonly createdAt: string;
}

interface CompareData {
  /** Newest first. */
  readonly rounds: readonly OpenedRound[];
  /** Null where there are not two of them, and where the same one is asked for twice. */
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
    <form className="compare-picker no-print" action={paths.compareResults()}>
      {choice("first", "First round")}
      {choice("second", "Second round")}
      <Button type="submit">Compare</Button>
    </form>
  );
}

export interface CompareProps {
  /** The rounds that the page's address names. */
  asked: AskedPair;
  /** Null where the page did not know who is signed in. */
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
      {query.error === null ? (
        <LoadingWindow label="Loading your windows" />
      ) : (
        <LoadFailed
          what="The comparison"
          error={query.error}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
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
        <h1 className="compare-headline">{comparison?.headline ?? pageTitle}</h1>
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

export function CompareIsland(props: CompareProps) {
  return (
    <IslandRoot>
      <Compare {...props} />
    </IslandRoot>
  );
}
