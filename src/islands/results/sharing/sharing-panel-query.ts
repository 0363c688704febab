import { lacksScript } from "#src/islands/results/page/lacks-script.ts";
import { queryOptions } from "@tanstack/react-query";

/** Most rounds are in no programme: the script for the others comes when one of them is shown. */
export const sharingPanelQuery = queryOptions({
  queryKey: ["sharing panel"],
  queryFn: () => import("./SharingPanel.tsx").catch(lacksScript),
  staleTime: Infinity,
  structuralSharing: false,
});
