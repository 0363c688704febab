import { trpc } from "#src/islands/kit/api/trpc.ts";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import { dayOf, endOfDay } from "#src/islands/kit/page/dates.tsx";
import { ErrorSummary, formText, problemsIn, useProblems } from "#src/islands/kit/forms/form.tsx";
import { InlineForm, useInlineForm } from "#src/islands/kit/forms/inline-form.tsx";
import { Field, TextAreaField } from "#src/islands/kit/ui/Field.tsx";
import { showToast } from "#src/islands/kit/ui/toasts.tsx";
import { useRoundUpdate } from "./own.tsx";
import { teamLimits } from "#src/shared/team/team-limits.ts";
import type { TeamRound } from "#src/shared/team/team.output.ts";
import { ConfirmDialog, useConfirmedAction } from "#src/islands/kit/ui/Dialog.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { Card } from "#src/islands/kit/ui/Card.tsx";
import { useFocusLeftBehind } from "#src/islands/team/use-focus-left-behind.ts";

interface ChangeRoundProps {
  round: TeamRound;
  onEnd: () => void;
}

/** Title, purpose and deadline. */
function ChangeRound({ round, onEnd }: ChangeRoundProps) {
  const { problems, attempt, report } = useProblems();
  const update = useRoundUpdate();
  const { run, isBusy } = useAction(
    trpc.team.change.useMutation({
      onSuccess: (saved) => {
        update(saved);
        document.title = document.title.replace(round.title, () => saved.title);
        showToast({ title: "The changes are saved" });
        onEnd();
      },
      onError: (error) => report(problemsIn(error)),
    }),
  );
  const save = (form: FormData) => {
    const changes = changesIn(form, round);
    const found =
      changes === null
        ? [{ fieldId: "closesAt", message: "Please choose the day when the round ends." }]
        : [];
    report(found);
    if (changes !== null) run({ teamRoundId: round.id, ...changes });
  };
  const of = (fieldId: string) => ({
    id: fieldId,
    name: fieldId,
    error: problems.find((problem) => problem.fieldId === fieldId)?.message ?? null,
  });
  return (
    <InlineForm saveLabel="Save the changes" isBusy={isBusy} onSave={save} onCancel={onEnd}>
      <ErrorSummary title="The changes weren’t saved" problems={problems} attempt={attempt} />
      <Field
        {...of("title")}
        label="Title"
        defaultValue={round.title}
        maxLength={teamLimits.titleMaxLength}
        autoComplete="off"
        autoFocus
      />
      <TextAreaField
        {...of("purpose")}
        label="Purpose"
        optional
        defaultValue={round.purpose}
        maxLength={teamLimits.purposeMaxLength}
        rows={4}
      />
      <Field
        {...of("closesAt")}
        label="Deadline"
        type="date"
        className="max-w-60"
        defaultValue={dayOf(round.closesAt)}
        hint="People can answer until the end of that day. It moves for everyone."
      />
    </InlineForm>
  );
}

/** What the form says; null without a day. A day that stays keeps its hour. */
function changesIn(form: FormData, { closesAt }: TeamRound) {
  const day = formText(form, "closesAt");
  const end = endOfDay(day);
  if (end === null) return null;
  return {
    title: formText(form, "title"),
    purpose: formText(form, "purpose"),
    ...(day !== dayOf(closesAt) && { closesAt: end }),
  };
}

/** For leaders: its name, its purpose, and when it ends. */
export function ManageRound({ round }: { round: TeamRound }) {
  const { isOpen, open, close, opener } = useInlineForm();
  useFocusLeftBehind();
  return (
    <Card title="Lead this round">
      {isOpen ? (
        <ChangeRound round={round} onEnd={close} />
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button ref={opener} onClick={open}>
            Change title, purpose or deadline
          </Button>
          <CloseRound id={round.id} />
        </div>
      )}
    </Card>
  );
}

function CloseRound({ id }: { id: string }) {
  const update = useRoundUpdate();
  const { ask, question } = useConfirmedAction(trpc.team.close.useMutation(), {
    onDone: (closed) => {
      update(closed);
      showToast({ title: "The round is over" });
    },
  });
  return (
    <>
      <Button onClick={() => ask({ teamRoundId: id })}>End the round now</Button>
      <ConfirmDialog
        {...question}
        title="End the round now?"
        cancelLabel="Leave it open"
        confirmLabel="End the round"
        busyLabel="Ending…"
        failure="The round is still open"
        isDestructive={false}
      >
        <p>Nobody can describe anyone after that, and you can’t open it again.</p>
        <p>
          Everyone can open their window then, if at least five colleagues have described them. We’ll email
          them.
        </p>
      </ConfirmDialog>
    </>
  );
}
