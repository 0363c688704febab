import { FormInPlace, useFormInPlace } from "#src/islands/kit/forms/in-place.tsx";
import { formText } from "#src/islands/kit/forms/form.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { TextAreaField } from "#src/islands/kit/ui/Field.tsx";
import { showToast } from "#src/islands/kit/ui/toasts.tsx";
import { useSurveyChange } from "#src/islands/survey/forms.tsx";
import { noteMaxLength } from "#src/shared/survey/survey-limits.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";

/** A few words of the owner's, on the page that everyone they ask opens, by the link or by an invitation. */
export function PageNote({ survey }: { survey: Survey }) {
  const { isOpen, open, close, opener } = useFormInPlace();
  const { problem, attempt, save, isBusy } = useSurveyChange(survey.id, () => {
    showToast({ title: "Your note is saved" });
    close();
  });
  if (isOpen) {
    return (
      <FormInPlace
        saveLabel="Save the note"
        isBusy={isBusy}
        onSave={(form) => save({ note: formText(form, "note").trim() })}
        onCancel={close}
      >
        <TextAreaField
          label="A note on their page"
          name="note"
          rows={3}
          defaultValue={survey.note}
          maxLength={noteMaxLength}
          autoFocus
          error={problem}
          attempt={attempt}
          hint="Everyone you ask reads it above the words. Leave it empty to remove it."
        />
      </FormInPlace>
    );
  }
  return (
    <div className="grid justify-items-start gap-2">
      {survey.note !== "" && (
        <figure className="measure">
          <figcaption className="text-sm text-muted">Your note on their page</figcaption>
          <blockquote className="border-s-2 border-line ps-4 whitespace-pre-line wrap-anywhere" dir="auto">
            {survey.note}
          </blockquote>
        </figure>
      )}
      <Button ref={opener} look="quiet" className="-ms-3" onClick={open}>
        {survey.note === "" ? "Add a note to their page" : "Change the note"}
      </Button>
    </div>
  );
}
