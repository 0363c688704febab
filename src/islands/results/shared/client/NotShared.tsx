import { sharingWaitsText } from "#src/islands/results/shared/group/SharedClients.tsx";
import { EmptyState } from "#src/islands/kit/ui/EmptyState.tsx";

interface NotSharedProps {
  name: string;
  /** Whether it was shared while this page has been open. */
  hasEnded: boolean;
  /** Whether it's shared, and waits. */
  isWaiting: boolean;
}

/** In the place of a result that isn't shared, or isn't any more. */
export function NotShared({ name, hasEnded, isWaiting }: NotSharedProps) {
  const text = hasEnded
    ? "The result is theirs, so it’s gone from this page. Your notes are still here."
    : "Once their window is open, they can share it from their result page. It’s their decision, and they can stop at any time. Your notes are yours either way.";
  const does = isWaiting ? "shares" : "doesn’t share";
  return (
    <div role="status">
      <EmptyState title={hasEnded ? `${name} has stopped sharing` : `${name} ${does} a result with you`}>
        <p>{isWaiting ? sharingWaitsText : text}</p>
      </EmptyState>
    </div>
  );
}
