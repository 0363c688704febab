import { throwMissingScript } from "#src/islands/results/page/lazy-parts.tsx";
import { useQuery } from "@tanstack/react-query";
import { useFocusFallback } from "#src/islands/kit/forms/inline-form.tsx";
import { NotLoaded } from "#src/islands/kit/page/loading.tsx";
import { useSharing } from "#src/islands/kit/sharing.tsx";
import { callName } from "#src/shared/account/names.ts";
import type { Sharing } from "#src/shared/sharing/sharing.output.ts";
import { useRef } from "react";

interface SharingSectionProps {
  surveyId: string;
  /** The page's; undefined if it came without. */
  sharing: Sharing | undefined;
}

/** What the facilitator of a round sees of its result: nothing, until its owner says so here. */
export function SharingSection({ surveyId, sharing: initial }: SharingSectionProps) {
  const sharing = useSharing(surveyId, initial);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusWatch = useFocusFallback(heading);
  const isShown = sharing !== undefined && sharing.ledger.length > 0;
  // Loaded on demand, because most rounds are in no programme.
  const panel = useQuery({
    queryKey: ["sharing panel"],
    queryFn: () => import("./SharingPanel.tsx").catch(throwMissingScript),
    staleTime: Infinity,
    structuralSharing: false,
    enabled: isShown,
  });
  if (!isShown) return null;
  const { facilitator } = sharing;
  const title =
    facilitator === null
      ? "Your programme"
      : `Share with ${facilitator.others.length === 0 ? callName(facilitator.name) : "your facilitators"}`;
  return (
    <section
      id="sharing"
      aria-labelledby="sharing-title"
      className="needs-script no-print grid gap-6"
      {...focusWatch}
    >
      <h2 ref={heading} id="sharing-title" tabIndex={-1}>
        {title}
      </h2>
      {panel.data ? (
        <panel.data.SharingPanel surveyId={surveyId} sharing={sharing} />
      ) : (
        <NotLoaded query={panel} what="What you share" loading="Loading what you share" lines={4} />
      )}
    </section>
  );
}
