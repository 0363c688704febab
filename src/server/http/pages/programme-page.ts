import type { Programme, ProgrammeSummary } from "#src/shared/programme/programme.output.ts";
import type { PageLocals } from "./pages.ts";
import { unlessMissing, unlessRefused } from "./page-form.ts";

/** A programme without its clients, for pages that show none: two hundred would make it heavy. */
export function programmeSummary({ clients, facilitators, ...summary }: Programme): ProgrammeSummary {
  return summary;
}

type Api = PageLocals["api"];

/**
 * The first data of a facilitator's page about all clients of a programme. "refused": this person has neither
 * the plan nor a programme. "missing": they have no such programme.
 */
export async function loadInsights(api: Api, faId: string) {
  const [programme, group, retakes] = await Promise.all([
    unlessMissing(api.programme.get({ faId })),
    unlessRefused(unlessMissing(api.group.state({ faId }))),
    unlessMissing(api.clientResult.groupRetakes({ faId })),
  ]);
  if (programme === undefined) return refusalFor(api);
  // Group pictures are the owner's alone.
  return { programme, group: programme.ledBy === null ? (group ?? null) : null, retakes: retakes ?? null };
}

async function refusalFor(api: Api): Promise<"refused" | "missing"> {
  return (await unlessRefused(api.facilitator.overview())) === undefined ? "refused" : "missing";
}

/** The same about one client: notes are always there, the result only while the client shares it. */
export async function loadClient(api: Api, faId: string, clientId: string) {
  const client = await unlessMissing(api.programme.client({ clientId }));
  if (client?.faId !== faId) return refusalFor(api);
  const [result, preparation, retakes, notes, ledger] = await Promise.all([
    unlessMissing(api.clientResult.analysis({ clientId })),
    unlessMissing(api.clientResult.preparation({ clientId })),
    unlessMissing(api.clientResult.retakes({ clientId })),
    api.clientResult.notes({ clientId }),
    api.clientResult.ledger({ clientId }),
  ]);
  const shared = { result: result ?? null, preparation: preparation ?? null, retakes: retakes ?? null };
  return { client, ...shared, notes, ledger };
}

/** A programme's newest picture to present; undefined where the visitor has none. */
export async function findNewestPicture(api: Api, faId: string) {
  const programme = await unlessMissing(api.programme.get({ faId }));
  const group = programme && (await unlessRefused(unlessMissing(api.group.state({ faId }))));
  const [picture] = group?.pictures ?? [];
  return programme && picture && { title: programme.title, picture };
}
