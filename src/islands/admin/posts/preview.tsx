import { useEffect, useRef, useState, useId } from "react";
import { flushSync } from "react-dom";

interface SegmentsProps<Choice extends string> {
  legend: string;
  choices: readonly (readonly [choice: Choice, name: string])[];
  chosen: Choice;
  onChoose: (choice: Choice) => void;
}

/** One of a few, side by side. */
export function Segments<Choice extends string>(props: SegmentsProps<Choice>) {
  const { legend, choices, chosen, onChoose } = props;
  const id = useId();
  return (
    <div role="radiogroup" aria-label={legend} className="segments">
      {choices.flatMap(([choice, name]) => [
        <input
          key={`${choice}-input`}
          className="segment-input"
          type="radio"
          name={id}
          id={`${id}-${choice}`}
          checked={choice === chosen}
          onChange={() => onChoose(choice)}
        />,
        <label key={choice} className="segment" htmlFor={`${id}-${choice}`}>
          {name}
        </label>,
      ])}
    </div>
  );
}

/** Updates a frame in place, without a flash or a jump. A page that fails to load changes nothing. */
async function refreshPreview(frame: HTMLIFrameElement, address: string): Promise<void> {
  const answer = await fetch(address, { credentials: "same-origin" }).catch(() => null);
  if (!answer?.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector("main");
  const shown = frame.contentDocument?.querySelector("main");
  if (fresh && shown) shown.replaceWith(fresh);
}

/** Sets the frame's theme, and lets its links open in a new tab: no script runs in it. */
function dressPreview(frame: HTMLIFrameElement, theme: Theme): void {
  // The document is empty while the page loads.
  const root = frame.contentDocument?.querySelector("html");
  if (!root) return;
  root.dataset["theme"] = theme;
  for (const link of root.querySelectorAll("a")) link.target = "_blank";
}

interface PreviewFrameProps {
  title: string;
  /** The page that shows the server's version of the post. */
  address: string;
  /** Changes with what is there. */
  revision: number;
}

type Theme = "light" | "dark";
type Width = "phone" | "wide";
const themes = [
  ["light", "Light"],
  ["dark", "Dark"],
] as const;
const widths = [
  ["phone", "Phone"],
  ["wide", "Wide"],
] as const;

/** A wide one is as wide as the window. */
const lookOf: Readonly<Record<Width, string>> = {
  phone: "max-w-[390px]",
  wide: "preview-wide lg:ms-[calc(50%-50vw+1.5rem)] lg:w-[calc(100vw-3rem)]",
};

/** The post as readers will see it. No script runs in there, and links open in a tab of their own. */
export function PreviewFrame({ title, address, revision }: PreviewFrameProps) {
  const section = useRef<HTMLElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [theme, setTheme] = useState<Theme>("light");
  const [width, setWidth] = useState<Width>("phone");
  const shown = useRef(revision);
  /** A wide preview moves above the draft. */
  const chooseWidth = (chosen: Width) => {
    flushSync(() => setWidth(chosen));
    section.current?.scrollIntoView();
  };

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
    <section
      ref={section}
      className={`grid grid-cols-1 content-start gap-4 ${width === "wide" ? "lg:-order-1" : "lg:sticky lg:top-4 lg:self-start"}`}
      aria-labelledby="preview-title"
    >
      <h2 id="preview-title">{title}</h2>
      <div className="flex flex-wrap gap-4">
        <Segments legend="Theme" choices={themes} chosen={theme} onChoose={setTheme} />
        <Segments legend="Width" choices={widths} chosen={width} onChoose={chooseWidth} />
      </div>
      <iframe
        ref={frame}
        className={`h-168 w-full rounded-md border border-line bg-paper ${lookOf[width]}`}
        title="The post as readers see it"
        src={address}
        sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        onLoad={(event) => dressPreview(event.currentTarget, theme)}
      />
    </section>
  );
}
