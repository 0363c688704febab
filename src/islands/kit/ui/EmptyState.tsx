import type { ReactNode } from "react";
import { WindowFrame } from "#src/islands/kit/window/WindowFrame.tsx";

interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  /** The one thing to do next. */
  action?: ReactNode;
}

/** Nothing here yet: a small window with its curtains drawn, what will be here, and how it comes to be. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <div className="w-28">
        <WindowFrame look="curtains" />
      </div>
      <h2>{title}</h2>
      {children !== undefined && <div className="measure">{children}</div>}
      {action}
    </div>
  );
}
