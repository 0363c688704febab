import { useAskedAction } from "#src/islands/kit/ui/Dialog.tsx";
import type { Mutation } from "#src/islands/kit/api/use-action.ts";
import { useState } from "react";

interface Told {
  readonly message: string;
}

/** An act with a question before it, and what it came to after: for AskFirst and Said. */
export function useToldAction<Input>(mutation: Mutation<Input, Told>, onDone: () => void) {
  const [said, setSaid] = useState<string | null>(null);
  const { ask, question } = useAskedAction(mutation, {
    onDone: ({ message }) => {
      setSaid(message);
      onDone();
    },
  });
  return {
    said,
    question,
    ask: (input: Input) => {
      // The same sentence again takes the focus again.
      setSaid(null);
      ask(input);
    },
  };
}
