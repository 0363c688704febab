import { type ComponentProps, useState } from "react";
import { type FieldFrameProps, FieldFrame } from "./Field.tsx";

type PasswordFieldProps = FieldFrameProps & Omit<ComponentProps<"input">, "id" | "type">;

/** A password field whose content can be shown; hidden again when the form is sent. */
export function PasswordField({ label, hint, error, optional, id, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame label={label} hint={hint} error={error} optional={optional} id={id}>
      {(control) => (
        <div className="input-with-button">
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
            {shown ? "Hide" : "Show"}
            <span className="sr-only"> {label.toLowerCase()}</span>
          </button>
        </div>
      )}
    </FieldFrame>
  );
}
