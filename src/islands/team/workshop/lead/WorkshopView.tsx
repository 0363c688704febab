import { trpc } from "#src/islands/kit/api/trpc.ts";
import { LocalDate } from "#src/islands/kit/page/LocalDate.tsx";
import { LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { Card } from "#src/islands/kit/ui/Card.tsx";
import { CopyField } from "#src/islands/kit/ui/CopyField.tsx";
import { useWall } from "#src/islands/team/workshop/live/use-wall.ts";
import { teamPaths } from "#src/shared/team/team-paths.ts";
import type { Workshop } from "#src/shared/workshop/workshop.output.ts";
import { workshopPaths } from "#src/shared/workshop/workshop-paths.ts";
import { useEffect } from "react";
import { EndWorkshop } from "./EndWorkshop.tsx";
import { GuestList } from "./GuestList.tsx";
import { NowCard } from "./NowCard.tsx";
import { stepNames } from "#src/shared/workshop/step-text.ts";
import { workshopSteps, type WorkshopStep } from "#src/shared/workshop/steps.ts";

/** Where the group is, among all steps. */
function StepList({ step }: { step: WorkshopStep }) {
  return (
    <ol className="workshop-steps">
      {workshopSteps.map((one) => (
        <li key={one} aria-current={one === step ? "step" : undefined}>
          {stepNames[one]}
        </li>
      ))}
    </ol>
  );
}

const askAgainMs = 2_000;

/** Where the host leads a workshop, on a screen of their own: a phone will do. */
export function WorkshopView({ workshop }: { workshop: Workshop }) {
  const utils = trpc.useUtils();
  const { wall, take, isBehind } = useWall(workshop);
  const key = { workshopId: workshop.id };
  const update = (next: Workshop) => {
    void utils.workshop.get.cancel(key);
    utils.workshop.get.setData(key, next);
    take(next);
  };
  const listed = workshop.people.length;
  // A list that was asked for while people joined may be behind already, or never come: it's asked for until it has everyone.
  useEffect(() => {
    if (wall.guests === listed) return;
    const ask = () => void utils.workshop.get.invalidate({ workshopId: workshop.id });
    ask();
    const timer = setInterval(ask, askAgainMs);
    return () => clearInterval(timer);
  }, [wall.guests, listed, workshop.id, utils]);
  const canJoin = wall.step === "gathering" || wall.step === "words";
  return (
    <div className="grid gap-8">
      <header className="grid gap-3">
        <p>
          <a className="link-line" href={teamPaths.team(workshop.organisation.id)}>
            {workshop.organisation.name}
          </a>
        </p>
        <h1 className="wrap-anywhere">{workshop.title}</h1>
        <p className="text-muted">
          Workshop{"\u00a0· "}everything is erased on <LocalDate iso={workshop.erasedAt} />
        </p>
        <StepList step={wall.step} />
        <p>
          <LinkButton href={workshopPaths.wall(workshop.id)} target="_blank">
            Open the wall
          </LinkButton>
        </p>
      </header>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid gap-5">
          <NowCard wall={wall} isBehind={isBehind} onMoved={update} />
          {canJoin && (
            <Card title="How people join">
              <p className="mb-4">
                Show the wall on a screen that everyone sees. It has a code to scan. Or send this address.
              </p>
              <CopyField label="Address to join" value={workshop.joinUrl} />
            </Card>
          )}
        </div>
        <GuestList workshop={workshop} onRemoved={update} />
      </div>
      <div className="flex flex-wrap gap-3">
        <EndWorkshop workshop={workshop} step={wall.step} onEnded={update} />
      </div>
    </div>
  );
}
