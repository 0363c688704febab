import { Card } from "#src/islands/kit/ui/Card.tsx";
import { NextStepButton, nextStepOf } from "#src/islands/team/workshop/live.tsx";
import { people } from "#src/shared/survey/survey-stage.ts";
import { finishedText, stepNames } from "#src/shared/workshop/step-text.ts";
import type { Workshop, WorkshopWall } from "#src/shared/workshop/workshop.output.ts";

interface NowCardProps {
  wall: WorkshopWall;
  isBehind: boolean;
  onMoved: (workshop: Workshop) => void;
}

/** What the group is doing, how far it is, and the way on. */
export function NowCard({ wall, isBehind, onMoved }: NowCardProps) {
  const missing = nextStepOf(wall)?.missing ?? null;
  return (
    <Card title={stepNames[wall.step]}>
      <div className="grid gap-4">
        <div className="grid gap-4" role="status">
          <p className="lead">{nowText(wall)}</p>
          {isBehind && <p>There’s no connection right now. We keep trying.</p>}
        </div>
        {missing !== null && <p className="text-muted">{missing}</p>}
        <p>
          <NextStepButton wall={wall} onMoved={onMoved} />
        </p>
      </div>
    </Card>
  );
}

function nowText({ step, guests, ready, finished, missing, picture, hasOpened }: WorkshopWall): string {
  switch (step) {
    case "gathering":
      return guests === 0
        ? "Nobody has joined yet."
        : `${people(guests)} ${guests === 1 ? "has" : "have"} joined.`;
    case "words":
      return `${String(ready)} of ${String(guests)} have saved their own words.`;
    case "describing":
      return `${finishedText(finished, ready)}.`;
    case "open":
      return missing > 0
        ? "Everyone can read their own window, and choose whether the team picture counts them."
        : "Everyone can read their own window. Enough people agree to be counted for a team picture.";
    case "picture":
      return "The team picture is on the wall. Go through it there, by arrow keys or the buttons.";
    case "ended":
      if (!hasOpened) return "The workshop ended before windows opened, so nobody has one.";
      return picture === null
        ? "The workshop is over. People can read their windows until everything is erased."
        : "The workshop is over. People can read their windows and the team picture until everything is erased.";
  }
}
