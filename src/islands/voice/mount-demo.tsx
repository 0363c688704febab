import app from "#src/styles/base/app.css?url&no-inline";
import voice from "#src/styles/parts/voice.css?url&no-inline";
import { createRoot } from "react-dom/client";
import { IslandRoot } from "#src/islands/kit/page/IslandRoot.tsx";
import { VoiceDemo } from "./demo/VoiceDemo.tsx";

/**
 * Puts the demo in the place of what stands in `element`. The landing page has no framework until someone asks for this, and only the
 * rules that it needs itself.
 */
export async function mountDemo(element: Element): Promise<void> {
  await Promise.all([app, voice].map(loadSheet));
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
