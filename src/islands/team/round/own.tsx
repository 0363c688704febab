import { trpc } from "#src/islands/kit/api/trpc.ts";
import { toastFailure, useAction } from "#src/islands/kit/api/use-action.ts";
import { LocalDate } from "#src/islands/kit/page/dates.tsx";
import { Button, LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { Card } from "#src/islands/kit/ui/Card.tsx";
import { ConfirmDialog, useConfirmedAction } from "#src/islands/kit/ui/Dialog.tsx";
import { Switch } from "#src/islands/kit/ui/Field.tsx";
import { showToastOnNextPage } from "#src/islands/kit/ui/toasts.tsx";
import { paths } from "#src/shared/site/paths.ts";
import { openWindow } from "#src/shared/survey/survey-stage.ts";
import { teamPaths } from "#src/shared/team/team-paths.ts";
import type { TeamRound } from "#src/shared/team/team.output.ts";

interface OwnWindowProps {
  round: TeamRound;
  own: NonNullable<TeamRound["own"]>;
}

/** The person's own window: when it opens, or why it doesn't. */
function OwnWindow({ round, own }: OwnWindowProps) {
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

/** Not this time: leaves a round that runs. */
function StepOut({ round: { id, title } }: { round: TeamRound }) {
  const { ask, question } = useConfirmedAction(trpc.team.stepOut.useMutation(), {
    leaves: true,
    onDone: () => {
      showToastOnNextPage(`You’ve stepped out of “${title}”`);
      location.assign(paths.dashboard());
    },
  });
  return (
    <div>
      <Button look="quiet" className="-ms-3" onClick={() => ask({ teamRoundId: id })}>
        Step out of this round
      </Button>
      <ConfirmDialog
        {...question}
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
      </ConfirmDialog>
    </div>
  );
}

interface CountMeProps {
  round: TeamRound;
  own: NonNullable<TeamRound["own"]>;
}

/** Whether someone is counted in the team picture: theirs to say until it's made. */
function CountMe({ round, own }: CountMeProps) {
  const update = useRoundUpdate();
  const { run, isBusy } = useAction(
    trpc.team.setCounted.useMutation({
      onSuccess: update,
      onError: toastFailure("That wasn’t saved"),
    }),
  );
  if (own.surveyId === null || round.picture?.isMade === true) return null;
  return (
    <Switch
      label="Count me in the team picture"
      isOn={own.isCounted}
      isBusy={isBusy}
      onFlip={() => run({ teamRoundId: round.id, counted: !own.isCounted })}
    >
      <p>
        The team picture shows which words many of you share. It names nobody, and everyone who takes part can
        read it. You’re counted only if you say so here and have opened your window. You can change your mind
        until the picture is made.
      </p>
    </Switch>
  );
}

interface OwnPartProps {
  round: TeamRound;
  own: NonNullable<TeamRound["own"]>;
}

/** What's left for the person who looks: theirs alone to read. */
export function OwnPart({ round, own }: OwnPartProps) {
  const runs = round.state === "running";
  const left = own.toDescribe - own.described;
  return (
    <Card title="Your part">
      <div className="grid gap-6">
        {runs && <Describing id={round.id} own={own} left={left} />}
        <OwnWords own={own} isNext={left === 0 || !runs} />
        <OwnWindow round={round} own={own} />
        <CountMe round={round} own={own} />
        {runs && <StepOut round={round} />}
      </div>
    </Card>
  );
}

interface DescribingProps extends Pick<OwnPartProps, "own"> {
  id: string;
  left: number;
}

function Describing({ id, own, left }: DescribingProps) {
  return (
    <section className="grid justify-items-start gap-2">
      <h3>Your colleagues</h3>
      <p>
        {left === 0
          ? "You’ve described everyone. Thank you."
          : `You’ve described ${String(own.described)} of ${colleagues(own.toDescribe)}. It takes a minute each.`}
      </p>
      {left > 0 && (
        <LinkButton look="primary" href={teamPaths.teamForm(id)}>
          {own.described === 0 ? "Describe your colleagues" : "Go on describing"}
        </LinkButton>
      )}
    </section>
  );
}

function OwnWords({
  own: { surveyId, hasOwnWords },
  isNext,
}: Pick<OwnPartProps, "own"> & { isNext: boolean }) {
  if (surveyId === null) return null;
  return (
    <section className="grid justify-items-start gap-2">
      <h3>Your own words</h3>
      <p>
        {hasOwnWords
          ? "You’ve picked how you see yourself."
          : "Pick how you see yourself. Without your words, your window can’t be opened."}
      </p>
      <LinkButton look={!hasOwnWords && isNext ? "primary" : "secondary"} href={paths.assessment(surveyId)}>
        {hasOwnWords ? "See my own words" : "Pick my own words"}
      </LinkButton>
    </section>
  );
}

/** How many of all descriptions had come by this morning: quarters, three at most. */
export function quartersText(quarters: number): string {
  if (quarters <= 0) return "Less than a quarter of all descriptions are in.";
  return `${quarters === 1 ? "A quarter" : quarters === 2 ? "Half" : "Three quarters"} of all descriptions are in, or more.`;
}

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
