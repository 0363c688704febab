import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { errorText } from "./api-error.ts";
import { showToast } from "./ui/toast-store.ts";

interface Action<Input, Output> {
  act: (input: Input) => Promise<Output>;
  onDone?: (output: Output, input: Input) => void;
  /** A toast's title ("The link was not made"), or what else to do about it. */
  failure: string | ((error: Error) => void);
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
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: act,
    onSuccess: (output, input) => {
      isRunning.current = leaves;
      onDone?.(output, input);
    },
    onError: (error) => {
      isRunning.current = false;
      if (typeof failure === "function") failure(error);
      else showToast({ title: failure, body: errorText(error), tone: "error" });
    },
  });
  return {
    isBusy: isPending || (leaves && isSuccess),
    run: (input: Input) => {
      // A second click can come before the first one has drawn the button busy.
      if (isRunning.current) return;
      isRunning.current = true;
      mutate(input);
    },
  };
}
