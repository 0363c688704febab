import { useHydrated } from "#src/islands/kit/browser/use-hydrated.ts";
import { Button } from "#src/islands/kit/ui/Button.tsx";

/** Lets a page that is presented fill the screen, and back again; nothing where a browser can’t. */
export function FullScreenButton() {
  // The server can’t know, and what it draws has to be what the browser draws first.
  const isReady = useHydrated();
  if (!isReady || !document.fullscreenEnabled) return null;
  return (
    <Button
      look="quiet"
      onClick={() =>
        void (document.fullscreenElement === null
          ? document.documentElement.requestFullscreen()
          : document.exitFullscreen())
      }
    >
      Full screen
    </Button>
  );
}
