import { useProgrammeUpdate } from "#src/islands/facilitator/programme/use-programme-update.ts";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import { FormInPlace } from "#src/islands/kit/forms/FormInPlace.tsx";
import { LoadFailed } from "#src/islands/kit/page/LoadFailed.tsx";
import { Choice } from "#src/islands/kit/ui/Choice.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import { Skeleton } from "#src/islands/kit/ui/Skeleton.tsx";
import { showToast } from "#src/islands/kit/ui/toasts/toast-store.ts";
import type { Programme } from "#src/shared/programme/programme.output.ts";
import { paths } from "#src/shared/site/paths.ts";
import { useState } from "react";

interface AddFacilitatorProps {
  programme: Programme;
  onEnd: () => void;
}

/** Chooses among those who lead a team with the reader. */
export function AddFacilitator({ programme, onEnd }: AddFacilitatorProps) {
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
    return query.error === null ? (
      <Skeleton label="Loading your colleagues" lines={2} />
    ) : (
      <LoadFailed
        what="Your colleagues"
        error={query.error}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  const chosen = colleagues.find(({ userId }) => userId === picked) ?? colleagues[0];
  if (chosen === undefined) return <NoColleague onEnd={onEnd} />;
  const { userId, organisationId } = chosen;
  return (
    <FormInPlace
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
      {problem !== null && (
        <Notice tone="error">
          <p>{problem}</p>
        </Notice>
      )}
    </FormInPlace>
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
