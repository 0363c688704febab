import { trpc } from "#src/islands/kit/api/trpc.ts";
import { toastFailure, useAction } from "#src/islands/kit/api/use-action.ts";
import { LocalDate } from "#src/islands/kit/page/dates.tsx";
import { Button, LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { Card } from "#src/islands/kit/ui/Card.tsx";
import { ConfirmedButton } from "#src/islands/kit/ui/Dialog.tsx";
import { showToastOnNextPage } from "#src/islands/kit/ui/toasts.tsx";
import { paths } from "#src/shared/site/paths.ts";
import { openWindow } from "#src/shared/survey/survey-stage.ts";
import { spellNumber } from "#src/shared/text/in-sentences.ts";
import { teamLimits } from "#src/shared/team/team-limits.ts";
import { teamPaths } from "#src/shared/team/team-paths.ts";
import type { TeamRound } from "#src/shared/team/team.output.ts";
import { texts } from "#src/shared/team/texts.en.ts";

const { counting } = texts;

interface OwnPartProps {
  round: TeamRound;
  own: NonNullable<TeamRound["own"]>;
}

/** The person's own window: when it opens, or that there is none. */
function OwnWindow({ round, own }: OwnPartProps) {
  const { surveyId } = own;
  return (
    <section className="grid justify-items-start gap-2">
      <h3>Your window</h3>
      {surveyId === null ? (
        <p>You’ve deleted your own round, so there’s no window for you.</p>
      ) : round.state === "running" ? (
        <p>
          It opens by itself at the end, on <LocalDate iso={round.closesAt} />, if at least{" "}
          {spellNumber(round.leastAnswers)} colleagues have described you. Only you can read it.
        </p>
      ) : round.state === "ending" ? (
        <p>The round has ended, and windows are opening. Look again in a minute.</p>
      ) : own.hasWindow ? (
        <>
          <p>It’s open, and only you can read it.</p>
          <LinkButton look="primary" href={paths.assessmentResults(surveyId)}>
            Read my window
          </LinkButton>
        </>
      ) : (
        <ClosedWindow surveyId={surveyId} round={round} own={own} />
      )}
    </section>
  );
}

/** No window: for good, or in a round from before windows opened together, not yet. */
function ClosedWindow({ surveyId, round, own }: OwnPartProps & { surveyId: string }) {
  const { data: survey } = trpc.survey.get.useQuery({ surveyId });
  if (survey === undefined) return <p>Let’s see…</p>;
  if (survey.answersUntilReveal > 0)
    return (
      <p>
        There’s no window for you this time
        {own.hasOwnWords
          ? `: it takes ${spellNumber(round.leastAnswers)} colleagues who describe you, and not as many found the time.`
          : ", because your own words were missing."}
      </p>
    );
  if (!survey.canReveal)
    return (
      <>
        <p>
          {own.hasOwnWords ? "It can’t be opened right now." : "It opens once you’ve picked your own words."}
        </p>
        <LinkButton href={paths.assessment(surveyId)}>Go to my own round</LinkButton>
      </>
    );
  return (
    <>
      <p>
        Your colleagues have described you. You alone can read the words they picked, unless you show them to
        someone.
      </p>
      <LinkButton look="primary" href={paths.assessmentOpen(surveyId)}>
        {openWindow}
      </LinkButton>
    </>
  );
}

/** Not this time: leaves a round that runs. */
function StepOut({ round: { id, title } }: { round: TeamRound }) {
  return (
    <div>
      <ConfirmedButton
        label="Step out of this round"
        button={{ look: "quiet", className: "-ms-3" }}
        mutation={trpc.team.stepOut.useMutation()}
        input={{ teamRoundId: id }}
        leaves
        onDone={() => {
          showToastOnNextPage(`You’ve stepped out of “${title}”`);
          location.assign(paths.dashboard());
        }}
        title="Step out of this round?"
        cancelLabel="Stay in"
        confirmLabel="Step out"
        busyLabel="Stepping out…"
        failure="You’re still in this round"
      >
        <p>
          Nobody describes you, and what colleagues have already picked for you is erased, with your own words
          in this round. You can’t come back into it.
        </p>
        <p>
          What you’ve picked for others stays where it is. Your colleagues see that your name isn’t in the
          list any more.
        </p>
      </ConfirmedButton>
    </div>
  );
}

/** Whether someone's window counts in the team picture: theirs to say until the windows open. */
function CountMe({ round, own }: OwnPartProps) {
  const update = useRoundUpdate();
  const { run, isBusy } = useAction(
    trpc.team.setCounted.useMutation({
      onSuccess: update,
      onError: toastFailure("That wasn’t saved"),
    }),
  );
  const { isCounted } = own;
  return (
    <section className="grid justify-items-start gap-2" aria-labelledby="counting">
      <h3 id="counting">{counting.title}</h3>
      <p>{counting.text}</p>
      {round.people.length === teamLimits.leastPeople && <p>{counting.ofFive}</p>}
      <p className="flex max-w-form flex-wrap gap-3 *:flex-[1_1_11rem] w-full">
        {[true, false].map((counted) => (
          <Button
            key={String(counted)}
            aria-pressed={isCounted === counted}
            aria-busy={isBusy || undefined}
            onClick={() => !isBusy && run({ teamRoundId: round.id, counted })}
          >
            {isCounted === counted && <span aria-hidden="true">✓ </span>}
            {counted ? counting.yes : counting.no}
          </Button>
        ))}
      </p>
      <p role="status">
        {isCounted === null ? counting.open : isCounted ? counting.counted : counting.leftOut}
      </p>
      <p className="text-sm text-muted">{counting.until}</p>
    </section>
  );
}

/** What's left for the person who looks: theirs alone to read. */
export function OwnPart({ round, own }: OwnPartProps) {
  const runs = round.state === "running";
  const { surveyId, hasOwnWords, toDescribe, described } = own;
  const left = toDescribe - described;
  return (
    <Card title="Your part">
      <div className="grid gap-6">
        {runs && (
          <section className="grid justify-items-start gap-2">
            <h3>Your colleagues</h3>
            <p>
              {left === 0
                ? "You’ve described everyone. Thank you."
                : `You’ve described ${String(described)} of ${colleagues(toDescribe)}. It takes a minute each.`}
            </p>
            {left > 0 && (
              <LinkButton look="primary" href={teamPaths.teamForm(round.id)}>
                {described === 0 ? "Describe your colleagues" : "Go on describing"}
              </LinkButton>
            )}
          </section>
        )}
        {surveyId !== null && (runs || hasOwnWords) && (
          <section className="grid justify-items-start gap-2">
            <h3>Your own words</h3>
            <p>
              {hasOwnWords
                ? "You’ve picked how you see yourself."
                : "Pick how you see yourself. Without your words there’s no window for you."}
            </p>
            <LinkButton
              look={!hasOwnWords && left === 0 ? "primary" : "secondary"}
              href={paths.assessment(surveyId)}
            >
              {hasOwnWords ? "See my own words" : "Pick my own words"}
            </LinkButton>
          </section>
        )}
        <OwnWindow round={round} own={own} />
        {runs && surveyId !== null && <CountMe round={round} own={own} />}
        {runs && <StepOut round={round} />}
      </div>
    </Card>
  );
}

/** "4 of 7 have finished". */
export const finishedText = (finished: number, people: number): string =>
  `${String(finished)} of ${String(people)} ${finished === 1 ? "has" : "have"} finished`;

/** "1 colleague", "7 colleagues". */
export const colleagues = (n: number): string => `${String(n)} ${n === 1 ? "colleague" : "colleagues"}`;

/** Puts a mutation's answer into the page, and drops an older answer that is on its way. */
export function useRoundUpdate(): (round: TeamRound) => void {
  const utils = trpc.useUtils();
  return (round) => {
    const key = { teamRoundId: round.id };
    void utils.team.get.cancel(key);
    utils.team.get.setData(key, round);
  };
}
