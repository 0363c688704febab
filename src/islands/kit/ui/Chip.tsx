import { useId } from "react";

interface ChipProps {
  label: string;
  /** Always read out; seen when the chips are described (see `Chips`). */
  description?: string | undefined;
  pressed: boolean;
  disabled?: boolean | undefined;
  onToggle: (pressed: boolean) => void;
}

/** A word that can be picked. A full list stays clickable: refuse in `onToggle` and say why, rather than going dead. */
export function Chip({ label, description, pressed, disabled, onToggle }: ChipProps) {
  const id = useId();
  return (
    <button
      type="button"
      className="chip"
      aria-pressed={pressed}
      aria-labelledby={`${id}-label`}
      aria-describedby={description === undefined ? undefined : `${id}-description`}
      disabled={disabled}
      onClick={() => onToggle(!pressed)}
    >
      <CheckGlyph />
      <span>
        <span id={`${id}-label`}>{label}</span>
        {description !== undefined && (
          <span id={`${id}-description`} className="chip-description">
            {description}
          </span>
        )}
      </span>
    </button>
  );
}

interface ChipsProps {
  /** Names the group for screen readers. */
  label: string;
  /** Shows each word with its meaning. */
  described?: boolean | undefined;
  children: React.ReactNode;
}

/** The list around chips. */
export function Chips({ label, described = false, children }: ChipsProps) {
  return (
    <div role="group" aria-label={label} className={described ? "chips chips-described" : "chips"}>
      {children}
    </div>
  );
}

function CheckGlyph() {
  return (
    <svg className="chip-check" viewBox="0 0 14 14" aria-hidden="true">
      <path
        d="M2 7.5 5.5 11 12 3.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
}
