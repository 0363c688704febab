import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { errorText } from "./api-error.ts";
import { showToast } from "#src/islands/kit/ui/toasts/toast-store.ts";

interface Action<Input, Output> {
  act: (input: Input) => Promise<Output>;
  onDone?: (output: Output, input: Input) => void;
  /** A toast's title ("The link was not made"), or what else to do about it; null where `problem` is shown in place. */
  failure: string | ((error: Error) => void) | null;
  /** Success leads to another page: the button stays busy until that page is there. */
  leaves?: boolean;
}

/** Something that the person makes happen. It runs once at a time, however often it is asked to. */
export function useAction<Input = void, Output = void>({
  act,
  onDone,
  failure,
  leaves = false,
}: Action<Input, Output>) {
  const isRunning = useRef(false);
  const { mutate, reset, error, isPending, isSuccess } = useMutation({
    mutationFn: act,
    onSuccess: (output, input) => {
      isRunning.current = leaves;
      onDone?.(output, input);
    },
    onError: (failed) => {
      isRunning.current = false;
      if (typeof failure === "function") failure(failed);
      else if (failure !== null) showToast({ title: failure, body: errorText(failed), tone: "error" });
    },
  });
  return {
    isBusy: isPending || (leaves && isSuccess),
    /** Why the last try failed; null before one, while the next one runs, and after `forget`. */
    problem: error === null ? null : errorText(error),
    forget: reset,
    run: (input: Input) => {
      // A second click can come before the first one has drawn the button busy.
      if (isRunning.current) return;
      isRunning.current = true;
      mutate(input);
    },
  };
}
