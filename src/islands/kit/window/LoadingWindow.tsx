import { WindowFrame } from "./WindowFrame.tsx";

/** The wait for a window: light passes over four equal panes. `label` says what is on its way. */
export function LoadingWindow({ label }: { label: string }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <WindowFrame look="loading" />
    </div>
  );
}
