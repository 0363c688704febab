import { api } from "#src/islands/kit/api.ts";
import { errorText } from "#src/islands/kit/api-error.ts";
import { formText } from "#src/islands/kit/form-text.ts";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { Field } from "#src/islands/kit/ui/Field.tsx";
import { useAction } from "#src/islands/kit/use-action.ts";
import { titleMaxLength } from "#src/shared/survey-limits.ts";
import type { Survey } from "#src/shared/survey.ts";
import { useState } from "react";
import { useSurveyUpdate } from "./queries.ts";

interface RenameFormProps {
  survey: Survey;
  onEnd: () => void;
}

/** Escape leaves the name as it was. */
export function RenameForm({ survey, onEnd }: RenameFormProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const update = useSurveyUpdate(survey.id);
  const { run, isBusy } = useAction({
    act: (title: string) => api.survey.update.mutate({ surveyId: survey.id, title }),
    failure: (error) => setProblem(errorText(error)),
    onDone: (saved) => {
      update(saved);
      document.title = document.title.replace(survey.title, () => saved.title);
      onEnd();
    },
  });

  const submit = (title: string) => {
    setProblem(title === "" ? "Please give the round a title." : null);
    if (title === survey.title) onEnd();
    else if (title !== "") run(title);
  };

  return (
    <form
      className="grid gap-3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit(formText(new FormData(event.currentTarget), "title").trim());
      }}
      onKeyDown={(event) => event.key === "Escape" && onEnd()}
    >
      <Field
        label="Title"
        name="title"
        defaultValue={survey.title}
        maxLength={titleMaxLength}
        autoComplete="off"
        autoFocus
        error={problem}
        hint="The people you ask see it."
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy} busyLabel="Saving…">
          Save the title
        </Button>
        <Button look="quiet" onClick={onEnd}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
