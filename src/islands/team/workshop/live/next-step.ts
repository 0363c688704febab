import { morePeopleHave, people } from "#src/shared/survey/survey-stage.ts";
import { finishedText } from "#src/shared/workshop/step-text.ts";
import type { WorkshopStep } from "#src/shared/workshop/steps.ts";
import { workshopLimits } from "#src/shared/workshop/workshop-limits.ts";
import type { WorkshopWall } from "#src/shared/workshop/workshop.output.ts";

/** What the host can do next, and what is asked before. */
export interface NextStep {
  readonly step: WorkshopStep;
  /** What the button says. */
  readonly label: string;
  readonly title: string;
  readonly texts: readonly string[];
  readonly keepLabel: string;
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
      "Chance decides who describes whom, and nobody can join after that.",
      ...(late > 0
        ? [
            `${people(late)} without their own words can’t take part from then on. You can also wait for them.`,
          ]
        : []),
      `Count heads first: are there ${String(ready)} of you? Someone who has joined twice would count twice.`,
    ],
    keepLabel: "Wait",
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
  ],
  keepLabel: "Wait",
  busyLabel: "Opening…",
  missing: null,
});

/** Without a number: it's on the wall, and everyone in the room would see who has just tapped. */
const picturing = ({ missing }: WorkshopWall): NextStep => ({
  step: "picture",
  label: "Show the team picture",
  title: "Show the team picture?",
  texts: ["It counts everyone who has agreed so far. There’s one picture, and it doesn’t change."],
  keepLabel: "Wait",
  busyLabel: "Making it…",
  missing:
    missing > 0
      ? "A team picture needs five people who agree on their phone, so that nobody can be picked out."
      : null,
});

/** Where the group goes from here; null at the picture and after the end: then ending is all that's left. */
export function nextStepOf(wall: WorkshopWall): NextStep | null {
  switch (wall.step) {
    case "gathering":
      return {
        step: "words",
        label: "Start picking words",
        title: "Start picking words?",
        texts: ["Everyone picks words for themselves now. People can still join."],
        keepLabel: "Wait",
        busyLabel: "Starting…",
        missing: null,
      };
    case "words":
      return describing(wall);
    case "describing":
      return opening(wall);
    case "open":
      return picturing(wall);
    case "picture":
    case "ended":
      return null;
  }
}
