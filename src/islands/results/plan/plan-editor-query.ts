import { lacksScript } from "#src/islands/results/page/lacks-script.ts";
import { queryOptions } from "@tanstack/react-query";

/** Most folds stay closed: what is in them comes when one is opened. */
export const planEditorQuery = queryOptions({
  queryKey: ["plan editor"],
  queryFn: () => import("./PlanEditor.tsx").catch(lacksScript),
  staleTime: Infinity,
  structuralSharing: false,
});
