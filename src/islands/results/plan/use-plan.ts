import { errorIssues, errorText } from "#src/islands/kit/api/api-error.ts";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import { lasting } from "#src/islands/kit/browser/browser-storage.ts";
import { useStoredText } from "#src/islands/kit/browser/use-stored-text.ts";
import { autoSave, isFinal, progressText, useFlushOnLeave } from "#src/islands/kit/saving.ts";
import type { Quadrant } from "#src/shared/result/analysis.ts";
import { useEffect, useRef, useState } from "react";
import { forAccount, ofAccount, settle, type AccountPlan } from "./account-plan.ts";
import { changed, emptyPlan, isWritten, readPlan, writePlan, type Plan } from "./plan.ts";

export interface PlanPlace {
  readonly surveyId: string;
  readonly quadrant: Quadrant;
  /** Under which name this browser keeps the plan. */
  readonly storedAs: string;
}

interface Progress {
  readonly text: string;
  /** What is wrong with the day. */
  readonly dayProblem?: string | undefined;
}

const isWaiting = ({ inAccount }: Plan): boolean => inAccount === "new" || inAccount === "changed";

/** Saves into the account what this browser keeps of a plan, as it's written. Until the account has it, the browser's copy says so. */
function useSaver({ surveyId, quadrant: pane, storedAs }: PlanPlace) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const { mutateAsync } = trpc.panePlan.save.useMutation();
  const [saver] = useState(() =>
    autoSave({
      save: (text) => mutateAsync({ surveyId, pane, ...forAccount(readPlan(text)) }),
      isFinal,
      onState: (state, text, error) => {
        if (state === "saved" && lasting.read(storedAs) === text)
          lasting.write(storedAs, writePlan({ ...readPlan(text), inAccount: "saved" }));
        const dayProblem = errorIssues(error).find(({ path }) => path === "until")?.message;
        const problem = dayProblem === undefined ? errorText(error) : "Look at the day above.";
        setProgress({ text: progressText(state, problem), dayProblem });
      },
    }),
  );
  return { saver, progress, setProgress };
}

/** A plan, in this browser and, where its owner wants it, in their account. `account`: as the page came with it; null: not there. */
export function usePlan(place: PlanPlace, account: AccountPlan | null) {
  const { surveyId, quadrant: pane, storedAs } = place;
  const text = useStoredText(lasting, storedAs);
  const plan = readPlan(text);
  const [inAccount, setInAccount] = useState(account);
  const { saver, progress, setProgress } = useSaver(place);
  const removal = trpc.panePlan.remove.useMutation();
  const put = (next: Plan) => lasting.write(storedAs, writePlan(next));

  const isSettled = useRef(false);
  useEffect(() => {
    if (!isSettled.current)
      lasting.write(storedAs, writePlan(settle(readPlan(lasting.read(storedAs)), account)));
    const newest = lasting.read(storedAs);
    // Of two tabs, the one that is written in saves. What an earlier visit couldn't send, any of them does.
    const isOurs = !isSettled.current || document.hasFocus();
    isSettled.current = true;
    if (newest !== null && isOurs && isWaiting(readPlan(newest))) saver.change(newest);
  }, [text, account, storedAs, saver]);

  useFlushOnLeave(saver);

  /** Takes the plan out of the account. Nothing changes here before it's gone there; then what is written by now stays, or goes as well. */
  const remove = async (isCleared: boolean) => {
    const here = () => readPlan(lasting.read(storedAs));
    saver.stop();
    try {
      await saver.settled();
      await removal.mutateAsync({ surveyId, pane });
      // Nothing typed meanwhile may put it back.
      saver.stop();
      setInAccount(null);
      put(isCleared ? emptyPlan : { ...here(), remind: "", inAccount: "" });
      setProgress({ text: "Deleted from your account" });
    } catch (error) {
      if (isWaiting(here())) saver.change(writePlan(here()) ?? "");
      setProgress({ text: `Still in your account. ${errorText(error)}` });
    }
  };

  const write = (next: Plan) => {
    // Once this browser's own plan is gone, the account's is the only one.
    const isOwnGone = next.inAccount === "" && !isWritten(next);
    put(inAccount !== null && isOwnGone ? ofAccount(inAccount) : changed(next));
  };

  return {
    plan,
    progress,
    isRemoving: removal.isPending,
    /** Another plan for this pane, from another device; null where there is none. */
    other: plan.inAccount === "" && isWritten(plan) ? inAccount : null,
    write,
    saveNow: saver.flush,
    turnOn: () => put({ ...plan, inAccount: "new" }),
    turnOff: () => void remove(false),
    clear: () => (plan.inAccount === "" ? write(emptyPlan) : void remove(true)),
    takeOther: () => inAccount && put(ofAccount(inAccount)),
  };
}
