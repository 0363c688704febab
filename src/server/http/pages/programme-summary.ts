import type { Programme, ProgrammeSummary } from "#src/shared/programme/programme.output.ts";

/** A programme for a page that shows none of its clients: two hundred would make it heavy. */
export function programmeSummary({ clients, facilitators, ...summary }: Programme): ProgrammeSummary {
  return summary;
}
