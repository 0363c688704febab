import { type ProgrammeProps, leaveDeleted, useProgrammeUpdate } from "./programme-update.ts";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import { InlineForm, useFocusFallback, useInlineForm } from "#src/islands/kit/forms/inline-form.tsx";
import { NotLoaded } from "#src/islands/kit/page/loading.tsx";
import { Choice } from "#src/islands/kit/ui/Field.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { Notice, ProblemNotice } from "#src/islands/kit/ui/Notice.tsx";
import { showToast } from "#src/islands/kit/ui/toasts.tsx";
import type { Programme, Facilitator } from "#src/shared/programme/programme.output.ts";
import { paths } from "#src/shared/site/paths.ts";
import { useState, useRef } from "react";
import { LocalDate } from "#src/islands/kit/page/dates.tsx";
import { programmeLimits } from "#src/shared/programme/programme.ts";
import { ConfirmDialog, useConfirmedAction } from "#src/islands/kit/ui/Dialog.tsx";

interface AddFacilitatorProps {
  programme: Programme;
  onEnd: () => void;
}

/** Chooses among people who lead a team with the reader. */
function AddFacilitator({ programme, onEnd }: AddFacilitatorProps) {
  const { id: faId } = programme;
  const query = trpc.programme.colleagues.useQuery({ faId }, { gcTime: 0 });
  const [picked, setPicked] = useState<string | null>(null);
  const update = useProgrammeUpdate();
  const { run, isBusy, problem } = useAction(
    trpc.programme.addFacilitator.useMutation({
      onSuccess: (added) => {
        update({ ...programme, facilitators: [...programme.facilitators, added] });
        showToast({ title: `${added.name} leads this programme with you` });
        onEnd();
      },
    }),
  );
  const { data: colleagues } = query;
  if (colleagues === undefined)
    return <NotLoaded query={query} what="Your colleagues" loading="Loading your colleagues" lines={2} />;
  const chosen = colleagues.find(({ userId }) => userId === picked) ?? colleagues[0];
  if (chosen === undefined) return <NoColleague onEnd={onEnd} />;
  const { userId, organisationId } = chosen;
  return (
    <InlineForm
      saveLabel={`Add ${chosen.name}`}
      isBusy={isBusy}
      onSave={() => run({ faId, userId, organisationId })}
      onCancel={onEnd}
    >
      <div className="max-w-form">
        <Choice
          label="Who should lead it with you?"
          value={userId}
          options={colleagues.map((one) => [one.userId, `${one.name}, ${one.organisation}`])}
          onPick={setPicked}
        />
      </div>
      <ProblemNotice problem={problem} />
    </InlineForm>
  );
}

function NoColleague({ onEnd }: Pick<AddFacilitatorProps, "onEnd">) {
  return (
    <Notice title="There’s nobody to add">
      <p>
        You can add owners and facilitators of <a href={paths.team()}>a team</a> that you lead, too.
      </p>
      <p className="mt-2">
        <Button onClick={onEnd}>Close</Button>
      </p>
    </Notice>
  );
}

/** Removes a leader from a programme, after asking: one question for the list. */
function useRemoveFacilitator(programme: Programme) {
  const { id: faId, title, facilitators } = programme;
  const update = useProgrammeUpdate();
  const [asked, setAsked] = useState<Facilitator | null>(null);
  const name = asked?.name ?? "them";
  const isYou = asked?.isYou === true;
  const { ask, question } = useConfirmedAction(trpc.programme.removeFacilitator.useMutation(), {
    leaves: isYou,
    onDone: (_, { userId }) => {
      if (isYou) {
        leaveDeleted(`You don’t lead “${title}” any more`);
        return;
      }
      update({ ...programme, facilitators: facilitators.filter((one) => one.userId !== userId) });
      showToast({ title: `${name} doesn’t lead this programme any more` });
    },
  });
  return {
    remove: (one: Facilitator) => {
      setAsked(one);
      ask({ faId, userId: one.userId });
    },
    question: (
      <ConfirmDialog
        {...question}
        title={isYou ? `Step out of “${title}”?` : `Remove ${name}?`}
        cancelLabel={isYou ? "Stay" : "Keep them"}
        confirmLabel={isYou ? "Step out" : `Remove ${name}`}
        busyLabel={isYou ? "Stepping out…" : "Removing…"}
        failure={isYou ? "You still lead it" : "They still lead it"}
      >
        {isYou ? (
          <p>You’ll stop seeing the programme and its clients at once. Your notes on them are deleted.</p>
        ) : (
          <p>
            <bdi>{name}</bdi> stops seeing the programme and its clients at once. Their notes on clients are
            deleted. Yours stay.
          </p>
        )}
        <p>Clients find it in the list of what they agreed to.</p>
      </ConfirmDialog>
    ),
  };
}

/** The programme's leaders. The owner adds and removes them; they can leave. */
export function LeadingSection({ programme, hasPlan }: ProgrammeProps) {
  const { ledBy, facilitators, status } = programme;
  const heading = useRef<HTMLHeadingElement>(null);
  const focusWatch = useFocusFallback(heading);
  const { isOpen, open, close, opener } = useInlineForm();
  const { remove, question } = useRemoveFacilitator(programme);
  const isOwn = ledBy === null;
  const hasRoom = facilitators.length < programmeLimits.coFacilitators;
  return (
    <section className="grid gap-4" aria-labelledby="leading" {...focusWatch}>
      <h2 id="leading" ref={heading} tabIndex={-1}>
        Who leads this programme
      </h2>
      <ul className="max-w-measure border-b border-hair">
        <li className="border-t border-hair py-3">
          <bdi>{isOwn ? "You" : ledBy}</bdi>, who started it
        </li>
        {facilitators.map((one) => (
          <li
            key={one.userId}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-hair py-3"
          >
            <span className="wrap-anywhere">
              <bdi>{one.isYou ? "You" : one.name}</bdi>{" "}
              <span className="text-sm text-muted">
                {one.organisation !== null && (
                  <>
                    <bdi>{one.organisation}</bdi> ·{" "}
                  </>
                )}
                since <LocalDate iso={one.since} />
              </span>
            </span>
            {(isOwn || one.isYou) && (
              <Button
                look="quiet"
                className="-mx-3"
                aria-label={one.isYou ? undefined : `Remove ${one.name}`}
                onClick={() => remove(one)}
              >
                {one.isYou ? "Step out" : "Remove"}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {isOwn ? (
        <p className="measure text-muted">
          Someone you add sees how far each client is, and only results that clients share after that. We
          email your clients about it.
        </p>
      ) : (
        <p className="measure text-muted">
          You see the results that clients have shared since you came. Group pictures are for {ledBy} alone,
          because they go by what clients have shown {ledBy}.
        </p>
      )}
      {isOwn && hasPlan && hasRoom && status === "running" && (
        <div>
          {isOpen ? (
            <AddFacilitator programme={programme} onEnd={close} />
          ) : (
            <Button ref={opener} onClick={open}>
              Add a colleague
            </Button>
          )}
        </div>
      )}
      {question}
    </section>
  );
}
