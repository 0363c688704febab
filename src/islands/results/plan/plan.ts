import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "#src/islands/kit/api/api.ts";
import { toastFailure, useAction } from "#src/islands/kit/api/use-action.ts";
import { resultsQuery } from "#src/islands/results/page/queries.ts";
import type { ActionPlan } from "#src/shared/action-plan/action-plan.output.ts";
import type { Quadrant } from "#src/shared/result/analysis.ts";
import { paneText } from "#src/shared/result/result-names.ts";
import { findTrait } from "#src/shared/words/catalogue.ts";

/** A plan stored in the browser before accounts had plans; null if there is none. */
export function readKeptPlan(kept: string | null): string | null {
  const all = new URLSearchParams(kept ?? "");
  const [word, person, deed, noticed] = ["traitId", "person", "deed", "noticed"].map(
    (name) => all.get(name) ?? "",
  );
  // The account has it now.
  if (all.get("inAccount") === "saved") return null;
  const name = findTrait(word ?? "")?.name ?? "";
  const lines = [name, deed, person, noticed].filter((line) => line !== undefined && line !== "");
  return lines.length === 0 ? null : lines.join("\n");
}

/** A plan as text, to share with someone. */
export function planText({ pane, traitId, person, deed, noticed }: ActionPlan): string {
  const word = traitId === null ? paneText[pane].name : (findTrait(traitId)?.name ?? traitId);
  const isOfWord = traitId !== null || deed === "";
  const lines = [
    isOfWord ? word : "",
    deed,
    person === "" ? "" : `With: ${person}`,
    noticed === "" ? "" : `Noticed: ${noticed}`,
  ];
  return lines.filter((line) => line !== "").join("\n");
}

export type WrittenPlan = Omit<ActionPlan, "updatedAt">;

/** Saves and removes plans of a round; what the page shows follows. */
export function usePlans(surveyId: string) {
  const client = useQueryClient();
  const query = resultsQuery(surveyId);
  const { queryKey } = query;
  // Only the page's data, without a call.
  const { data } = useQuery({ ...query, enabled: false });
  const put = (change: (plans: readonly ActionPlan[]) => readonly ActionPlan[]) =>
    client.setQueryData(queryKey, (data) => data && { ...data, plans: change(data.plans ?? []) });
  const save = useAction(
    useMutation({
      mutationFn: (plan: WrittenPlan) => api.panePlan.save.mutate({ surveyId, ...plan }),
      onSuccess: (saved) => put((plans) => [...plans.filter(({ pane }) => pane !== saved.pane), saved]),
      onError: toastFailure("Your step isn’t saved"),
    }),
  );
  const remove = useAction(
    useMutation({
      mutationFn: async (pane: Quadrant) => {
        await api.panePlan.remove.mutate({ surveyId, pane });
        return pane;
      },
      onSuccess: (pane) => put((plans) => plans.filter((plan) => plan.pane !== pane)),
      onError: toastFailure("Your step is still there"),
    }),
  );
  return { plans: data?.plans ?? [], save, remove };
}
