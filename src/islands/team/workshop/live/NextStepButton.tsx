import { trpc } from "#src/islands/kit/api/trpc.ts";
import { useAskedAction } from "#src/islands/kit/api/use-asked-action.ts";
import { AskFirst } from "#src/islands/kit/forms/AskFirst.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import type { Workshop, WorkshopWall } from "#src/shared/workshop/workshop.output.ts";
import { useState } from "react";
import { nextStepOf, type NextStep } from "./next-step.ts";

interface NextStepButtonProps {
  wall: WorkshopWall;
  onMoved: (workshop: Workshop) => void;
}

/** Leads everyone on, after a question. */
export function NextStepButton({ wall, onMoved }: NextStepButtonProps) {
  const next = nextStepOf(wall);
  /** As it was when the button was pressed: a question mustn't turn into another one while it's read. */
  const [asked, setAsked] = useState<NextStep | null>(null);
  const { ask, question } = useAskedAction(trpc.workshop.move.useMutation(), {
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
          // A button of its own for each step: one that turned into another would keep the focus, and be silent.
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
        <AskFirst
          {...question}
          title={asked.title}
          keepLabel={asked.keepLabel}
          goLabel={asked.label}
          busyLabel={asked.busyLabel}
          failure="The group is where it was"
          destroys={false}
        >
          {asked.texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </AskFirst>
      )}
    </>
  );
}
