import "#src/styles/parts/voice.css";
import { createRoot } from "react-dom/client";
import { IslandRoot } from "#src/islands/kit/page/IslandRoot.tsx";
import { VoiceDemo } from "./demo/VoiceDemo.tsx";

/** Replaces the content of `element` with the demo. The landing page loads no framework before that. */
export function mountDemo(element: Element): void {
  createRoot(element).render(
    <IslandRoot toasts={false}>
      <VoiceDemo />
    </IslandRoot>,
  );
}
