import { lacksScript } from "#src/islands/results/page/lacks-script.ts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { lasting, storeKey } from "#src/islands/kit/browser/browser-storage.ts";
import { useStoredText } from "#src/islands/kit/browser/use-stored-text.ts";
import { LoadFailed } from "#src/islands/kit/page/LoadFailed.tsx";
import { Skeleton } from "#src/islands/kit/ui/Skeleton.tsx";
import { planParameter } from "#src/shared/pane-plan/pane-plan-limits.ts";
import { findTrait } from "#src/shared/words/catalogue.ts";
import type { ResultPane } from "#src/shared/result/result-panes.ts";
import { useEffect, useRef, useState } from "react";
import type { AccountPlan } from "./account-plan.ts";
import type { PlanEditorProps } from "./PlanEditor.tsx";
import { isWritten, readPlan, wordsToTry, type Plan } from "./plan.ts";
import { LocalDate } from "#src/islands/kit/page/LocalDate.tsx";
import type { Quadrant } from "#src/shared/result/analysis.ts";

/** Most folds stay closed: what is in them comes when one is opened. */
const planEditorQuery = queryOptions({
  queryKey: ["plan editor"],
  queryFn: () => import("./PlanEditor.tsx").catch(lacksScript),
  staleTime: Infinity,
  structuralSharing: false,
});

/** What the fold of each pane offers while nothing is written. */
const planOffers: Readonly<Record<Quadrant, string>> = {
  arena: "Plan: use one of these words on purpose",
  blindSpot: "Plan: a two-week experiment",
  facade: "Plan: let someone see one of these words",
  unknown: "Plan: try one of these words",
};

/** A plan as it is printed, where its fold stays away: the word and what to do about it, then the rest on lines of their own. */
function PlanOnPaper({ plan: { traitId, person, deed, until, noticed } }: { plan: Plan }) {
  const word = findTrait(traitId)?.name;
  return (
    <div className="plan-paper">
      <p>
        <strong>Your plan{word !== undefined && ` for ${word.toLowerCase()}`}:</strong> {deed}
      </p>
      {person !== "" && <p>Who should see it: {person}</p>}
      {until !== "" && (
        <p>
          Look back on <LocalDate iso={`${until}T12:00`} />
        </p>
      )}
      {noticed !== "" && <p>What you noticed: {noticed}</p>}
    </div>
  );
}

interface PanePlanProps {
  surveyId: string;
  pane: ResultPane;
  /** As the account has it; left out where it has none. */
  account?: AccountPlan | undefined;
}

/** One next step from a pane, for the person alone. It stays with the round, so that a later result finds it. */
export function PanePlan({ surveyId, pane, account }: PanePlanProps) {
  const { quadrant } = pane;
  const storedAs = storeKey(`plan.${surveyId}.${quadrant}`);
  const plan = readPlan(useStoredText(lasting, storedAs));
  const fold = useRef<HTMLDetailsElement>(null);
  const [isOpened, setOpened] = useState(false);
  useEffect(() => openIfAsked(fold.current, quadrant), [quadrant]);
  const has = isWritten(plan);
  if (!has && !account && wordsToTry(pane).length === 0) return null;
  // What the account has, or still has to get, is seen to even if nobody opens the fold.
  const isWanted = isOpened || Boolean(account) || plan.inAccount !== "";
  return (
    <>
      <details
        ref={fold}
        className="plan needs-script"
        onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
      >
        <summary className="result-fold">{has ? planName(plan) : planOffers[quadrant]}</summary>
        <div className="plan-body">
          {isWanted && (
            <LoadedEditor place={{ surveyId, quadrant, storedAs }} pane={pane} account={account} />
          )}
        </div>
      </details>
      {has && <PlanOnPaper plan={plan} />}
    </>
  );
}

function LoadedEditor(props: PlanEditorProps) {
  const editor = useQuery(planEditorQuery);
  if (editor.data !== undefined) return <editor.data.PlanEditor {...props} />;
  if (editor.error === null) return <Skeleton label="Loading your plan" lines={6} />;
  return (
    <LoadFailed
      what="Your plan"
      error={editor.error}
      isRetrying={editor.isFetching}
      onRetry={() => void editor.refetch()}
    />
  );
}

/** The email about a plan leads to it, though it lies in a fold within another. */
function openIfAsked(fold: HTMLDetailsElement | null, quadrant: string): void {
  if (fold === null || new URLSearchParams(location.search).get(planParameter) !== quadrant) return;
  const outer = fold.parentElement?.closest("details");
  if (outer) outer.open = true;
  fold.open = true;
  fold.querySelector("summary")?.focus();
  fold.scrollIntoView();
}

const planName = ({ traitId }: Plan): string =>
  traitId === "" ? "Your plan" : `Your plan: ${findTrait(traitId)?.name ?? traitId}`;
