import { useEffect, useRef } from "react";

export interface FieldProblem {
  /** The id of the field that it is about; null when it is about the whole form. */
  fieldId: string | null;
  message: string;
}

interface ErrorSummaryProps {
  problems: readonly FieldProblem[];
  title?: string | undefined;
}

/** Lists what stops a form, on top of it. Takes the focus each time a new list arrives; draws nothing without problems. */
export function ErrorSummary({ problems, title = "Please look at this again" }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problems.length > 0) box.current?.focus();
  }, [problems]);
  if (problems.length === 0) return null;
  return (
    <div ref={box} className="notice notice-error" role="alert" tabIndex={-1}>
      <h2 className="notice-title">{title}</h2>
      <ul>
        {problems.map(({ fieldId, message }) => (
          <li key={`${fieldId}-${message}`}>
            {fieldId === null ? message : <a href={`#${fieldId}`}>{message}</a>}
          </li>
        ))}
      </ul>
    </div>
  );
}
