import { formText } from "#src/islands/kit/forms/form.tsx";
import { Field } from "#src/islands/kit/ui/Field.tsx";
import { showToast } from "#src/islands/kit/ui/toasts.tsx";
import { titleMaxLength } from "#src/shared/survey/survey-limits.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { FormInPlace } from "#src/islands/kit/forms/in-place.tsx";
import { useSurveyChange } from "#src/islands/survey/forms.tsx";

interface RenameFormProps {
  survey: Survey;
  onEnd: () => void;
}

/** Another name for the round, in the place of the present one. */
export function RenameForm({ survey, onEnd }: RenameFormProps) {
  const { problem, attempt, refuse, save, isBusy } = useSurveyChange(survey.id, (saved) => {
    showToast({ title: "The title is saved" });
    document.title = document.title.replace(survey.title, () => saved.title);
    onEnd();
  });

  const submit = (title: string) => {
    refuse(title === "" ? "Please give the round a title." : null);
    if (title === survey.title) onEnd();
    else if (title !== "") save({ title });
  };

  return (
    <FormInPlace
      saveLabel="Save the title"
      isBusy={isBusy}
      onSave={(form) => submit(formText(form, "title").trim())}
      onCancel={onEnd}
    >
      <Field
        label="Title"
        name="title"
        defaultValue={survey.title}
        maxLength={titleMaxLength}
        autoComplete="off"
        autoFocus
        error={problem}
        attempt={attempt}
        hint="The people you ask see it."
      />
    </FormInPlace>
  );
}
