import type { Client } from "#src/shared/programme/programme.output.ts";
import type { Stage } from "#src/shared/programme/stage.ts";

/** Clients whose name or address contains what someone types, at a stage or at any. */
export function clientsThatFit(clients: readonly Client[], q: string, stage: Stage | null): Client[] {
  const wanted = q.trim().toLocaleLowerCase("en-GB");
  const fits = (text: string) => text.toLocaleLowerCase("en-GB").includes(wanted);
  return clients.filter(
    (client) => (stage === null || client.stage === stage) && (fits(client.name) || fits(client.email)),
  );
}
