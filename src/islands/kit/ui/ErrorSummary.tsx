import { useEffect, useRef } from "react";

export interface FieldProblem {
  /** The id of the field that it is about; null when it is about the whole form. */
  fieldId: string | null;
  message: string;
  /** Where the person can do something about it. */
  link?: { readonly text: string; readonly href: string };
}

interface ErrorSummaryProps {
  problems: readonly FieldProblem[];
  title?: string | undefined;
  /** A number that changes with each try to send, so that the same problems take the focus again. */
  attempt?: number | undefined;
}

/** Lists what stops a form, on top of it, and takes the focus when the list changes; draws nothing without problems. */
export function ErrorSummary({ problems, title = "Please look at this again", attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  // By content, not by identity: a list that is made again on each keystroke must not pull the focus out of a field.
  const content = JSON.stringify(problems);
  useEffect(() => {
    box.current?.focus();
  }, [content, attempt]);
  if (problems.length === 0) return null;
  return (
    <div ref={box} className="notice notice-error" role="alert" tabIndex={-1}>
      <h2 className="notice-title">{title}</h2>
      <ul>
        {problems.map(({ fieldId, message, link }) => (
          <li key={`${fieldId}-${message}`}>
            {fieldId === null ? message : <a href={`#${fieldId}`}>{message}</a>}
            {link && (
              <>
                {" "}
                <a href={link.href}>{link.text}</a>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
