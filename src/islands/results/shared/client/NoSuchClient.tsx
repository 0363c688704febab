import { LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { EmptyState } from "#src/islands/kit/ui/EmptyState.tsx";
import type { Programme } from "#src/shared/programme/programme.output.ts";
import { paths } from "#src/shared/site/paths.ts";

/** The address names someone who isn't a client of the programme, or isn't any more. */
export function NoSuchClient({ programme }: { programme: Programme }) {
  return (
    <EmptyState
      title="This client isn’t in the programme"
      action={<LinkButton href={paths.facilitatorInsights(programme.id)}>See who shares with you</LinkButton>}
    >
      <p>The address may be wrong, or you removed the client.</p>
    </EmptyState>
  );
}
