import { useEffect, useEffectEvent } from "react";

/** The right arrow goes on, as in a slide show. */
export function useArrowKey(isOn: boolean, goOn: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isOn && event.key === "ArrowRight" && !event.repeat) goOn();
  });
  useEffect(() => {
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
}
