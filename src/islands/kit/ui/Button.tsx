import type { ComponentProps } from "react";

interface ButtonLook {
  /** One primary button on a screen. */
  look?: "primary" | "secondary" | "quiet" | "danger" | undefined;
  large?: boolean | undefined;
}

interface ButtonProps extends ComponentProps<"button">, ButtonLook {
  /** Work is under way: the button stays focusable, says so, and ignores further clicks. */
  busy?: boolean | undefined;
  /** Replaces the label while busy, for example "Sending…". */
  busyLabel?: string | undefined;
}

/** A button for an act. It says what it will do ("Send my 6 words"). `type` is "button" unless given. */
export function Button({
  look,
  large,
  busy = false,
  busyLabel,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ look, large }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy ? true : rest["aria-disabled"]}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      {busy && busyLabel !== undefined ? busyLabel : children}
    </button>
  );
}

interface LinkButtonProps extends ComponentProps<"a">, ButtonLook {
  href: string;
}

/** A link that looks like a button, for going somewhere. */
export function LinkButton({ look, large, className, ...rest }: LinkButtonProps) {
  return <a {...rest} className={buttonClass({ look, large }, className)} />;
}

function buttonClass({ look = "secondary", large = false }: ButtonLook, extra: string | undefined): string {
  return ["btn", `btn-${look}`, large && "btn-large", extra].filter(Boolean).join(" ");
}
