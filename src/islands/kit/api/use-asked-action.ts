import { useState } from "react";
import { useAction } from "./use-action.ts";

interface AskedAction<Output> {
  act: () => Promise<Output>;
  onDone: (output: Output) => void;
  /** Success leads to another page: the question stays, busy, until that page is there. */
  leaves?: boolean;
}

/** An act with a question before it, for AskFirst. What fails is said in the question: toasts lie behind a dialog. */
export function useAskedAction<Output>({ act, onDone, leaves = false }: AskedAction<Output>) {
  const [isAsking, setAsking] = useState(false);
  const { run, isBusy, problem, forget } = useAction<undefined, Output>({
    act,
    leaves,
    failure: null,
    onDone: (output) => {
      if (!leaves) setAsking(false);
      onDone(output);
    },
  });
  return {
    ask: () => {
      forget();
      setAsking(true);
    },
    question: {
      open: isAsking,
      isBusy,
      problem,
      onKeep: () => setAsking(false),
      onGo: () => run(undefined),
    },
  };
}
