import type { WorkshopInvitation } from "./workshop.output.ts";

/** Who leads a workshop, in English. */
export function ledByText({ host, organisation }: Pick<WorkshopInvitation, "host" | "organisation">): string {
  if (host === null) return organisation === null ? "A workshop" : `A workshop of ${organisation}`;
  return organisation === null ? `Led by ${host}` : `Led by ${host}, ${organisation}`;
}
