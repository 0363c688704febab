import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "#src/islands/kit/api/api.ts";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import { ScriptedForm, formText } from "#src/islands/kit/forms/form.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { copyLater } from "#src/islands/kit/ui/CopyField.tsx";
import { Field, FieldFrame } from "#src/islands/kit/ui/Field.tsx";
import { ProblemNotice } from "#src/islands/kit/ui/Notice.tsx";
import { showToast } from "#src/islands/kit/ui/toasts.tsx";
import { useSurveyUpdate } from "#src/islands/survey/forms.tsx";
import type { Circle } from "#src/shared/result/analysis.output.ts";
import { circleNameMaxLength } from "#src/shared/survey/survey-limits.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";

/** Names to ask by one tap, with what the button says. */
const suggested = { Friends: "Ask friends", Family: "Ask family", Work: "Ask people at work" };
/** What the first people are called if their owner doesn't say. */
const anyone = "First circle";

/** A circle that was just made, and whether its link was copied. */
export interface NewCircle {
  readonly surveyId: string;
  readonly copying: Promise<boolean> | null;
}

interface Wanted {
  readonly name: string;
  readonly ownName: string;
  /** An older round to take in; null for a new one with a link. */
  readonly surveyId: string | null;
}

/** Adds a circle; a new one gets its link at once. @returns the link; null for an older round */
async function add(ofSurveyId: string, { name, ownName, surveyId }: Wanted) {
  const added = await api.survey.addCircle.mutate({
    ...{ ofSurveyId, name, ownName },
    ...(surveyId !== null && { surveyId }),
  });
  if (surveyId !== null) return { added, link: null };
  const { shareableLink } = await api.survey.share.mutate({ surveyId: added.id });
  return { added, link: shareableLink };
}

interface AskCircleProps {
  survey: Survey;
  circles: readonly Circle[];
  onMade: (made: NewCircle) => void;
}

/** Asks another circle by one tap on a name, or by a name of one's own. */
export function AskCircle({ survey, circles, onMade }: AskCircleProps) {
  const utils = trpc.useUtils();
  const update = useSurveyUpdate(survey.id);
  const [ownName, setOwnName] = useState(anyone);
  const isFirst = circles.length === 0;
  const adding = useMutation({
    mutationFn: (wanted: Wanted) => add(survey.id, wanted),
    onSuccess: ({ added, link }) => {
      update({ circleGroup: added.circleGroup, circleName: survey.circleName ?? ownName });
      if (link === null) showToast({ title: `“${added.title}” is one of your circles now` });
    },
    // Also after a failure: the circle may be there without its link.
    onSettled: async () => {
      await Promise.all([
        utils.survey.get.invalidate({ surveyId: survey.id }),
        utils.analysis.circles.invalidate(),
      ]);
    },
  });
  const { run, isBusy, problem } = useAction({
    ...adding,
    mutateAsync: async (wanted: Wanted) => {
      const made = adding.mutateAsync(wanted);
      const copying = wanted.surveyId === null ? copyLater(made.then(({ link }) => link ?? "")) : null;
      const { added } = await made;
      onMade({ surveyId: added.id, copying });
    },
  });
  const taken = isFirst ? [ownName] : circles.map(({ name }) => name);
  const free = Object.entries(suggested).filter(([name]) => !taken.includes(name));
  const ask = (name: string, surveyId: string | null = null) => run({ name, ownName, surveyId });
  return (
    <div className="grid gap-4">
      {isFirst ? (
        <FieldFrame label="Whom have you asked so far?">
          {(control) => (
            <select
              {...control}
              className="input max-w-60"
              value={ownName}
              onChange={(event) => setOwnName(event.target.value)}
            >
              {[anyone, ...Object.keys(suggested)].map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          )}
        </FieldFrame>
      ) : (
        <h3>Ask another circle</h3>
      )}
      {free.length > 0 && (
        <div className="flex flex-wrap gap-3">
          {free.map(([name, label]) => (
            <Button key={name} busy={isBusy} busyLabel="Making the link…" onClick={() => ask(name)}>
              {label}
            </Button>
          ))}
        </div>
      )}
      <ScriptedForm
        className="flex flex-wrap items-end gap-3"
        onSubmit={(form) => ask(formText(form, "name").trim())}
      >
        <Field
          label={free.length === 0 ? "Its name" : "Or give it another name"}
          name="name"
          maxLength={circleNameMaxLength}
          autoComplete="off"
          className="max-w-60"
          hint="The people you ask see it."
        />
        <Button type="submit" busy={isBusy} busyLabel="Making the link…">
          Make its link
        </Button>
      </ScriptedForm>
      <ProblemNotice problem={problem} title="The circle was not made" />
      {/* A new one is folded, and asks for the rounds again. */}
      <OlderRound
        key={circles.length}
        survey={survey}
        taken={circles.map(({ surveyId }) => surveyId)}
        isBusy={isBusy}
        onAdd={ask}
      />
    </div>
  );
}

interface OlderRoundProps {
  survey: Survey;
  /** Rounds that are circles already. */
  taken: readonly string[];
  isBusy: boolean;
  onAdd: (name: string, surveyId: string) => void;
}

/** Takes in a round with the same own words that was made before. */
function OlderRound({ survey, taken, isBusy, onAdd }: OlderRoundProps) {
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery({
    queryKey: ["rounds with the same words", survey.id],
    queryFn: () => api.survey.list.query(),
    enabled: isOpen,
  });
  const rounds = data?.filter((round) => canJoin(round, survey) && !taken.includes(round.id));
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Add a round you made before</summary>
      {rounds === undefined ? (
        <p className="mt-3">Loading…</p>
      ) : rounds.length === 0 ? (
        <p className="measure mt-3">
          You have no other round with the same words for yourself. Only such rounds can be compared as
          circles.
        </p>
      ) : (
        <ScriptedForm
          className="mt-3 grid justify-items-start gap-4"
          onSubmit={(form) => onAdd(formText(form, "name").trim(), formText(form, "surveyId"))}
        >
          <FieldFrame label="Round">
            {(control) => (
              <select {...control} className="input" name="surveyId">
                {rounds.map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title}
                  </option>
                ))}
              </select>
            )}
          </FieldFrame>
          <Field
            label="What to call these people"
            name="name"
            required
            maxLength={circleNameMaxLength}
            autoComplete="off"
            hint="Such as Friends. The round keeps its title, link and answers, and stays with these circles. If it’s open already, your own words can’t change any more."
          />
          <Button type="submit" busy={isBusy} busyLabel="Adding…">
            Add this round
          </Button>
        </ScriptedForm>
      )}
    </details>
  );
}

const canJoin = (round: Survey, survey: Survey): boolean =>
  round.id !== survey.id &&
  round.circleGroup === null &&
  round.audience === "personal" &&
  round.teamRoundId === null &&
  round.traits.length > 0 &&
  round.traits.join() === survey.traits.join();
