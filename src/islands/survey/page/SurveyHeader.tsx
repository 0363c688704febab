import { Button } from "#src/islands/kit/ui/Button.tsx";
import type { Sharing } from "#src/shared/sharing/sharing.output.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { SurveyDates } from "./SurveyDates.tsx";
import { useFormInPlace } from "#src/islands/kit/forms/use-form-in-place.ts";
import { lazy, Suspense } from "react";
import { calledLeads } from "#src/shared/sharing/leads.ts";

interface ProgrammeLineProps {
  /** The round's. */
  title: string;
  facilitator: NonNullable<Sharing["facilitator"]>;
}

/** For whose session the round is, in which programme unless its title has said so, and the way to what that person sees. */
function ProgrammeLine({ title, facilitator }: ProgrammeLineProps) {
  const { name, programme } = facilitator;
  const { everyone, s } = calledLeads(facilitator);
  return (
    <p className="text-muted">
      For your session with {name}
      {programme !== title && (
        <>
          {"\u00A0"}· {programme}
        </>
      )}{" "}
      <a className="link-line" href="#sharing">
        What {everyone} see{s}
      </a>
    </p>
  );
}

/** Loaded when it is asked for: most visits to a round are to look. */
const RenameForm = lazy(async () => ({ default: (await import("./RenameForm.tsx")).RenameForm }));

interface SurveyHeaderProps {
  survey: Survey;
  /** null where the round belongs to no programme. */
  facilitator: Sharing["facilitator"];
}

/** The round's name and its deadline, which can be changed in place, and where the round stands. */
export function SurveyHeader({ survey, facilitator }: SurveyHeaderProps) {
  const { isOpen, open, close, opener } = useFormInPlace();
  return (
    <header className="grid gap-3">
      {isOpen ? (
        <Suspense>
          <RenameForm survey={survey} onEnd={close} />
        </Suspense>
      ) : (
        <div className="flex flex-wrap items-center gap-x-3">
          <h1 className="min-w-0">{survey.title}</h1>
          {survey.teamRoundId === null && (
            <Button ref={opener} look="quiet" className="-ms-3" onClick={open}>
              Rename
            </Button>
          )}
        </div>
      )}
      <SurveyDates survey={survey} />
      {facilitator && <ProgrammeLine title={survey.title} facilitator={facilitator} />}
      {survey.description !== "" && <p className="measure whitespace-pre-line">{survey.description}</p>}
    </header>
  );
}
