import { useEffect } from "react";

/** Hears keys of the whole page, but for those that a button or a field wants for itself. */
export function useStageKeys(isOn: boolean, onKey: (key: string) => boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const hear = (event: KeyboardEvent) => {
      const isOnControl =
        event.target instanceof Element && event.target.closest("button, a, input, textarea");
      if (event.ctrlKey || event.metaKey || event.altKey || (event.key === " " && isOnControl)) return;
      if (onKey(event.key)) event.preventDefault();
    };
    addEventListener("keydown", hear);
    return () => removeEventListener("keydown", hear);
  });
}
