import { useEffect, useRef, useState } from "react";
import { Segments } from "./Segments.tsx";

/**
 * Puts the newest state of the page at `address` into a frame that shows it already, so that it neither flashes nor jumps. A page
 * that can't be had leaves the frame as it is.
 */
async function refreshPreview(frame: HTMLIFrameElement, address: string): Promise<void> {
  const answer = await fetch(address, { credentials: "same-origin" }).catch(() => null);
  if (!answer?.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector("main");
  const shown = frame.contentDocument?.querySelector("main");
  if (fresh && shown) shown.replaceWith(fresh);
}

/** What the page in a frame can't see to itself, as no script runs in it: its theme, and that links open beside the editor. */
function dressPreview(frame: HTMLIFrameElement, theme: "light" | "dark"): void {
  // While the page is on its way, there's a document without anything in it.
  const root = frame.contentDocument?.querySelector("html");
  if (!root) return;
  root.dataset["theme"] = theme;
  for (const link of root.querySelectorAll("a")) link.target = "_blank";
}

interface PreviewFrameProps {
  /** Of the page that shows the post as the server has it. */
  address: string;
  /** Changes with what is there. */
  revision: number;
}

type Theme = "light" | "dark";
type Width = "phone" | "wide";
const themes: readonly (readonly [Theme, string])[] = [
  ["light", "Light"],
  ["dark", "Dark"],
];
const widths: readonly (readonly [Width, string])[] = [
  ["phone", "Phone"],
  ["wide", "Wide"],
];

/** The post as readers will see it. No script runs in there, and links open in a tab of their own. */
export function PreviewFrame({ address, revision }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [theme, setTheme] = useState<Theme>("light");
  const [width, setWidth] = useState<Width>("phone");
  const shown = useRef(revision);
  const dress = () => frame.current && dressPreview(frame.current, theme);

  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    dressPreview(element, theme);
    if (shown.current === revision) return undefined;
    shown.current = revision;
    let isOver = false;
    void refreshPreview(element, address).then(() => {
      if (!isOver) dressPreview(element, theme);
    });
    return () => {
      isOver = true;
    };
  }, [address, revision, theme]);

  return (
    <section className="preview" aria-labelledby="preview-title">
      <h2 id="preview-title">Preview</h2>
      <div className="flex flex-wrap gap-4">
        <Segments legend="Theme" choices={themes} chosen={theme} onChoose={setTheme} />
        <Segments legend="Width" choices={widths} chosen={width} onChoose={setWidth} />
      </div>
      <iframe
        ref={frame}
        className={`preview-frame preview-${width}`}
        title="The post as readers see it"
        src={address}
        sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        onLoad={dress}
      />
    </section>
  );
}
