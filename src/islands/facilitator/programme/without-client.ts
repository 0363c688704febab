import type { Programme } from "#src/shared/programme/programme.output.ts";
import type { Stage } from "#src/shared/programme/stage.ts";

/** The programme once a client is removed. */
export function withoutClient(programme: Programme, clientId: string): Programme {
  const clients = programme.clients.filter(({ id }) => id !== clientId);
  const stages: Partial<Record<Stage, number>> = {};
  for (const { stage } of clients) stages[stage] = (stages[stage] ?? 0) + 1;
  return { ...programme, clients, stages, clientCount: clients.length };
}
