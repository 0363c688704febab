import { trpc } from "#src/islands/kit/api/trpc.ts";
import { StartTrial } from "#src/islands/kit/plan/StartTrial.tsx";
import { LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { planTexts } from "#src/shared/plan/plan-texts.ts";
import { paths } from "#src/shared/site/paths.ts";
import { teamLimits } from "#src/shared/team/team-limits.ts";
import { MakeTeam } from "./MakeTeam.tsx";

/** For someone who is in no organisation: what one is for, and how to make it or what it takes. */
export function NoTeam({ canMake }: { canMake: boolean }) {
  return (
    <section className="grid gap-6" aria-labelledby="no-team">
      <h2 id="no-team">{canMake ? "Make your team" : "You’re not in a team yet"}</h2>
      <p className="measure">
        In a team round, colleagues pick words for each other, and everyone opens a window of their own. Then
        you can look at one picture of the whole team. It takes {teamLimits.leastPeople} people or more.
      </p>
      {canMake ? <MakeTeam /> : <WithoutPlan />}
    </section>
  );
}

function WithoutPlan() {
  const { data: billing } = trpc.billing.get.useQuery();
  const canTry = billing?.canTry === true;
  return (
    <>
      <p className="measure">
        To make a team you need {planTexts.planName}. To join one, ask the person who runs it for an
        invitation. It shows up here.
      </p>
      <p className="flex flex-wrap gap-3">
        {canTry && <StartTrial />}
        <LinkButton look={canTry ? "secondary" : "primary"} href={paths.subscribe()}>
          See the plans
        </LinkButton>
      </p>
    </>
  );
}
