import type { ReactNode } from "react";

interface NoticeProps {
  tone?: "info" | "warn" | "error" | undefined;
  title?: string | undefined;
  children?: ReactNode;
}

/** A sentence that the reader should not miss. Errors are announced when they appear. */
export function Notice({ tone = "info", title, children }: NoticeProps) {
  return (
    <div className={`notice notice-${tone}`} role={tone === "error" ? "alert" : undefined}>
      {title !== undefined && <p className="notice-title">{title}</p>}
      {children}
    </div>
  );
}
