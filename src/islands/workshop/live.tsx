import { leastCounted } from "#src/shared/group/picture-content.ts";
import { spellNumber } from "#src/shared/text/in-sentences.ts";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import { ConfirmDialog, useConfirmedAction } from "#src/islands/kit/ui/Dialog.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import type { Workshop, WorkshopWall } from "#src/shared/workshop/workshop.output.ts";
import { useState, useCallback, useEffect } from "react";
import { morePeopleHave, people } from "#src/shared/survey/survey-stage.ts";
import { finishedText, type WorkshopStep } from "#src/shared/workshop/steps.ts";
import { workshopLimits } from "#src/shared/workshop/workshop-limits.ts";
import { workshopPaths } from "#src/shared/workshop/workshop-paths.ts";

/** What the host can do next, and what is asked before. */
export interface NextStep {
  readonly step: WorkshopStep;
  /** What the button says. */
  readonly label: string;
  readonly title: string;
  readonly texts: readonly string[];
  readonly cancelLabel: string;
  readonly busyLabel: string;
  /** What is missing; null where nothing is. */
  readonly missing: string | null;
}

function describing({ guests, ready }: WorkshopWall): NextStep {
  const late = guests - ready;
  const lacking = workshopLimits.leastGuests - ready;
  return {
    step: "describing",
    label: "Start describing",
    title: `Start describing with ${people(ready)}?`,
    texts: [
      "Chance decides who describes whom.",
      ...(late > 0
        ? [
            `${people(late)} without their own words will come in late, and may get no window. You can also wait for them.`,
          ]
        : []),
      `Count heads first: are there ${String(guests)} of you? Someone who has joined twice would count twice.`,
    ],
    cancelLabel: "Wait",
    busyLabel: "Starting…",
    missing:
      lacking > 0
        ? `${morePeopleHave(lacking)} to save their own words. It takes ${String(workshopLimits.leastGuests)} to describe each other.`
        : null,
  };
}

const opening = ({ finished, ready }: WorkshopWall): NextStep => ({
  step: "open",
  label: "Open all windows",
  title: "Open all windows?",
  texts: [
    `${finishedText(finished, ready)}.${finished === ready ? "" : " Later descriptions won’t count."}`,
    "Everyone sees their own window on their own phone, and nobody else’s. Windows don’t change after that.",
    `There’s a picture of the group if at least ${spellNumber(leastCounted)} people let their window count. Ask everyone to say yes or no on their phone first.`,
  ],
  cancelLabel: "Wait",
  busyLabel: "Opening…",
  missing: null,
});

const picturing: NextStep = {
  step: "picture",
  label: "Show the picture",
  title: "Show the picture of the group?",
  texts: ["It comes up on the wall, and on everyone’s phone."],
  cancelLabel: "Wait",
  busyLabel: "Showing it…",
  missing: null,
};

/** Where the group goes from here; null where ending is all that's left, as without a picture. */
export function nextStepOf(wall: WorkshopWall): NextStep | null {
  switch (wall.step) {
    case "gathering":
      return {
        step: "words",
        label: "Start picking words",
        title: "Start picking words?",
        texts: ["Everyone picks words for themselves now. People can still join."],
        cancelLabel: "Wait",
        busyLabel: "Starting…",
        missing: null,
      };
    case "words":
      return describing(wall);
    case "describing":
      return opening(wall);
    case "open":
      return wall.hasPicture ? picturing : null;
    case "picture":
    case "ended":
      return null;
  }
}

interface NextStepButtonProps {
  wall: WorkshopWall;
  onMoved: (workshop: Workshop) => void;
}

/** Leads everyone on, after a question. */
export function NextStepButton({ wall, onMoved }: NextStepButtonProps) {
  const next = nextStepOf(wall);
  /** As it was when the button was pressed: a question mustn't turn into another one while it's read. */
  const [asked, setAsked] = useState<NextStep | null>(null);
  const { ask, question } = useConfirmedAction(trpc.workshop.move.useMutation(), {
    onDone: (moved) => {
      // The question goes along with the button, so that the focus is free for what comes.
      setAsked(null);
      onMoved(moved);
    },
  });
  return (
    <>
      {next !== null && (
        <Button
          // One button for each step: a changed label on the same button wouldn't be announced.
          key={next.step}
          look="primary"
          disabled={next.missing !== null}
          onClick={() => {
            setAsked(next);
            ask({ workshopId: wall.id, step: next.step });
          }}
        >
          {next.label}
        </Button>
      )}
      {asked !== null && (
        <ConfirmDialog
          {...question}
          title={asked.title}
          cancelLabel={asked.cancelLabel}
          confirmLabel={asked.label}
          busyLabel={asked.busyLabel}
          failure="The group is where it was"
          isDestructive={false}
        >
          {asked.texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </ConfirmDialog>
      )}
    </>
  );
}

/** How often to poll without events, as behind a buffering proxy. */
const askEveryMs = 2_000;

const isWall = (value: unknown): value is WorkshopWall =>
  typeof value === "object" && value !== null && "version" in value && "guests" in value;

/**
 * What everyone in the room sees, as it changes: by server-sent events, else by asking every two seconds.
 *
 * @returns also a way to put in what an own act has made of it, and whether the screen may be behind.
 */
export function useWall(initial: WorkshopWall) {
  const utils = trpc.useUtils();
  const [wall, setWall] = useState(initial);
  const [isBehind, setBehind] = useState(false);
  const workshopId = initial.id;
  /** Answers may arrive out of order. */
  const take = useCallback((next: WorkshopWall) => {
    setWall((known) => (next.version >= known.version ? next : known));
  }, []);
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    const heard = (next: WorkshopWall) => {
      take(next);
      setBehind(false);
    };
    const ask = () => void utils.workshop.wall.fetch({ workshopId }).then(heard, () => setBehind(true));
    const feed = new EventSource(workshopPaths.wallEvents(workshopId));
    feed.onmessage = ({ data }) => {
      clearInterval(timer);
      timer = undefined;
      const next: unknown = JSON.parse(String(data));
      if (isWall(next)) heard(next);
    };
    // The browser reconnects; meanwhile, and if it gives up, this polls.
    feed.onerror = () => {
      timer ??= setInterval(ask, askEveryMs);
    };
    return () => {
      feed.close();
      clearInterval(timer);
    };
  }, [workshopId, take, utils]);
  return { wall, take, isBehind };
}
