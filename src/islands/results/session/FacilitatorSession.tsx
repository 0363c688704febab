import { lookAgain } from "#src/islands/results/page/queries.ts";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import { toastFailure, useAction } from "#src/islands/kit/api/use-action.ts";
import { FullScreenButton } from "#src/islands/kit/stage.tsx";
import { Button, LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { ProblemNotice } from "#src/islands/kit/ui/Notice.tsx";
import { callName } from "#src/shared/account/names.ts";
import type { Meeting } from "#src/shared/meeting/meeting.output.ts";
import { glimpseText } from "#src/shared/survey/settled-text.ts";
import { paths } from "#src/shared/site/paths.ts";
import { StepButtons, ledText, useLedSession } from "./led.tsx";
import { PaneStage, WaitingStage, useStageFocus } from "./stage.tsx";
import { Proposal, SavedStep } from "./step.tsx";

export interface FacilitatorSessionProps {
  faId: string;
  clientId: string;
  initial: Meeting;
}

/** The facilitator's screen: starts the session, and moves both screens from pane to pane. */
export function FacilitatorSession({ faId, clientId, initial }: FacilitatorSessionProps) {
  const led = useLedSession(clientId, initial);
  const { meeting, take, isRunning, step } = led;
  const { state, withWhom } = meeting;
  const start = useAction(trpc.meeting.start.useMutation({ onSuccess: take }));
  const end = useAction(trpc.meeting.end.useMutation({ onSuccess: take }));
  const root = useStageFocus(state);
  const { data } = trpc.clientResult.analysis.useQuery(
    { clientId },
    { enabled: isRunning, refetchInterval: ({ state: { data: seen } }) => lookAgain(seen?.analysis) },
  );
  return (
    <div className="session" ref={root}>
      {isRunning ? (
        <PaneStage step={step} analysis={data?.analysis ?? null} title={`${withWhom}’s window`}>
          {step === "end" && data && (
            <Proposal clientId={clientId} analysis={data.analysis} meeting={meeting} onSaved={take} />
          )}
          {step === "start" && !meeting.client?.isHere && (
            <p className="stage-note">
              <bdi>{callName(withWhom)}</bdi> isn’t here. The way in is on their dashboard; if that’s open, it
              takes a reload. “Email the link” is below.
            </p>
          )}
        </PaneStage>
      ) : (
        <WaitingStage title={`Your session with ${withWhom}`} text={waitingText(meeting)}>
          {state === "asked" ? (
            <>
              <EmailLink clientId={clientId} name={withWhom} look="secondary" />
              <Button look="quiet" busy={end.isBusy} onClick={() => end.run({ clientId })}>
                Stop waiting
              </Button>
            </>
          ) : (
            <Button
              look={state === "over" ? "secondary" : "primary"}
              large
              busy={start.isBusy}
              onClick={() => start.run({ clientId })}
            >
              {state === "refused"
                ? "Ask again"
                : state === "over"
                  ? "Start another session"
                  : "Start the session"}
            </Button>
          )}
          {state === "over" && meeting.client?.hasSaved && <SavedStep meeting={meeting} />}
        </WaitingStage>
      )}
      <ProblemNotice problem={start.problem ?? led.problem ?? end.problem} />
      <footer className="session-bar">
        <span className="session-status" role="status">
          {ledText(led)}
        </span>
        {isRunning ? (
          <>
            <StepButtons {...led} />
            <Button look="quiet" className="session-more-button" popoverTarget="session-more">
              More
            </Button>
            <div id="session-more" className="menu session-more" popover="auto">
              <a
                className="btn btn-quiet session-notes"
                href={paths.facilitatorMeetingNotes(faId, clientId)}
                target="_blank"
                rel="noopener"
              >
                Notes in a second window
              </a>
              <EmailLink clientId={clientId} name={withWhom} look="quiet" />
              <Button look="quiet" busy={end.isBusy} onClick={() => end.run({ clientId })}>
                End the session
              </Button>
              <FullScreenButton />
            </div>
          </>
        ) : (
          <LinkButton
            look={state === "over" ? "primary" : "quiet"}
            href={paths.facilitatorInsights(faId, clientId)}
          >
            Back to <bdi>{withWhom}</bdi>’s page
          </LinkButton>
        )}
      </footer>
    </div>
  );
}

interface EmailLinkProps {
  clientId: string;
  name: string;
  look: "secondary" | "quiet";
}

/** Emails the way into the session: one email for each start, however often this is pressed. */
function EmailLink({ clientId, name, look }: EmailLinkProps) {
  const { mutateAsync, isSuccess, ...rest } = trpc.meeting.email.useMutation({
    onError: toastFailure("The link isn’t on its way"),
  });
  const { run, isBusy } = useAction({ ...rest, mutateAsync, isSuccess });
  if (isSuccess)
    return (
      <span role="status">
        Sent to <bdi>{name}</bdi>.
      </span>
    );
  return (
    <Button look={look} busy={isBusy} busyLabel="Sending…" onClick={() => run({ clientId })}>
      Email the link to <bdi>{name}</bdi>
    </Button>
  );
}

function waitingText({ state, withWhom, client, nextAfterGlimpse }: Meeting): string {
  const name = callName(withWhom);
  const glimpse = nextAfterGlimpse === null ? "" : ` ${glimpseText(nextAfterGlimpse, `${name}’s`)}`;
  const wayIn = client?.isHere
    ? `${name} is here, and the question is on their screen.`
    : "They’ll find the way in on their dashboard and their round’s page.";
  switch (state) {
    case "asked":
      return client?.stage === "opened"
        ? `${name} has opened the window alone. We’re asking them to share it and look at it with you. ${wayIn}`
        : `We’re asking ${withWhom} to open the window with you. ${wayIn}${glimpse}`;
    case "refused":
      return `${name} would rather not open it now. That’s theirs to decide. They can still change their mind on their screen, or you can ask again later.`;
    case "over":
      return client?.stage === "shared"
        ? "This session is over. You can start another whenever you meet."
        : `This session is over. ${name} isn’t sharing their result with you. If you start another session, we’ll ask them again.`;
    case "none":
    case "running":
      return `Open ${withWhom}’s window together, pane by pane. Both screens move in step, with the arrow keys or a remote control.${glimpse}`;
  }
}
