import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False in the server's HTML, true once the script is at work. A form that needs it must not be sent before. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
