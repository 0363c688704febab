import { queryOptions } from "@tanstack/react-query";

/** What makes cards, which few open: its script comes when it is asked for. */
export const cardMakerQuery = queryOptions({
  queryKey: ["card maker"],
  queryFn: () => import("./CardMaker.tsx").catch(lacksScript),
  staleTime: Infinity,
  structuralSharing: false,
});

/** After a new version of the site the old one's scripts are gone. */
function lacksScript(): never {
  throw new Error("A part of this page did not come. Nothing is lost: please load the page again.");
}
