import { LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { EmptyState } from "#src/islands/kit/ui/EmptyState.tsx";
import { paths } from "#src/shared/site/paths.ts";

/** Before the first programme: what one is, and how it begins. */
export function NoProgrammes({ hasPlan }: { hasPlan: boolean }) {
  return (
    <EmptyState
      title="Start your first programme"
      action={
        hasPlan && (
          <LinkButton look="primary" large href={paths.newFacilitator()}>
            Start a programme
          </LinkButton>
        )
      }
    >
      <ol className="mx-auto grid max-w-120 gap-3 text-start text-muted">
        <li>You name up to 200 clients, and we ask each of them by email.</li>
        <li>Each client who says yes runs a round of their own. You see how far they are.</li>
        <li>You see a result once the client shares it. Nobody sees who picked what.</li>
      </ol>
    </EmptyState>
  );
}
