import type { WizardState } from "#src/islands/programme/start/use-wizard.ts";
import { TextAreaField } from "#src/islands/kit/ui/Field.tsx";
import { programmeLimits } from "#src/shared/programme/programme-limits.ts";
import type { ProgrammeSummary } from "#src/shared/programme/programme.output.ts";
import { EmailPreview } from "./EmailPreview.tsx";
import { usePreview } from "./use-preview.ts";

interface EmailStepProps {
  wizard: WizardState;
  /** The programme that they join, with the note that its clients have had; null for a new one. */
  programme: ProgrammeSummary | null;
  onPlanEnded: () => void;
}

/** The invitation as it will arrive, beside the part that is the facilitator's own. */
export function EmailStep({ wizard, programme, onPlanEnded }: EmailStepProps) {
  const { draft, change, problems } = wizard;
  const preview = usePreview(draft, programme, onPlanEnded);
  const ofStep = problems.find(({ fieldId }) => fieldId === "message")?.message;
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[2fr_3fr]">
      {programme === null ? (
        <TextAreaField
          id="message"
          label="A note from you"
          optional
          rows={6}
          maxLength={programmeLimits.noteMaxLength}
          value={draft.message}
          error={ofStep ?? preview.noteProblem}
          onChange={({ currentTarget }) => change((now) => ({ ...now, message: currentTarget.value }))}
          hint="We’ll include it in every invitation. Links aren’t allowed in it."
        />
      ) : (
        <p className="measure">
          They get the same invitation as everyone else in “{programme.title}”, with the same note.
        </p>
      )}
      <EmailPreview {...preview} />
    </div>
  );
}
