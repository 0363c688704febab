import { useState } from "react";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import { LocalDate, dayOf, endOfDay } from "#src/islands/kit/page/dates.tsx";
import { ErrorSummary, fieldOf, formText, problemsIn, useProblems } from "#src/islands/kit/forms/form.tsx";
import { InlineForm, useInlineForm } from "#src/islands/kit/forms/inline-form.tsx";
import { Field, TextAreaField } from "#src/islands/kit/ui/Field.tsx";
import { showToast } from "#src/islands/kit/ui/toasts.tsx";
import { finishedText, useRoundUpdate } from "./own.tsx";
import { people as peopleCount } from "#src/shared/survey/survey-stage.ts";
import { teamLimits } from "#src/shared/team/team-limits.ts";
import type { TeamRound } from "#src/shared/team/team.output.ts";
import { ConfirmedButton } from "#src/islands/kit/ui/Dialog.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { Card } from "#src/islands/kit/ui/Card.tsx";
import { useFocusLeftBehind } from "#src/islands/kit/browser/use-focus-left-behind.ts";

function ChangeRound({ round, onEnd }: { round: TeamRound; onEnd: () => void }) {
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
    const day = formText(form, "closesAt");
    const closesAt = endOfDay(day);
    report(
      closesAt === null
        ? [{ fieldId: "closesAt", message: "Please choose the day when the round ends." }]
        : [],
    );
    if (closesAt === null) return;
    run({
      teamRoundId: round.id,
      title: formText(form, "title"),
      purpose: formText(form, "purpose"),
      // A day that stays keeps its hour.
      ...(day !== dayOf(round.closesAt) && { closesAt }),
    });
  };
  const of = (id: string) => fieldOf(problems, id);
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
        hint="People can answer until the end of that day. It moves for everyone, and never to less than a day from now."
      />
    </InlineForm>
  );
}

/** For leaders. */
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
          <RemindEveryone round={round} />
          <EndRound round={round} />
        </div>
      )}
      {round.canRemindAt !== null && (
        <p className="mt-3 text-muted">
          Everyone has been reminded. You can do it again from <LocalDate iso={round.canRemindAt} withTime />.
        </p>
      )}
    </Card>
  );
}

/** Reminds everyone at once: nobody can tell who was behind. */
function RemindEveryone({ round: { id, people, canRemindAt } }: { round: TeamRound }) {
  const update = useRoundUpdate();
  return (
    <ConfirmedButton
      label="Remind everyone"
      button={{ disabled: canRemindAt !== null }}
      mutation={trpc.team.remind.useMutation()}
      input={{ teamRoundId: id }}
      onDone={(reminded) => {
        update(reminded);
        showToast({ title: `We’re reminding ${peopleCount(reminded.people.length)}` });
      }}
      title="Remind everyone?"
      cancelLabel="Not now"
      confirmLabel={`Remind ${peopleCount(people.length)}`}
      busyLabel="Reminding…"
      failure="Nobody was reminded"
      isDestructive={false}
    >
      <p>
        All who take part get one email, finished or not. You can do it once in {teamLimits.remindAfterDays}{" "}
        days. We also remind those who are behind, three days and one day before the end.
      </p>
    </ConfirmedButton>
  );
}

/** With room for a clock that is behind. */
const noticeMs = teamLimits.noticeHours * 3_600_000 + 300_000;

/** Ends it at once when all have finished, else in a day. */
function EndRound({ round: { id, closesAt, finished, people } }: { round: TeamRound }) {
  const update = useRoundUpdate();
  const isDone = finished === people.length;
  const [seenAt, setSeenAt] = useState(() => Date.now());
  const close = trpc.team.close.useMutation();
  if (!isDone && new Date(closesAt).getTime() - seenAt <= noticeMs)
    return <p className="text-muted">It ends within a day, so there’s nothing to end.</p>;
  return (
    <ConfirmedButton
      label={isDone ? "End the round now" : "End the round"}
      mutation={close}
      input={{ teamRoundId: id }}
      onDone={(closed) => {
        update(closed);
        setSeenAt(Date.now());
        const isOver = closed.state === "over";
        showToast({ title: isOver ? "The round is over" : "It ends in 24 hours, and we’ve told everyone" });
      }}
      title={isDone ? "End the round now?" : "End the round in 24 hours?"}
      cancelLabel="Leave it open"
      confirmLabel={isDone ? "End it now" : "End it in 24 hours"}
      busyLabel="Ending…"
      failure="The round goes on as before"
      isDestructive={false}
    >
      {isDone ? (
        <p>Everyone has finished. All windows open at once, and we email everyone about theirs.</p>
      ) : (
        <>
          <p>
            {finishedText(finished ?? 0, people.length)}. The others get 24 hours: the deadline moves, and we
            email everyone now.
          </p>
          <p>
            All windows open then, and the team picture is made. After that nobody can describe anyone, and
            you can’t open the round again.
          </p>
        </>
      )}
    </ConfirmedButton>
  );
}
