import type { ReactNode } from "react";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { useHydrated } from "#src/islands/kit/browser/use-hydrated.ts";

interface SubmitButtonProps {
  /** A screen has one primary button; other forms on it take "secondary". */
  look?: "primary" | "secondary";
  busy?: boolean;
  busyLabel?: string;
  children: ReactNode;
}

/** The main button of a form that a script sends. Until that script is there, Enter and clicks send nothing by themselves. */
export function SubmitButton({ look = "primary", children, ...busy }: SubmitButtonProps) {
  const isReady = useHydrated();
  return (
    <Button type="submit" look={look} large={look === "primary"} disabled={!isReady} {...busy}>
      {children}
    </Button>
  );
}
