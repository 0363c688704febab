import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False until the script runs. A form that needs it must not be sent before. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
