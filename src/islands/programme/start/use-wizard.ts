import { queryOptions } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "#src/islands/kit/api/api.ts";
import { storeKey } from "#src/islands/kit/browser/browser-storage.ts";
import { deadlineProblem, endOfDay } from "#src/islands/kit/page/dates.tsx";
import { type FieldProblem, useProblems } from "#src/islands/kit/forms/form.tsx";
import { needsLook } from "#src/islands/kit/lists/checked-list.tsx";
import { askedAgain, programmeLimits } from "#src/shared/programme/programme.ts";
import type { Client, ProgrammeSummary } from "#src/shared/programme/programme.output.ts";
import { leastResponses, mostMinResponses } from "#src/shared/survey/survey-limits.ts";
import {
  type Draft,
  type Settings,
  type StepName,
  isAfter,
  rowField,
  stepOfField,
  stepsOf,
  useDraft,
  withRows,
} from "./draft.ts";

function settingsProblems(settings: Settings, now: Date): FieldProblem[] {
  const { personal: least } = leastResponses;
  const min = Number(settings.minResponses);
  const isLawful = Number.isInteger(min) && min >= least && min <= mostMinResponses;
  const isLong = settings.purpose.trim().length > programmeLimits.purposeMaxLength;
  const found = {
    title: settings.title.trim() === "" ? "Please enter a title." : null,
    purpose: isLong ? "A purpose can have at most 1,000 characters." : null,
    closesAt: deadlineProblem(endOfDay(settings.closesOn), now),
    minResponses: isLawful ? null : `Please enter a number from ${least} to ${mostMinResponses}.`,
  };
  return Object.entries(found).flatMap(([fieldId, message]) =>
    message === null ? [] : { fieldId, message },
  );
}

/** Why a list can't be sent yet. `present` is how many clients the programme has already. */
function peopleProblems({ people }: Draft, present: number): FieldProblem[] {
  const room = programmeLimits.clients - present;
  const look = people.filter(needsLook).length;
  const about = (message: string, fieldId: string | null = null) => [{ fieldId, message }];
  if (people.length === 0) return about("Please add at least one client.", "person-name");
  if (people.length > room)
    return about(
      `A programme can have at most ${programmeLimits.clients} clients. Please remove ${people.length - room}.`,
    );
  if (look === 1) return about("1 row needs a look. Fix it or remove it.");
  return look === 0 ? [] : about(`${look} rows need a look. Fix or remove them.`);
}

function problemsOf(step: StepName, draft: Draft, present: number): FieldProblem[] {
  if (step === "settings") return settingsProblems(draft.settings, new Date());
  if (step === "people") return peopleProblems(draft, present);
  const isLong = draft.message.trim().length > programmeLimits.noteMaxLength;
  return step === "email" && isLong
    ? [{ fieldId: "message", message: "A note can have at most 1,000 characters." }]
    : [];
}

/** The current step, and moving between steps. */
export function useWizard(aim: Aim, start: Start) {
  const stored = useDraft(draftKey(aim, start), () => blankDraft(aim, start));
  const { draft: kept, change, hasDraft, end } = stored;
  const { hasOwnName } = start;
  const draft = hasOwnName ? kept : { ...kept, subject: "", opening: "" };
  const { problems, attempt, report } = useProblems();
  /** How often the person changed the step: each time, its heading takes the focus. */
  const [moves, setMoves] = useState(0);
  const [needsPlan, setNeedsPlan] = useState(false);
  const programme = aim.kind === "add" ? start.programme : null;
  const steps = stepsOf(aim.kind === "add");

  const show = (step: StepName, found: readonly FieldProblem[] = []) => {
    report(found);
    if (step === draft.step) return;
    setMoves((count) => count + 1);
    change((now) => ({ ...now, step, reached: isAfter(step, now.reached) ? step : now.reached }));
  };
  /** Leads to the first of these steps in which something is missing. @returns whether there is none */
  const passes = (passed: readonly StepName[]): boolean => {
    for (const step of passed) {
      const found = problemsOf(step, draft, programme?.clientCount ?? 0);
      if (found.length === 0) continue;
      show(step, found);
      return false;
    }
    return true;
  };
  return {
    ...{ draft, change, hasDraft, end, problems, attempt, moves, steps, show, hasOwnName },
    /** The programme that people are added to, whose clients are no new ones; null for a new one. */
    programme,
    /** Whether the plan has ended while someone was at it. */
    needsPlan,
    endPlan: () => setNeedsPlan(true),
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
      stored.startOver();
    },
    /** Opens the step of the refused fields. `clients.3.email` counts the people that were sent. */
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
  return { ...problem, fieldId: isOfField ? rowField(person.id, field) : "person-name" };
}

/** A new programme, one with another's settings, or more clients for a running one. */
export interface Aim {
  readonly kind: "new" | "from" | "add";
  /** The other programme; null for a new one. */
  readonly faId: string | null;
}

export interface Start {
  /** Drafts belong to a person, also in a shared browser. */
  readonly userId: string;
  /** false: their plan starts no programmes. */
  readonly mayStart: boolean;
  /** Whether their plan has an invitation in their own words. */
  readonly hasOwnName: boolean;
  /** The programme that the address names. */
  readonly programme: ProgrammeSummary | null;
  /** Its clients who may be asked again; none where people are added to it. */
  readonly people: readonly Pick<Client, "name" | "email">[];
}

/** All calls go in one request. For pages that come without the person. */
export const startQuery = ({ kind, faId }: Aim) =>
  queryOptions({
    queryKey: ["programme.start", faId],
    queryFn: async (): Promise<Start> => {
      const [user, plan, brand, programme] = await Promise.all([
        api.account.me.query(),
        api.billing.plan.query(),
        api.ownBrand.get.query(),
        faId === null ? null : api.programme.get.query({ faId }),
      ]);
      const people = kind === "from" && programme !== null ? askedAgain(programme.clients) : [];
      const mayStart = plan.features.facilitatorAccess;
      return { userId: user.id, mayStart, hasOwnName: brand.isAvailable, programme, people };
    },
  });

export const draftKey = ({ kind, faId }: Aim, { userId }: Start): string =>
  storeKey(["programme", userId, kind, faId].filter((part) => part !== null).join("."));

/** 128 random bits. Not `randomUUID`: on a plain http address of a local network, browsers have none. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );

/** A new draft, with another programme's people and its settings, but for the deadline. */
export function blankDraft({ kind }: Aim, { programme, people }: Start): Draft {
  const first = kind === "add" ? "people" : "settings";
  return {
    key: newKey(),
    step: first,
    reached: first,
    settings: {
      title: programme?.title ?? "",
      purpose: programme?.purpose ?? "",
      closesOn: "",
      minResponses: String(programme?.minResponses ?? leastResponses.personal),
      opens: programme?.opens ?? "client",
      reminders: programme?.reminders ?? true,
      language: programme?.language ?? "",
    },
    people: withRows([], people),
    typed: { name: "", email: "", list: "" },
    message: programme?.message ?? "",
    ...{ subject: programme?.subject ?? "", opening: programme?.opening ?? "" },
  };
}
