import type { ReactNode } from "react";
import { Button } from "./ui/Button.tsx";
import { useHydrated } from "./use-hydrated.ts";

interface SubmitButtonProps {
  busy?: boolean;
  busyLabel?: string;
  children: ReactNode;
}

/** The main button of a form that a script sends. Until that script is there, Enter and clicks send nothing by themselves. */
export function SubmitButton({ children, ...busy }: SubmitButtonProps) {
  const isReady = useHydrated();
  return (
    <Button type="submit" look="primary" large disabled={!isReady} {...busy}>
      {children}
    </Button>
  );
}
