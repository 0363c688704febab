import { Card } from "#src/islands/kit/ui/Card.tsx";
import { quartersText } from "./round-text.ts";

/** How far everyone is together, in quarters. */
export function HowFar({ quarters }: { quarters: number }) {
  return (
    <Card title="How far everyone is">
      <p>{quartersText(quarters)}</p>
      <p className="mt-2 text-muted">
        That’s as of this morning, and rounded down. We don’t say more, so nobody can tell who has answered
        and who hasn’t.
      </p>
    </Card>
  );
}
