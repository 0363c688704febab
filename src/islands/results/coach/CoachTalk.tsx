import { useEffect, useEffectEvent, useRef, useState } from "react";
import { saveFile } from "#src/islands/kit/FileLink.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { TextAreaField } from "#src/islands/kit/ui/Field.tsx";
import { speakers } from "#src/islands/kit/voice/parts/RunningTalk.tsx";
import { NoCoach, ReadAloudChoice, TalkStages } from "#src/islands/kit/voice/parts/TalkStages.tsx";
import { type UsedTalk, useDeviceVoice, useVoiceStatus } from "#src/islands/kit/voice/use-talk.ts";
import { usePlans } from "#src/islands/results/plan/plan.ts";
import { actionPlanLimits } from "#src/shared/action-plan/action-plan-limits.ts";
import { inWeeks, paneFor, planWeeks } from "#src/shared/action-plan/plans.ts";
import type { Turn } from "#src/shared/voice/talk.ts";

/** A talk as a text file for the person's device, named after the day where they are. */
export function transcriptFile(turns: readonly Turn[], roundTitle: string, now: Date) {
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
  const lines = turns.map(({ from, text }) => `${speakers[from]}: ${text.replaceAll(/\s+/g, " ").trim()}`);
  const title = `A talk about “${roundTitle}”, ${day}`;
  return {
    fileName: `openpane-talk-${day}.txt`,
    contentType: "text/plain;charset=utf-8",
    body: `${[title, ...lines].join("\n\n")}\n`,
  };
}

interface CoachEndedProps {
  talk: UsedTalk;
  roundTitle: string;
  onAgain: () => void;
}

/** A talk is only on this page until it's saved or discarded. */
function CoachEnded({ talk, roundTitle, onAgain }: CoachEndedProps) {
  const { captions, way, ending } = talk.state;
  const [done, setDone] = useState("");
  const isEmpty = captions.length === 0;
  const isProblem = ending?.by === "problem";
  // To go on would end at once.
  const isFinished = ending?.by === "coach";
  return (
    <>
      {!isEmpty && (
        <>
          <p className="text-sm text-muted" hidden={done !== ""}>
            {isFinished
              ? "This talk is only on this page. Save it before you leave or start a new one."
              : "This talk is only on this page. It’s gone when you leave, unless you save it."}
          </p>
          <div className="talk-actions">
            <Button
              look={isProblem ? "secondary" : "primary"}
              onClick={() => {
                saveFile(transcriptFile(captions, roundTitle, new Date()));
                setDone("Saved as a text file.");
              }}
            >
              Save this talk
            </Button>
            <Button
              onClick={() => {
                talk.forget();
                setDone("The talk is gone.");
              }}
            >
              Throw it away
            </Button>
          </div>
        </>
      )}
      <p role="status" className="empty:hidden">
        {done}
      </p>
      {!isProblem && (
        <div className="talk-actions">
          {isEmpty || isFinished ? (
            <Button onClick={onAgain}>Start a new talk</Button>
          ) : (
            <Button onClick={() => void talk.goOn(way)}>Go on with this talk</Button>
          )}
        </div>
      )}
    </>
  );
}

interface CoachTalkProps {
  talk: UsedTalk;
  roundTitle: string;
  surveyId: string;
  /** What the coach has offered to save. */
  step: OfferedStep | null;
  onStep: (step: OfferedStep | null) => void;
}

/** The talk, from "Start talking" to saving it. */
export function CoachTalk({ talk, roundTitle, surveyId, step, onStep }: CoachTalkProps) {
  const status = useVoiceStatus();
  const offeredVoice = useDeviceVoice();
  const [readsAloud, setReadsAloud] = useState(false);
  const deviceVoice = readsAloud ? offeredVoice : null;
  if (!status.data?.enabled) return <NoCoach status={status} />;
  return (
    <div className="grid gap-4">
      <TalkStages
        talk={talk}
        status={status.data}
        onStart={(way) => talk.start({ way, deviceVoice })}
        endLabel="End talk"
        before={
          <>
            <p className="text-sm text-muted">
              The coach knows this window and nothing else: not who answered, and not who picked which word.
              We don’t store what you say. At the end you can save it on this device.
            </p>
            {offeredVoice !== null && !status.data.hasVoice && (
              <ReadAloudChoice
                checked={readsAloud}
                onChange={({ currentTarget }) => setReadsAloud(currentTarget.checked)}
              />
            )}
          </>
        }
        ended={
          <CoachEnded
            talk={talk}
            roundTitle={roundTitle}
            onAgain={() => {
              onStep(null);
              talk.start({ way: talk.state.way, deviceVoice });
            }}
          />
        }
      >
        {step !== null && (
          <StepOffer
            key={step.text}
            surveyId={surveyId}
            step={step}
            onSaved={() => talk.tell("The person saved the step in their plan.")}
            onClose={() => onStep(null)}
          />
        )}
      </TalkStages>
    </div>
  );
}

/** A step that came up in a talk, and what it was about. */
export interface OfferedStep {
  readonly text: string;
  readonly traitId: string | null;
}

interface StepOfferProps {
  surveyId: string;
  step: OfferedStep;
  onSaved: () => void;
  onClose: () => void;
}

/** The step that came up in the talk, to be changed and saved as the plan of this result. */
function StepOffer({ surveyId, step, onSaved, onClose }: StepOfferProps) {
  const [text, setText] = useState(step.text);
  const [isSent, setSent] = useState(false);
  const { plans, save } = usePlans(surveyId);
  const isSaved = isSent && !save.isBusy && save.problem === null;
  const box = useRef<HTMLFormElement>(null);
  const saved = useRef<HTMLDivElement>(null);
  // It may appear below the fold, while someone reads the captions.
  useEffect(() => {
    const settled = setTimeout(() => box.current?.scrollIntoView({ block: "nearest" }), 200);
    return () => clearTimeout(settled);
  }, []);
  const tellSaved = useEffectEvent(onSaved);
  // The button that had the focus is gone. This reads the sentence out, too.
  useEffect(() => {
    if (!isSaved) return;
    saved.current?.focus();
    tellSaved();
  }, [isSaved]);
  if (isSaved) {
    return (
      <div ref={saved} tabIndex={-1} className="grid gap-3 rounded-md border border-line p-4">
        <p>Saved as your plan. We’ll remind you in two weeks.</p>
      </div>
    );
  }
  return (
    <form
      ref={box}
      className="grid gap-3 rounded-md border border-line p-4"
      aria-label="Your step"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === "") return;
        save.run({
          ...{ pane: paneFor(plans), traitId: step.traitId, person: "", noticed: "" },
          ...{ deed: text.trim(), until: inWeeks(planWeeks, new Date()), remind: true },
        });
        setSent(true);
      }}
    >
      <TextAreaField
        label="Your step"
        hint="Change it until it’s yours."
        rows={3}
        maxLength={actionPlanLimits.textMaxLength}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="talk-actions">
        <Button type="submit" look="primary" busy={save.isBusy} busyLabel="Saving…">
          Save step
        </Button>
        <Button onClick={onClose}>Not now</Button>
      </div>
    </form>
  );
}
