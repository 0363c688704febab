import { trpc } from "#src/islands/kit/api/trpc.ts";
import { LocalDate } from "#src/islands/kit/page/LocalDate.tsx";
import { LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { paths } from "#src/shared/site/paths.ts";
import { openWindow } from "#src/shared/survey/survey-stage.ts";
import type { TeamRound } from "#src/shared/team/team.output.ts";

interface OwnWindowProps {
  round: TeamRound;
  own: NonNullable<TeamRound["own"]>;
}

/** The person's own window: when it opens, or why it doesn't. */
export function OwnWindow({ round, own }: OwnWindowProps) {
  const { surveyId } = own;
  return (
    <section className="grid justify-items-start gap-2">
      <h3>Your window</h3>
      {surveyId === null ? (
        <p>You’ve deleted your own round, so there’s no window for you.</p>
      ) : round.state === "running" ? (
        <p>
          You can open it once the round is over, after <LocalDate iso={round.closesAt} />. So can everyone
          else with theirs, and only you can read yours.
        </p>
      ) : own.hasWindow ? (
        <>
          <p>It’s open, and only you can read it.</p>
          <LinkButton look="primary" href={paths.assessmentResults(surveyId)}>
            See my result
          </LinkButton>
        </>
      ) : (
        <ClosedWindow surveyId={surveyId} hasOwnWords={own.hasOwnWords} />
      )}
    </section>
  );
}

/** The round is over, and the window is still closed. */
function ClosedWindow({ surveyId, hasOwnWords }: { surveyId: string; hasOwnWords: boolean }) {
  const { data: survey } = trpc.survey.get.useQuery({ surveyId });
  if (survey === undefined) return <p>Let’s see whether it can be opened…</p>;
  if (survey.canReveal)
    return (
      <>
        <p>Your colleagues have described you. Only you can read what they say together.</p>
        <LinkButton look="primary" href={paths.assessmentOpen(surveyId)}>
          {openWindow}
        </LinkButton>
      </>
    );
  if (survey.answersUntilReveal > 0)
    return (
      <p>
        It can’t be opened: it takes {survey.minResponses} colleagues who describe you, so that nobody can be
        picked out, and fewer did.
      </p>
    );
  return (
    <p>{hasOwnWords ? "It can’t be opened right now." : "It opens once you’ve picked your own words."}</p>
  );
}
