import { lacksScript } from "#src/islands/results/page/lacks-script.ts";
import { queryOptions } from "@tanstack/react-query";

/** What makes cards, which few open: its script comes when it is asked for. */
export const cardMakerQuery = queryOptions({
  queryKey: ["card maker"],
  queryFn: () => import("./CardMaker.tsx").catch(lacksScript),
  staleTime: Infinity,
  structuralSharing: false,
});
