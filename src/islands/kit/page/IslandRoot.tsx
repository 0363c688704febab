import {
  Component,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from "react";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import { QueryClientProvider } from "@tanstack/react-query";
import { api } from "#src/islands/kit/api/api.ts";
import { queryClient, trpc } from "#src/islands/kit/api/trpc.ts";
import { ToastRegion } from "#src/islands/kit/ui/toasts.tsx";

/** Astro's element for the island of a page's content; the header has others. */
const pageIsland = "main astro-island";

/** Leaves the server's HTML readable when an island breaks. React alone would remove it. */
export class ServerHtmlBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <BrokenPage /> : this.props.children;
  }
}

function BrokenPage() {
  const rest = useRef<HTMLDivElement>(null);
  // React hasn't changed the page yet; it does after this render.
  const serverHtml = useRef([...(document.querySelector(pageIsland)?.childNodes ?? [])]);
  useLayoutEffect(() => rest.current?.append(...serverHtml.current), []);
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

interface IslandRootProps {
  children: ReactNode;
  /** One island of a page shows toasts; the others say false. */
  toasts?: boolean;
}

/** What all islands share: the client for calls, the notice when one breaks, and toasts. */
export function IslandRoot({ children, toasts = true }: IslandRootProps) {
  const [client] = useState(queryClient);
  useEffect(reloadWhenRestored, []);
  return (
    <trpc.Provider client={api} queryClient={client}>
      <QueryClientProvider client={client}>
        {toasts ? <ServerHtmlBoundary>{children}</ServerHtmlBoundary> : children}
        {toasts && <ToastRegion />}
      </QueryClientProvider>
    </trpc.Provider>
  );
}

/** `Part` as a page mounts it: inside an `IslandRoot`. */
export const island = <Props extends object>(
  Part: ComponentType<Props>,
  root: Pick<IslandRootProps, "toasts"> = {},
) =>
  function Island(props: Props) {
    return (
      <IslandRoot {...root}>
        <Part {...props} />
      </IslandRoot>
    );
  };

/** Reloads a page that “Back” restores: its person may have signed out, or a button may be busy. */
function reloadWhenRestored() {
  const restored = (event: PageTransitionEvent) => {
    if (event.persisted) location.reload();
  };
  addEventListener("pageshow", restored);
  return () => removeEventListener("pageshow", restored);
}
