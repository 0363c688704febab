import { throwMissingScript } from "#src/islands/results/page/lazy-parts.tsx";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { NotLoaded } from "#src/islands/kit/page/loading.tsx";
import type { CardBodyProps } from "./CardBody.tsx";
import { isScreenshot } from "#src/islands/kit/api/demo.ts";
import { useCallback, useState, type RefCallback } from "react";

/** Texts about cards. The editor is loaded on demand, because few open it. */
const cardBodyQuery = queryOptions({
  queryKey: ["card body"],
  queryFn: () => import("./CardBody.tsx").catch(throwMissingScript),
  staleTime: Infinity,
  structuralSharing: false,
});

/** How far below the screen counts as seen already. */
const rootMargin = "400px";

/** Whether an element has come near the screen: what few scroll to need not be asked for before. */
function useSeen(): { readonly isSeen: boolean; readonly ref: RefCallback<HTMLElement> } {
  const [isSeen, setSeen] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null || isScreenshot()) return undefined;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setSeen(true);
        watcher.disconnect();
      },
      { rootMargin },
    );
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  return { isSeen, ref };
}

/** A picture of the Arena to share, and one of all panes to keep. They load when opened. */
export function CardSection(props: CardBodyProps) {
  const { isSeen, ref } = useSeen();
  return (
    <div ref={ref} className="grid gap-10">
      {isSeen && <LoadedCard {...props} />}
    </div>
  );
}

function LoadedCard(props: CardBodyProps) {
  const body = useQuery(cardBodyQuery);
  if (body.data !== undefined) return <body.data.CardBody {...props} />;
  return <NotLoaded query={body} what="Your card" loading="Loading your card" lines={6} />;
}
