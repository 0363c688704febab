import { useRef } from "react";
import { errorText } from "./api-error.ts";
import { showToast } from "#src/islands/kit/ui/toasts.tsx";

/** The common part of tRPC's and React Query's mutations. */
export interface Mutation<Input, Output> {
  readonly mutateAsync: (input: Input) => Promise<Output>;
  readonly reset: () => void;
  readonly error: unknown;
  readonly isPending: boolean;
  readonly isSuccess: boolean;
}

export interface ActionOptions {
  /** Success leads to another page: the button stays busy until that page is there. */
  leaves?: boolean;
}

/** A mutation that the person starts. It runs once at a time, however often it is asked to. */
export function useAction<Input>(mutation: Mutation<Input, unknown>, { leaves = false }: ActionOptions = {}) {
  const isRunning = useRef(false);
  const { mutateAsync, reset, error, isPending, isSuccess } = mutation;
  return {
    isBusy: isPending || (leaves && isSuccess),
    /** Why the last try failed; null before one, while the next one runs, and after `forget`. */
    problem: error === null ? null : errorText(error),
    forget: reset,
    run: (input: Input) => {
      // A second click can come before the first one has drawn the button busy.
      if (isRunning.current) return;
      isRunning.current = true;
      const end = (isLeaving: boolean) => () => {
        isRunning.current = isLeaving;
      };
      mutateAsync(input).then(end(leaves), end(false));
    },
  };
}

/** For `onError`: a toast that says what didn't happen ("We couldn't make the link"), and why. */
export const toastFailure = (title: string) => (error: unknown) =>
  showToast({ title, body: errorText(error), tone: "error" });
