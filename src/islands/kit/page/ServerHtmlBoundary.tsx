import { Component, useLayoutEffect, useRef, type ReactNode } from "react";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { Notice } from "#src/islands/kit/ui/Notice.tsx";

/** Astro's element for the island of a page's content; the header has others. */
const pageIsland = "main astro-island";

/**
 * What the reader sees stays when something here breaks, as in a browser that lacks a function: React would take all of it away,
 * with what the server has sent. It can be read and copied then, and says that it does not answer any more.
 */
export class ServerHtmlBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <Standing /> : this.props.children;
  }
}

function Standing() {
  const rest = useRef<HTMLDivElement>(null);
  // React has not touched the page yet: it does once all of this is drawn.
  const kept = useRef([...(document.querySelector(pageIsland)?.childNodes ?? [])]);
  useLayoutEffect(() => rest.current?.append(...kept.current), []);
  return (
    <>
      <Notice tone="error" title="This page stopped working">
        <p>You can still read it. Reload it to go on, or try a newer browser.</p>
        <p className="mt-2">
          <Button onClick={() => location.reload()}>Reload</Button>
        </p>
      </Notice>
      <div ref={rest} />
    </>
  );
}
