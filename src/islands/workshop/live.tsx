import { leastCounted } from "#src/shared/group/picture-content.ts";
import { spellNumber } from "#src/shared/text/in-sentences.ts";
import { api } from "#src/islands/kit/api/api.ts";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import { LocalDate } from "#src/islands/kit/page/dates.tsx";
import { useLive } from "#src/islands/kit/live.ts";
import { ConfirmDialog, useConfirmedAction } from "#src/islands/kit/ui/Dialog.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import type { Workshop, WorkshopWall } from "#src/shared/workshop/workshop.output.ts";
import { type ReactNode, useState } from "react";
import { morePeopleHave, people } from "#src/shared/survey/survey-stage.ts";
import type { WorkshopStep } from "#src/shared/workshop/steps.ts";
import { workshopLimits } from "#src/shared/workshop/workshop-limits.ts";
import { workshopPaths } from "#src/shared/workshop/workshop-paths.ts";

/** What the host can do next, and what is asked before. */
interface NextStep {
  readonly step: WorkshopStep;
  /** What the button says. */
  readonly label: string;
  readonly title: string;
  readonly texts: readonly string[];
  readonly busyLabel: string;
  readonly missing?: string | undefined;
}

/** A step as its host and the wall tell it. */
interface ToldStep {
  /** What the group is doing, and how far it is: for the host. */
  readonly now: string;
  /** Where the group goes from here; null where ending is all that's left, as without a picture. */
  readonly next: NextStep | null;
  /** On the wall. */
  readonly title: string;
  readonly lead: ReactNode;
  readonly number: string | null;
  /** How many of how many dots are filled. */
  readonly filled: number;
  readonly all: number;
}

/** What is said at a workshop's step, and what comes next. */
export function tellStep(wall: WorkshopWall): ToldStep {
  const { step, guests, ready, finished, windows, hasPicture, hasOpened } = wall;
  const late = guests - ready;
  const lacking = workshopLimits.leastGuests - ready;
  // People are counted, never single descriptions.
  const finishedText =
    finished === ready
      ? "Everyone has finished"
      : `${String(finished ?? 0)} of ${String(ready)} have finished`;
  const windowsText =
    windows === 1 ? "1 window is open" : `${windows === 0 ? "No" : String(windows ?? 0)} windows are open`;
  switch (step) {
    case "gathering":
      return {
        now:
          guests === 0
            ? "Nobody has joined yet."
            : `${people(guests)} ${guests === 1 ? "has" : "have"} joined. Count heads.`,
        title: "Scan to join",
        lead: "You need no account, just the name that people here know you by.",
        number: guests === 0 ? "Nobody has joined yet" : `${String(guests)} joined`,
        ...{ filled: guests, all: guests },
        next: {
          step: "words",
          label: "Start picking words",
          title: "Start picking words?",
          texts: ["Everyone picks words for themselves now. People can still join."],
          busyLabel: "Starting…",
        },
      };
    case "words":
      return {
        now: `${String(ready)} of ${String(guests)} have saved their own words.`,
        title: "How do you see yourself?",
        lead: "Pick words for yourself on your phone. Nobody sees them but you.",
        number: `${String(ready)} of ${String(guests)} have saved theirs`,
        ...{ filled: ready, all: guests },
        next: {
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
          busyLabel: "Starting…",
          missing:
            lacking > 0
              ? `${morePeopleHave(lacking)} to save their own words. It takes ${String(workshopLimits.leastGuests)} to describe each other.`
              : undefined,
        },
      };
    case "describing":
      return {
        now: `${finishedText}.`,
        title: "Describe each other",
        lead: `Each of you describes ${String(wall.panelSize ?? 0)} people, chosen by chance. Nobody sees who picked what.`,
        number: finishedText,
        ...{ filled: finished ?? 0, all: ready },
        next: {
          step: "open",
          label: "Open all windows",
          title: "Open all windows?",
          texts: [
            `${finishedText}.${finished === ready ? "" : " Later descriptions won’t count."}`,
            "Everyone sees their own window on their own phone, and nobody else’s. Windows don’t change after that.",
            `There’s a picture of the group if at least ${spellNumber(leastCounted)} people let their window count. Ask everyone to say yes or no on their phone first.`,
          ],
          busyLabel: "Opening…",
        },
      };
    case "open":
      return {
        now: `${windowsText}. ${hasPicture ? "The picture of the group is ready to be shown." : "There’s no picture of the group this time: it takes five people who let their window count."}`,
        title: "Windows are open on your phones",
        lead: "Your window is yours alone. Nobody else in the room can see it.",
        number: windowsText,
        ...{ filled: windows ?? 0, all: windows ?? 0 },
        next: hasPicture
          ? {
              step: "picture",
              label: "Show the picture",
              title: "Show the picture of the group?",
              texts: ["It comes up on the wall, and on everyone’s phone."],
              busyLabel: "Showing it…",
            }
          : null,
      };
    case "picture":
    case "ended":
      return {
        now:
          step === "picture"
            ? "The picture is on the wall. Go through it there, by arrow keys or the buttons."
            : hasOpened
              ? "The workshop is over. People can read their windows until everything about them is erased."
              : "The workshop ended before windows opened, so nobody has one.",
        title: "Thank you",
        lead: (
          <>
            {hasOpened ? "You can still read your window on your phone." : "It ended before windows opened."}{" "}
            Everything about you is erased on <LocalDate iso={wall.erasedAt} />.
          </>
        ),
        number: null,
        ...{ filled: 0, all: 0 },
        next: null,
      };
  }
}

interface NextStepButtonProps {
  wall: WorkshopWall;
  onMoved: (workshop: Workshop) => void;
}

/** Leads everyone on, after a question. */
export function NextStepButton({ wall, onMoved }: NextStepButtonProps) {
  const { next } = tellStep(wall);
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
          disabled={next.missing !== undefined}
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
          cancelLabel="Wait"
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

/** What everyone in the room sees, as it changes. */
export function useWall(initial: WorkshopWall) {
  const { id } = initial;
  const ask = () => api.workshop.wall.query({ workshopId: id });
  const { state: wall, ...live } = useLive(initial, workshopPaths.wallEvents(id), ask);
  return { wall, ...live };
}
