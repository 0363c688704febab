import type { ComponentProps } from "react";

/** Offered where the device has a voice of its own. */
export function OwnVoiceChoice(props: Omit<ComponentProps<"input">, "type">) {
  return (
    <label className="read-aloud">
      <input type="checkbox" {...props} />
      Use this device’s own voice for the coach
    </label>
  );
}
