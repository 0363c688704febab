import type { ComponentProps } from "react";
import { ErrorSummary, ScriptedForm, SubmitButton, fieldOf } from "#src/islands/kit/forms/form.tsx";
import { Chip, Chips } from "#src/islands/kit/ui/Chip.tsx";
import { Field } from "#src/islands/kit/ui/Field.tsx";
import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import { WindowFrame } from "#src/islands/kit/window/WindowFrame.tsx";
import { onboardingHref } from "#src/shared/onboarding/onboarding.ts";
import { programmeForRole } from "#src/shared/onboarding/work-role.ts";
import { markWeights } from "#src/shared/result/window-geometry.ts";
import { paths } from "#src/shared/site/paths.ts";
import { isUntouched, suggestedTitle } from "#src/shared/survey/first-surveys.ts";
import { leastResponses, titleMaxLength } from "#src/shared/survey/survey-limits.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { StepFrame, type StepProps } from "./StepFrame.tsx";
import {
  storeTitle,
  useFinishOnboarding,
  useOpenExample,
  useStoredRole,
  useTitleDraft,
} from "./use-onboarding.ts";

const titles = [suggestedTitle, "How my friends see me", "How my family sees me", "How my team sees me"];

/** A window as a dashboard shows it. */
function NamedWindow({
  name,
  state,
  ...window
}: ComponentProps<typeof WindowFrame> & { name: string; state: string }) {
  return (
    <div className="step-view" aria-hidden="true">
      <WindowFrame {...window} />
      <p className="font-display text-xl text-center wrap-anywhere" dir="auto">
        {name}
      </p>
      <p className="text-sm text-muted text-center">{state}</p>
    </div>
  );
}

interface FirstSurveyStepProps extends StepProps {
  round: Survey | null;
}

/** The round to start with: named here, unless one is going on already. */
export function FirstSurveyStep({ round, ...step }: FirstSurveyStepProps) {
  if (round === null || isUntouched(round)) return <NewSurvey {...step} round={round} />;
  return <GoingOn {...step} title={round.title} />;
}

/** Names the first round, and makes it. */
function NewSurvey({ round, ...step }: FirstSurveyStepProps) {
  const title = useTitleDraft(round);
  const { problems, attempt, report, run, isBusy } = useFinishOnboarding();
  const finish = () => {
    const named = title.trim();
    if (named === "") report([{ fieldId: "title", message: "Please give the round a title." }]);
    else run({ title: named });
  };
  const state = `Closed until ${leastResponses.personal} people have answered`;
  return (
    <StepFrame
      {...step}
      title="Your first round"
      aside={<NamedWindow look="curtains" name={title} state={state} />}
    >
      <p className="lead">
        A round asks a few people who know you from the same place. Give it a name, and it’s ready.
      </p>
      <ScriptedForm onSubmit={finish}>
        <ErrorSummary title="We couldn’t make the round" problems={problems} attempt={attempt} />
        <div className="grid gap-3">
          <Field
            {...fieldOf(problems, "title")}
            label="What is it called?"
            hint="The people you ask see it. You can change it later."
            autoComplete="off"
            maxLength={titleMaxLength}
            value={title}
            onChange={(event) => storeTitle(event.currentTarget.value)}
          />
          <Chips label="Suggestions">
            {titles.map((each) => (
              <Chip key={each} label={each} pressed={title === each} onToggle={() => storeTitle(each)} />
            ))}
          </Chips>
        </div>
        <p className="text-muted">
          Next, you pick your own words. We don’t ask anyone until you send your link.
        </p>
        <p>
          <SubmitButton busy={isBusy} busyLabel="Making it…">
            Make my first round
          </SubmitButton>
        </p>
      </ScriptedForm>
    </StepFrame>
  );
}

function GoingOn({ title, ...step }: StepProps & { title: string }) {
  const { problems, run, isBusy } = useFinishOnboarding();
  return (
    <StepFrame {...step} title="You’ve already started">
      <p className="lead wrap-anywhere">
        “<bdi>{title}</bdi>” is as you left it.
      </p>
      {problems.map(({ message }) => (
        <Notice key={message} tone="error" title={message} />
      ))}
      <ScriptedForm onSubmit={() => run({ title: null })}>
        <p>
          <SubmitButton busy={isBusy} busyLabel="One moment…">
            Go to my round
          </SubmitButton>
        </p>
      </ScriptedForm>
    </StepFrame>
  );
}

/** A programme to look around in. Real ones need the plan; this one needs nothing. */
export function FirstProgrammeStep(step: StepProps) {
  const role = useStoredRole();
  const { run, isBusy } = useOpenExample();
  return (
    <StepFrame
      {...step}
      title="An example programme"
      aside={<NamedWindow weights={markWeights} name="Maya" state="Shared with you today" />}
    >
      <p className="lead">
        In a programme, you ask a group of clients to run a round each. Here’s an example, with clients who
        have shared their results, and the group’s picture.
      </p>
      <ol className="story">
        <li>
          <strong>You see how far each client is.</strong> You never see who answered them, or what anyone
          picked.
        </li>
        <li>
          <strong>Clients share their result when they’re ready.</strong> You prepare your session with it,
          and look at the window together.
        </li>
        <li>
          <strong>Five clients who agree make a group picture.</strong> It shows what words they share, how
          others see them beside how they see themselves, and three questions to talk about.
        </li>
      </ol>
      <div className="grid gap-3">
        <ScriptedForm onSubmit={() => run({ title: programmeForRole(role) })}>
          <p>
            <SubmitButton busy={isBusy} busyLabel="Opening it…">
              Open the example programme
            </SubmitButton>
          </p>
        </ScriptedForm>
        <p className="text-muted">
          Nobody in it is real, and no email goes out. You can remove it with one click.
        </p>
        <ul className="grid list-none p-0">
          <li>
            <a className="link-line" href={paths.newFacilitator()}>
              Start a programme of your own
            </a>
          </li>
          <li>
            <a className="link-line" href={paths.teamPicture()}>
              For a team or a workshop: see a team’s picture
            </a>
          </li>
          <li>
            <a className="link-line" href={onboardingHref({ flow: "individual", step: 2 }, step.intent)}>
              Start with a round of my own instead
            </a>
          </li>
        </ul>
      </div>
    </StepFrame>
  );
}
