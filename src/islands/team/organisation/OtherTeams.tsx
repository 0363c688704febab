import { useFormInPlace } from "#src/islands/kit/forms/use-form-in-place.ts";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import type { Organisation } from "#src/shared/organisation/organisation.output.ts";
import { teamPaths } from "#src/shared/team/team-paths.ts";
import { MakeTeam } from "./MakeTeam.tsx";

interface OtherTeamsProps {
  organisations: readonly Pick<Organisation, "id" | "name">[];
  shownId: string;
  canMake: boolean;
}

/** The way to one's other organisations, and to one more. */
export function OtherTeams({ organisations, shownId, canMake }: OtherTeamsProps) {
  const { isOpen, open, close, opener } = useFormInPlace();
  const others = organisations.filter(({ id }) => id !== shownId);
  if (others.length === 0 && !canMake) return null;
  return (
    <section className="grid gap-4" aria-labelledby="other-teams">
      <h2 id="other-teams">Other teams</h2>
      {others.length > 0 && (
        <ul className="border-b border-hair">
          {others.map(({ id, name }) => (
            <li key={id} className="border-t border-hair py-2 wrap-anywhere">
              <a className="link-line" href={teamPaths.team(id)}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
      {canMake && !isOpen && (
        <p>
          <Button ref={opener} onClick={open}>
            Make another team
          </Button>
        </p>
      )}
      {canMake && isOpen && <MakeTeam look="secondary" onCancel={close} />}
    </section>
  );
}
