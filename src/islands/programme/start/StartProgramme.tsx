import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { errorStatus } from "#src/islands/kit/api/api-error.ts";
import { useHydrated } from "#src/islands/kit/browser/use-hydrated.ts";
import { ErrorSummary } from "#src/islands/kit/forms/form.tsx";
import { island } from "#src/islands/kit/page/IslandRoot.tsx";
import { NotLoaded } from "#src/islands/kit/page/loading.tsx";
import { UpgradeRequired } from "#src/islands/kit/plan.tsx";
import { useSession } from "#src/islands/kit/session/use-auth.ts";
import { Button, LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { ConfirmDialog } from "#src/islands/kit/ui/Dialog.tsx";
import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import { paths } from "#src/shared/site/paths.ts";
import { PeopleStep } from "./PeopleStep.tsx";
import { type StepName, isAfter } from "./draft.ts";
import { EmailStep } from "./email.tsx";
import { ReviewStep, sendLabel, useSend } from "./review.tsx";
import { SettingsStep, settingsForm } from "./settings.tsx";
import { type Aim, type Start, type WizardState, startQuery, useWizard } from "./use-wizard.ts";

/** Starting a programme in four steps, for people whose plan has it. */
export function StartProgramme({ aim, initial }: { aim: Aim; initial: Start | null }) {
  const enabled = useSession(initial !== null);
  const query = useQuery({ ...startQuery(aim), enabled, initialData: () => initial ?? undefined });
  const start = query.data;
  if (start === undefined && errorStatus(query.error) !== 402)
    return <NotLoaded query={query} what="The form" loading="Loading the form" />;
  if (start?.mayStart !== true) return <UpgradeRequired />;
  if (aim.kind === "add" && start.programme?.status === "closed")
    return <Closed faId={start.programme.id} title={start.programme.title} />;
  return <Wizard aim={aim} start={start} />;
}

function Closed({ faId, title }: { faId: string; title: string }) {
  return (
    <Notice tone="warn" title={`“${title}” is closed`}>
      <p>You can’t add clients to it. You can start a new programme with the same settings.</p>
      <p className="mt-2 flex flex-wrap gap-3">
        <LinkButton look="primary" href={paths.newFacilitatorFrom(faId)}>
          Start one like it
        </LinkButton>
        <LinkButton href={paths.facilitatorOverview(faId)}>Back to the overview</LinkButton>
      </p>
    </Notice>
  );
}

export const StartProgrammeIsland = island(StartProgramme);

const texts: Readonly<Record<StepName, { name: string; title: string; button: string }>> = {
  settings: { name: "Settings", title: "What is it for?", button: "Change the settings" },
  people: { name: "People", title: "Who takes part?", button: "Add people" },
  email: { name: "Email", title: "The email they’ll get", button: "See the email" },
  review: { name: "Review", title: "Check and send", button: "Review everything" },
};

/** Progress, with links to every step that was open. */
function StepList({ wizard: { steps, draft, go } }: { wizard: WizardState }) {
  const { step: current, reached } = draft;
  return (
    <nav aria-label="Steps">
      <ol className="flex gap-2">
        {steps.map((step, place) => {
          const isCurrent = step === current;
          const isBehind = !isAfter(step, current);
          return (
            <li key={step} className={`min-w-0 ${isCurrent ? "flex-2 sm:flex-1" : "flex-1"}`}>
              <button
                type="button"
                className={`grid min-h-11 w-full content-start gap-1 border-t-4 pt-2 text-start text-base disabled:cursor-default ${
                  isBehind ? "border-ink" : "border-hair"
                } ${isCurrent ? "font-[600]" : "text-muted"}`}
                aria-current={isCurrent ? "step" : undefined}
                disabled={isAfter(step, reached)}
                onClick={() => go(step)}
              >
                <span>
                  <span className="sr-only">Step </span>
                  <span className="tabular-nums">{place + 1}</span>{" "}
                  <span className={isCurrent ? "" : "sr-only sm:not-sr-only"}>{texts[step].name}</span>
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function StartOver({ onGo }: { onGo: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-hair pt-4">
      <p className="text-sm text-muted">Your draft is saved in this browser as you type.</p>
      <Button look="quiet" className="-mx-3" onClick={() => setOpen(true)}>
        Start over
      </Button>
      <ConfirmDialog
        open={isOpen}
        title="Start over?"
        cancelLabel="Keep my draft"
        confirmLabel="Discard it"
        busyLabel="Discarding…"
        isBusy={false}
        problem={null}
        failure=""
        onCancel={() => setOpen(false)}
        onConfirm={() => {
          setOpen(false);
          onGo();
        }}
      >
        <p>This clears what you’ve entered here, including the list of people. Nothing has been sent.</p>
      </ConfirmDialog>
    </div>
  );
}

/** The steps, one at a time. All that is typed stays in this browser until the invitations are sent. */
function Wizard({ aim, start }: { aim: Aim; start: Start }) {
  const wizard = useWizard(aim, start);
  const send = useSend(aim, wizard);
  const { draft, steps, moves, problems, attempt, go, show } = wizard;
  const { step } = draft;
  const place = steps.indexOf(step);
  const [previous, next] = [steps[place - 1], steps[place + 1]];
  const heading = useRef<HTMLHeadingElement>(null);
  const isReady = useHydrated();
  // A change of step focuses its heading, but a list of problems takes the focus itself.
  const isClean = problems.length === 0;
  useEffect(() => {
    if (moves > 0 && isClean) heading.current?.focus();
  }, [moves, isClean]);
  return (
    <div className="grid gap-8">
      <StepList wizard={wizard} />
      {wizard.needsPlan && <UpgradeRequired />}
      <section className="grid gap-6" aria-labelledby="step">
        <h2 ref={heading} id="step" tabIndex={-1} className="scroll-mt-40">
          {texts[step].title}
        </h2>
        <ErrorSummary
          title={step === "review" ? "Something went wrong" : "Please look at this again"}
          problems={problems}
          attempt={attempt}
        />
        {step === "settings" && <SettingsStep wizard={wizard} />}
        {step === "people" && <PeopleStep wizard={wizard} />}
        {step === "email" && <EmailStep wizard={wizard} />}
        {step === "review" && <ReviewStep wizard={wizard} />}
        <p className="flex flex-wrap-reverse items-center gap-3">
          {previous !== undefined && <Button onClick={() => show(previous)}>Back</Button>}
          {next !== undefined && (
            <Button
              look="primary"
              large
              disabled={!isReady}
              // Enter in one of the settings goes on, too.
              {...(step === "settings"
                ? { type: "submit", form: settingsForm }
                : { onClick: () => go(next) })}
            >
              {texts[next].button}
            </Button>
          )}
          {next === undefined && (
            <Button look="primary" large busy={send.isBusy} busyLabel="Sending…" onClick={send.send}>
              {sendLabel(draft.people.length)}
            </Button>
          )}
        </p>
      </section>
      {wizard.hasDraft && !send.isBusy && <StartOver onGo={wizard.startOver} />}
    </div>
  );
}
