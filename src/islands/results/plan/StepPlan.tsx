import { demoRefusal, isDemo } from "#src/islands/kit/api/demo.ts";
import { localStore, storeKey, useStoredText } from "#src/islands/kit/browser/browser-storage.ts";
import { LocalDate } from "#src/islands/kit/page/dates.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { Field, TextAreaField } from "#src/islands/kit/ui/Field.tsx";
import { showToast } from "#src/islands/kit/ui/toasts.tsx";
import { lookBackTime, actionPlanLimits } from "#src/shared/action-plan/action-plan-limits.ts";
import type { ActionPlan } from "#src/shared/action-plan/action-plan.output.ts";
import type { Analysis } from "#src/shared/result/analysis.output.ts";
import { quadrants, type Quadrant } from "#src/shared/result/analysis.ts";
import { useState } from "react";
import { inWeeks, paneFor, planWeeks, sortPlans } from "#src/shared/action-plan/plans.ts";
import { type WrittenPlan, planText, readKeptPlan, usePlans } from "./plan.ts";

interface StepPlanProps {
  surveyId: string;
  result: Analysis;
  plans: readonly ActionPlan[];
}

/** The one thing to try, and the plan that comes of it: one press, and an email two weeks later. */
export function StepPlan({ surveyId, result, plans }: StepPlanProps) {
  const { save, remove } = usePlans(surveyId);
  const { step } = result.portrait;
  const { current, earlier } = sortPlans(plans);
  const isTaken = plans.some(({ deed }) => deed === step.text);
  const take = () => {
    if (isDemo()) {
      showToast({ title: "I’ll try this", body: demoRefusal });
      return;
    }
    save.run({
      ...{ pane: paneFor(plans), traitId: step.traitIds[0] ?? null, person: "", noticed: "" },
      ...{ deed: step.text, until: inWeeks(planWeeks, new Date()), remind: true },
    });
  };
  return (
    <section id="plan" aria-labelledby="next-title" className="grid scroll-mt-4 content-start gap-4">
      <h2 id="next-title">One thing to try</h2>
      <p className="result-try">{step.text}</p>
      {!isTaken && (
        <p className="needs-script no-print grid justify-items-start gap-2">
          <Button look="primary" busy={save.isBusy} busyLabel="Saving…" onClick={take}>
            I’ll try this
          </Button>
          <span className="text-sm text-muted">We’ll remind you in two weeks and ask how it went.</span>
        </p>
      )}
      {current !== null && (
        <Plan plan={current} isOfStep={current.deed === step.text} {...{ save, remove }} />
      )}
      <EarlierPlans surveyId={surveyId} plans={earlier} onRemove={remove.run} />
    </section>
  );
}

interface PlanProps extends Pick<ReturnType<typeof usePlans>, "save" | "remove"> {
  plan: ActionPlan;
  /** Whether it says what the step above says. */
  isOfStep: boolean;
}

/** The current plan: what, until when, and afterwards how it went. */
function Plan({ plan, isOfStep, save, remove }: PlanProps) {
  const [isChanging, setChanging] = useState(false);
  const [openedAt] = useState(() => new Date());
  const { until, deed, remind, noticed } = plan;
  const isOver = until !== null && lookBackTime(until) <= openedAt;
  if (isChanging) return <PlanForm plan={plan} save={save} onClose={() => setChanging(false)} />;
  return (
    <div className="plan grid gap-3" role="status">
      {!isOfStep && (
        <p className="whitespace-pre-line break-words">
          Your step: <bdi>{planText({ ...plan, person: "", noticed: "" })}</bdi>
        </p>
      )}
      {until !== null && (
        <p>
          {isOver ? "You wanted to look back on " : remind ? "We’ll email you on " : "You’ll look back on "}
          <LocalDate iso={`${until}T12:00`} />.
        </p>
      )}
      {noticed !== "" && (
        <p className="whitespace-pre-line break-words">
          How it went: <bdi>{noticed}</bdi>
        </p>
      )}
      <p className="no-print flex flex-wrap gap-3">
        <Button look={isOver ? "primary" : "secondary"} onClick={() => setChanging(true)}>
          {isOver && noticed === "" ? "Write how it went" : "Change"}
        </Button>
        <Button look="quiet" busy={remove.isBusy} onClick={() => remove.run(plan.pane)}>
          {deed === "" || isOfStep ? "Undo" : "Delete this step"}
        </Button>
      </p>
    </div>
  );
}

interface PlanFormProps {
  plan: ActionPlan;
  save: ReturnType<typeof usePlans>["save"];
  onClose: () => void;
}

function PlanForm({ plan, save, onClose }: PlanFormProps) {
  const [written, setWritten] = useState<WrittenPlan>(plan);
  const [attempt, setAttempt] = useState(0);
  const set = (change: Partial<WrittenPlan>) => setWritten({ ...written, ...change });
  const hasNoDay = written.remind && written.until === null;
  return (
    <form
      className="plan grid gap-5"
      aria-label="Your step"
      onSubmit={(event) => {
        event.preventDefault();
        setAttempt(attempt + 1);
        if (hasNoDay) return;
        const { updatedAt: _updatedAt, ...kept } = { ...plan, ...written };
        save.run(kept);
        onClose();
      }}
    >
      <TextAreaField
        label="What you’ll try"
        rows={2}
        maxLength={actionPlanLimits.textMaxLength}
        value={written.deed}
        onChange={({ target }) => set({ deed: target.value })}
      />
      <Field
        label="Look back on"
        type="date"
        value={written.until ?? ""}
        error={hasNoDay && attempt > 0 ? "Choose the day you want the email on." : null}
        onChange={({ target }) => set({ until: target.value === "" ? null : target.value })}
      />
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={written.remind}
          onChange={({ target }) => set({ remind: target.checked })}
        />
        Email me on that day
      </label>
      <TextAreaField
        label="How it went"
        optional
        rows={2}
        maxLength={actionPlanLimits.textMaxLength}
        value={written.noticed}
        onChange={({ target }) => set({ noticed: target.value })}
      />
      <p className="flex flex-wrap gap-3">
        <Button type="submit" look="primary">
          Save my step
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </p>
    </form>
  );
}

interface EarlierPlansProps {
  surveyId: string;
  plans: readonly ActionPlan[];
  onRemove: (pane: Quadrant) => void;
}

/** Plans from before, with those that only this browser has: nothing that was written is lost. */
function EarlierPlans({ surveyId, plans, onRemove }: EarlierPlansProps) {
  return (
    <>
      {plans.map(({ pane, deed, noticed }) => (
        <EarlierPlan
          key={pane}
          text={[deed, noticed].filter((text) => text !== "").join("\n")}
          onRemove={() => onRemove(pane)}
        />
      ))}
      {quadrants.map((pane) => (
        <KeptPlan key={pane} storedAs={storeKey(`plan.${surveyId}.${pane}`)} />
      ))}
    </>
  );
}

function KeptPlan({ storedAs }: { storedAs: string }) {
  const text = readKeptPlan(useStoredText(localStore, storedAs));
  return text === null ? null : <EarlierPlan text={text} onRemove={() => localStore.write(storedAs, null)} />;
}

function EarlierPlan({ text, onRemove }: { text: string; onRemove: () => void }) {
  return (
    <details className="plan">
      <summary className="link-line">An earlier step</summary>
      <p className="whitespace-pre-line break-words" dir="auto">
        {text}
      </p>
      <p className="no-print">
        <Button look="quiet" onClick={onRemove}>
          Delete this step
        </Button>
      </p>
    </details>
  );
}
