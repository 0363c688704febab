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
