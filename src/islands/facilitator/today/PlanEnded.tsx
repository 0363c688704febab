import { LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import { paths } from "#src/shared/site/paths.ts";

/** For someone whose plan has ended: what they keep, and what it takes to go on. */
export function PlanEnded() {
  return (
    <Notice tone="warn" title="Your plan has ended">
      <p>
        You can still read and download everything your clients share, and close what’s running. To start
        something new or nudge a client, you need Facilitator Pro.
      </p>
      <p className="mt-2">
        <LinkButton href={paths.subscribe()}>See the plans</LinkButton>
      </p>
    </Notice>
  );
}
