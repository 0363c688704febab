import { useRef, useState } from "react";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import type { TalkStore } from "#src/islands/kit/voice/talk-store.ts";
import type { TalkState } from "#src/islands/kit/voice/state/talk-state.ts";

type RatedTalk = Pick<TalkStore, "rate"> & { readonly state: TalkState };

/** Whether the newest answer helped: once for each. */
export function RateAnswer({ talk }: { talk: RatedTalk }) {
  const { canRate, captions, status } = talk.state;
  const [thanked, setThanked] = useState(0);
  const group = useRef<HTMLDivElement>(null);
  const newest = captions.findLast(({ from }) => from === "coach")?.id ?? 0;
  if (status !== "connected" || newest === 0) return null;
  const rate = (rating: "like" | "dislike") => {
    talk.rate(rating);
    setThanked(newest);
    // The button that had it is gone.
    group.current?.focus({ preventScroll: true });
  };
  return (
    <div ref={group} tabIndex={-1} className="rate-answer" role="group" aria-label="Rate the coach’s answer">
      {canRate && (
        <>
          <span>Does this help?</span>
          <Button look="quiet" onClick={() => rate("like")}>
            Yes
          </Button>
          <Button look="quiet" onClick={() => rate("dislike")}>
            No
          </Button>
        </>
      )}
      <span role="status">{!canRate && thanked === newest ? "Thanks, noted." : ""}</span>
    </div>
  );
}
