import { useId, type ReactNode } from "react";

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
