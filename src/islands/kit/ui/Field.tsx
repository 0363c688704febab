import { type ComponentProps, type ReactNode, useEffect, useId } from "react";

export interface FieldFrameProps {
  label: string;
  hint?: ReactNode;
  /** What is wrong and what to do; null or absent when all is well. */
  error?: string | null | undefined;
  optional?: boolean | undefined;
  /** For the only field of a form, how often it was sent: with each try the error speaks and takes the focus. Forms of
   * several fields have an ErrorSummary instead. */
  attempt?: number | undefined;
  /** Given when an ErrorSummary links to the field; made up otherwise. */
  id?: string | undefined;
}

interface WiredControl {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

interface FieldFrame extends FieldFrameProps {
  children: (control: WiredControl) => ReactNode;
}

/** Label above, hint and error below, all three tied to the control that `children` draws. */
export function FieldFrame({ label, hint, error, attempt, optional = false, id, children }: FieldFrame) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  const isAlone = attempt !== undefined;
  useEffect(() => {
    if (isAlone && error) document.getElementById(controlId)?.focus();
  }, [isAlone, attempt, error, controlId]);
  return (
    <div className="field">
      <label className="field-label" htmlFor={controlId}>
        {label}
        {optional && <span className="field-optional"> (optional)</span>}
      </label>
      {children({
        id: controlId,
        "aria-describedby": [errorId, hintId].filter(Boolean).join(" ") || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      {error && (
        <p key={attempt} className="field-error" id={errorId} role={isAlone ? "alert" : undefined}>
          {error}
        </p>
      )}
      {hint && (
        <p className="field-hint" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}

type FieldProps = FieldFrameProps & Omit<ComponentProps<"input">, "id">;

/** A text field. All attributes of <input> pass through. */
export function Field({ label, hint, error, attempt, optional, id, className, ...input }: FieldProps) {
  const frame = { label, hint, error, attempt, optional, id };
  return (
    <FieldFrame {...frame}>
      {(control) => <input {...input} {...control} className={joined("input", className)} />}
    </FieldFrame>
  );
}

type TextAreaFieldProps = FieldFrameProps & Omit<ComponentProps<"textarea">, "id">;

/** A field for more than a line. */
export function TextAreaField({
  label,
  hint,
  error,
  attempt,
  optional,
  id,
  className,
  ...area
}: TextAreaFieldProps) {
  const frame = { label, hint, error, attempt, optional, id };
  return (
    <FieldFrame {...frame}>
      {(control) => <textarea {...area} {...control} className={joined("input", className)} />}
    </FieldFrame>
  );
}

function joined(own: string, extra: string | undefined): string {
  return extra === undefined ? own : `${own} ${extra}`;
}
