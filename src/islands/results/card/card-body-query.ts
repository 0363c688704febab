import { lacksScript } from "#src/islands/results/page/lacks-script.ts";
import { queryOptions } from "@tanstack/react-query";

/** What is said of cards, and what makes them: few open it, so its script comes when it is asked for. */
export const cardBodyQuery = queryOptions({
  queryKey: ["card body"],
  queryFn: () => import("./CardBody.tsx").catch(lacksScript),
  staleTime: Infinity,
  structuralSharing: false,
});
