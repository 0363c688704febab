import { type FieldProblem, useProblems } from "#src/islands/kit/forms/form.tsx";
import { programmeLimits } from "#src/shared/programme/programme-limits.ts";
import type { Draft, Settings } from "./draft.ts";
import { fieldOf, peopleProblems } from "#src/islands/programme/start/people/people-problems.ts";
import { blankDraft, draftKey, type Aim, type Start } from "./start.ts";
import { isAfter, stepOfField, stepsOf, type StepName } from "./steps.ts";
import { useDraft } from "./use-draft.ts";
import { useState } from "react";
import { deadlineProblem, endOfDay } from "#src/islands/kit/forms/deadline.ts";
import { leastResponses, mostMinResponses } from "#src/shared/survey/survey-limits.ts";

/** Problems under the ids of their fields. */
function settingsProblems(settings: Settings, now: Date): FieldProblem[] {
  const { personal: least } = leastResponses;
  const min = Number(settings.minResponses);
  const isLawful = Number.isInteger(min) && min >= least && min <= mostMinResponses;
  const late = deadlineProblem(endOfDay(settings.closesOn), now);
  const isLong = settings.purpose.trim().length > programmeLimits.purposeMaxLength;
  return [
    ...(settings.title.trim() === "" ? [{ fieldId: "title", message: "Please enter a title." }] : []),
    ...(isLong ? [{ fieldId: "purpose", message: "A purpose can have at most 1,000 characters." }] : []),
    ...(late === null ? [] : [{ fieldId: "closesAt", message: late }]),
    ...(isLawful
      ? []
      : [
          { fieldId: "minResponses", message: `Please enter a number from ${least} to ${mostMinResponses}.` },
        ]),
  ];
}

/** What stops someone from going on from a step. */
function problemsOf(step: StepName, draft: Draft, present: number): FieldProblem[] {
  if (step === "settings") return settingsProblems(draft.settings, new Date());
  if (step === "people") return peopleProblems(draft.people, present);
  const isLong = draft.message.trim().length > programmeLimits.noteMaxLength;
  return step === "email" && isLong
    ? [{ fieldId: "message", message: "A note can have at most 1,000 characters." }]
    : [];
}

/** Where someone is in the draft, and the ways from there. */
export function useWizard(aim: Aim, start: Start) {
  const { draft, change, startOver, ...rest } = useDraft(draftKey(aim, start), () => blankDraft(aim, start));
  const { problems, attempt, report } = useProblems();
  /** How often the step has changed by the person's hand: with each time the new step's heading takes the focus. */
  const [moves, setMoves] = useState(0);
  const isAdding = aim.kind === "add";
  const steps = stepsOf(isAdding);
  const present = isAdding ? (start.programme?.clientCount ?? 0) : 0;

  const show = (step: StepName, found: readonly FieldProblem[] = []) => {
    report(found);
    if (step === draft.step) return;
    setMoves((count) => count + 1);
    change((now) => ({ ...now, step, reached: isAfter(step, now.reached) ? step : now.reached }));
  };
  /** Leads to the first of these steps in which something is missing. @returns whether there is none */
  const passes = (passed: readonly StepName[]): boolean => {
    for (const step of passed) {
      const found = problemsOf(step, draft, present);
      if (found.length === 0) continue;
      show(step, found);
      return false;
    }
    return true;
  };
  return {
    ...{ draft, change, ...rest, problems, attempt, moves, steps, show },
    /** Goes to a step, unless something is missing on the way there. */
    go: (to: StepName) => {
      if (passes(steps.filter((step) => isAfter(to, step)))) show(to);
    },
    isComplete: () => {
      const isWhole = passes(steps);
      if (isWhole) report([]);
      return isWhole;
    },
    startOver: () => {
      report([]);
      setMoves((count) => count + 1);
      startOver();
    },
    /** Leads to the fields that the server has something against. `clients.3.email` counts the people that were sent. */
    refuse: (found: readonly FieldProblem[]) => {
      const placed = found.map((problem) => placedProblem(problem, draft));
      const field = placed.find(({ fieldId }) => fieldId !== null)?.fieldId ?? null;
      const step = field === null ? draft.step : stepOfField(field);
      show(steps.includes(step) ? step : draft.step, placed);
    },
  };
}

export type WizardState = ReturnType<typeof useWizard>;

function placedProblem(problem: FieldProblem, { people }: Draft): FieldProblem {
  const [part, place = "", field] = problem.fieldId?.split(".") ?? [];
  if (part !== "clients") return problem;
  const person = people[Number(place || NaN)];
  const isOfField = person !== undefined && (field === "name" || field === "email");
  return { ...problem, fieldId: isOfField ? fieldOf(person.id, field) : "person-name" };
}
