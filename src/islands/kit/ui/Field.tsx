import { type ComponentProps, type ReactNode, useEffect, useId, useState } from "react";

export interface FieldFrameProps {
  label: string;
  hint?: ReactNode;
  /** What is wrong and what to do; null or absent when all is well. */
  error?: string | null | undefined;
  optional?: boolean | undefined;
  /** The number of tries, for a form's only field: each focuses and announces the error again. */
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
      {(control) => <input dir="auto" {...input} {...control} className={joined("input", className)} />}
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
      {(control) => <textarea dir="auto" {...area} {...control} className={joined("input", className)} />}
    </FieldFrame>
  );
}

function joined(own: string, extra: string | undefined): string {
  return extra === undefined ? own : `${own} ${extra}`;
}

type PasswordFieldProps = FieldFrameProps &
  Omit<ComponentProps<"input">, "id" | "type"> & {
    /** On its button, for screen readers with what it shows. */
    toggle?: { readonly show: string; readonly hide: string };
  };

/** A password field whose content can be shown; hidden again when the form is sent. */
export function PasswordField({
  label,
  hint,
  error,
  optional,
  id,
  toggle = { show: "Show", hide: "Hide" },
  ...input
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame label={label} hint={hint} error={error} optional={optional} id={id}>
      {(control) => (
        <div className="relative [&>.input]:pe-20">
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...control}
            type={shown ? "text" : "password"}
            className="input"
          />
          <button
            type="button"
            className="input-button"
            aria-controls={control.id}
            onClick={() => setShown(!shown)}
          >
            {shown ? toggle.hide : toggle.show}
            <span className="sr-only"> {label.toLowerCase()}</span>
          </button>
        </div>
      )}
    </FieldFrame>
  );
}

/** Tells password managers whose password it is. Visually hidden, because Firefox skips `type="hidden"`. */
export function UsernameField({ email = "" }: { email?: string | undefined }) {
  return (
    <input
      className="sr-only"
      type="text"
      name="username"
      autoComplete="username"
      defaultValue={email}
      tabIndex={-1}
      aria-hidden="true"
    />
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  /** In a form that can be sent. */
  name?: string;
  value: Value;
  options: readonly (readonly [value: Value, text: string])[];
  hint?: string | undefined;
  onPick: (value: Value) => void;
}

/** One of a few, from a menu. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, name, value, options, hint, onPick } = props;
  return (
    <FieldFrame label={label} hint={hint}>
      {(control) => (
        <select
          {...control}
          className="input"
          name={name}
          value={value}
          onChange={({ target }) => {
            const picked = options.find(([option]) => option === target.value);
            if (picked !== undefined) onPick(picked[0]);
          }}
        >
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

interface SwitchProps {
  label: string;
  isOn: boolean;
  isBusy: boolean;
  onFlip: () => void;
  /** What it does, beside it. */
  children: ReactNode;
}

/** Something that holds from the moment it is switched on until it is switched off. */
export function Switch({ label, isOn, isBusy, onFlip, children }: SwitchProps) {
  const id = useId();
  return (
    <div className="grid justify-items-start gap-1">
      <button
        type="button"
        role="switch"
        aria-checked={isOn}
        aria-busy={isBusy || undefined}
        aria-describedby={id}
        className="switch"
        onClick={() => !isBusy && onFlip()}
      >
        <span className="switch-track" aria-hidden="true" />
        {label}
      </button>
      <div id={id} className="switch-note">
        {children}
      </div>
    </div>
  );
}
