import type { ReactNode, Ref } from "react";

interface ScriptedFormProps {
  ref?: Ref<HTMLFormElement>;
  onSubmit: (form: FormData) => void;
  children: ReactNode;
}

/** A form that a script checks and sends. */
export function ScriptedForm({ ref, onSubmit, children }: ScriptedFormProps) {
  return (
    <form
      ref={ref}
      className="grid gap-6"
      // A password manager may send the form before the script is there: a password has no place in a URL.
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(new FormData(event.currentTarget));
      }}
    >
      {children}
    </form>
  );
}
