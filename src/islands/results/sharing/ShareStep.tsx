import { trpc } from "#src/islands/kit/api/trpc.ts";
import { toastFailure, useAction } from "#src/islands/kit/api/use-action.ts";
import { useSharingUpdate } from "#src/islands/kit/sharing.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { Switch } from "#src/islands/kit/ui/Field.tsx";
import { showToast } from "#src/islands/kit/ui/toasts.tsx";
import { planText } from "#src/islands/results/plan/plan.ts";
import type { ActionPlan } from "#src/shared/action-plan/action-plan.output.ts";
import { calledLeads } from "#src/shared/sharing/sharing.ts";
import type { Sharing } from "#src/shared/sharing/sharing.output.ts";

/** Changes what others see. `news`: a toast about it. */
export function useSharingChange(surveyId: string, news: (sharing: Sharing) => string) {
  const update = useSharingUpdate(surveyId);
  return useAction(
    trpc.sharing.set.useMutation({
      onSuccess: (sharing) => {
        update(sharing);
        showToast({ title: news(sharing) });
      },
      onError: toastFailure("Nothing has changed"),
    }),
  );
}

interface ShareStepProps {
  surveyId: string;
  sharing: Sharing;
  /** What they want to try; null: nothing. */
  step: ActionPlan | null;
}

/** Shares the step as it's written, with those who see the result. A later change isn't shared by itself. */
export function ShareStep({ surveyId, sharing, step }: ShareStepProps) {
  const { facilitator, plan: shared, result } = sharing;
  const written = step === null ? "" : planText(step);
  const { run, isBusy } = useSharingChange(surveyId, ({ plan }) =>
    plan === null ? "Your step isn’t shared any more" : "Your step is shared",
  );
  if (facilitator === null || (shared === null && (written === "" || !result))) return null;
  const { readers } = calledLeads(facilitator);
  const share = (plan: string | null) => run({ surveyId, plan });
  return (
    <Switch
      label={`Share my step with ${readers}`}
      isOn={shared !== null}
      isBusy={isBusy}
      onFlip={() => share(shared === null ? written : null)}
    >
      <p>
        {shared === null
          ? `${readers} will see the step you’ve written, beside your result.`
          : `${readers} can see it${result ? "" : " only while your result shows"}.`}
      </p>
      {shared !== null && shared !== written && (
        <>
          <p className="whitespace-pre-line">
            You shared this version: <bdi>{shared}</bdi>
          </p>
          {written !== "" && (
            <Button busy={isBusy} onClick={() => share(written)}>
              Share the new version
            </Button>
          )}
        </>
      )}
    </Switch>
  );
}
