import { useState } from "react";
import { useAction, type ActionOptions, type Mutation } from "./use-action.ts";

interface AskedActionOptions<Input, Output> extends ActionOptions {
  /** The question is closed by then: what the page changes now may take away the button that gets the focus back. */
  onDone: (output: Output, input: Input) => void;
}

/** A mutation with a question before it, for AskFirst. What fails is said in the question: toasts lie behind a dialog. */
export function useAskedAction<Input, Output>(
  mutation: Mutation<Input, Output>,
  { onDone, leaves = false }: AskedActionOptions<Input, Output>,
) {
  const [asked, setAsked] = useState<{ readonly input: Input } | null>(null);
  const mutateAsync = async (input: Input) => {
    const output = await mutation.mutateAsync(input);
    // Where success leads to another page, the question stays until that page is there.
    if (!leaves) setAsked(null);
    onDone(output, input);
  };
  const { run, isBusy, problem, forget } = useAction({ ...mutation, mutateAsync }, { leaves });
  return {
    ask: (input: Input) => {
      if (!isBusy) forget();
      setAsked({ input });
    },
    question: {
      open: asked !== null,
      isBusy,
      problem,
      onKeep: () => setAsked(null),
      onGo: () => {
        if (asked !== null) run(asked.input);
      },
    },
  };
}
