import type { ReactNode, Ref } from "react";

interface NoticeProps {
  tone?: "info" | "warn" | "error" | undefined;
  title?: string | undefined;
  /** For moving the focus to it. */
  ref?: Ref<HTMLDivElement>;
  children?: ReactNode;
}

/** A sentence that the reader should not miss. Errors are announced when they appear. */
export function Notice({ tone = "info", title, ref, children }: NoticeProps) {
  return (
    <div
      ref={ref}
      className={`notice notice-${tone}`}
      role={tone === "error" ? "alert" : undefined}
      tabIndex={ref ? -1 : undefined}
    >
      {title !== undefined && <p className="notice-title">{title}</p>}
      {children}
    </div>
  );
}

/** Why an act failed; nothing while nothing did. `title`: what that means. */
export function ProblemNotice({ problem, title }: { problem: string | null; title?: string }) {
  if (problem === null) return null;
  return (
    <Notice tone="error" title={title}>
      <p>{problem}</p>
    </Notice>
  );
}
