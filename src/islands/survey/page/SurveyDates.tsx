import { LocalDate } from "#src/islands/kit/page/LocalDate.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { useFormInPlace } from "#src/islands/kit/forms/use-form-in-place.ts";
import { lazy, Suspense } from "react";

/** Loaded when it is asked for: most visits to a round are to look. */
const DeadlineForm = lazy(async () => ({ default: (await import("./DeadlineForm.tsx")).DeadlineForm }));

/** When the round began, and when it ends: while it runs, that is its owner's to say. */
export function SurveyDates({ survey }: { survey: Survey }) {
  const { isOpen, open, close, opener } = useFormInPlace();
  // Of a team round, it's for those who lead it to say.
  const runs = survey.status === "in_progress" && survey.teamRoundId === null;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3">
        <DatesText survey={survey} />
        {runs && !isOpen && (
          <Button ref={opener} look="quiet" className="-ms-3" onClick={open}>
            {survey.closesAt === null ? "Set a deadline" : "Change the deadline"}
          </Button>
        )}
      </div>
      {runs && isOpen && (
        <Suspense>
          <DeadlineForm survey={survey} onEnd={close} />
        </Suspense>
      )}
    </>
  );
}

function DatesText({ survey: { completedAt, closesAt, createdAt } }: { survey: Survey }) {
  return (
    <p className="text-muted [&_time]:whitespace-nowrap">
      <span className="badge me-2 text-sm text-ink">{completedAt === null ? "Open" : "Closed"}</span>
      Started <LocalDate iso={createdAt} />
      {completedAt !== null && (
        <>
          , closed <LocalDate iso={completedAt} withTime />
        </>
      )}
      {completedAt === null && closesAt !== null && (
        <>
          , closes <LocalDate iso={closesAt} withTime />
        </>
      )}
    </p>
  );
}
