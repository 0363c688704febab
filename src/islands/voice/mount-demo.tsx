import voice from "#src/styles/parts/voice.css?url&no-inline";
import { createRoot } from "react-dom/client";
import { IslandRoot } from "#src/islands/kit/page/IslandRoot.tsx";
import { VoiceDemo } from "./demo/VoiceDemo.tsx";

/** Replaces the content of `element` with the demo. The landing page loads no framework before that. */
export async function mountDemo(element: Element): Promise<void> {
  await loadSheet(voice);
  createRoot(element).render(
    <IslandRoot toasts={false}>
      <VoiceDemo />
    </IslandRoot>,
  );
}

const loadSheet = (href: string) =>
  new Promise<void>((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => {
      link.remove();
      reject(new Error(`${href} didn’t load.`));
    });
    document.head.append(link);
  });
