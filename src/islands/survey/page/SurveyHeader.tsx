import { Button } from "#src/islands/kit/ui/Button.tsx";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { RenameForm } from "./RenameForm.tsx";
import { SurveyDates } from "./SurveyDates.tsx";
import { useFormInPlace } from "#src/islands/survey/forms/use-form-in-place.ts";

/** The round's name and its deadline, which can be changed in place, and where the round stands. */
export function SurveyHeader({ survey }: { survey: Survey }) {
  const { isOpen, open, close, opener } = useFormInPlace();
  return (
    <header className="grid gap-3">
      {isOpen ? (
        <RenameForm survey={survey} onEnd={close} />
      ) : (
        <div className="flex flex-wrap items-center gap-x-3">
          <h1 className="min-w-0">{survey.title}</h1>
          <Button ref={opener} look="quiet" className="-ms-3" onClick={open}>
            Rename
          </Button>
        </div>
      )}
      <SurveyDates survey={survey} />
      {survey.description !== "" && <p className="measure whitespace-pre-line">{survey.description}</p>}
    </header>
  );
}
