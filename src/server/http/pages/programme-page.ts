import type { Programme, ProgrammeSummary } from "#src/shared/programme/programme.output.ts";
import type { PageLocals } from "./pages.ts";
import { unlessMissing, unlessRefused } from "./page-form.ts";

/** A programme without its clients, for pages that show none: two hundred would make it heavy. */
export function programmeSummary({ clients, facilitators, ...summary }: Programme): ProgrammeSummary {
  return summary;
}

type Api = PageLocals["api"];

/**
 * The first data of a facilitator's insights page: for all clients, or for one. "refused": this person has
 * neither the plan nor a programme. "missing": they have no such programme or client.
 */
export async function loadInsights(api: Api, faId: string, clientId: string | null) {
  const [programme, group, retakes, client] = await Promise.all([
    unlessMissing(api.programme.get({ faId })),
    clientId === null ? unlessRefused(unlessMissing(api.group.state({ faId }))) : undefined,
    clientId === null ? unlessMissing(api.clientResult.groupRetakes({ faId })) : undefined,
    clientId === null ? undefined : unlessMissing(loadClient(api, clientId)),
  ]);
  if (programme === undefined) {
    const overview = await unlessRefused(api.facilitator.overview());
    return overview === undefined ? "refused" : "missing";
  }
  // Group pictures are the owner's alone.
  if (clientId === null)
    return {
      programme,
      group: programme.ledBy === null ? (group ?? null) : null,
      retakes: retakes ?? null,
      client: null,
    };
  const isKnown = programme.clients.some(({ id }) => id === clientId);
  return isKnown && client !== undefined ? { programme, group: null, retakes: null, client } : "missing";
}

/** Notes are always there; the result and what is derived from it, only while the client shares it. */
async function loadClient(api: Api, clientId: string) {
  const [result, preparation, retakes, notes] = await Promise.all([
    unlessMissing(api.clientResult.analysis({ clientId })),
    unlessMissing(api.clientResult.preparation({ clientId })),
    unlessMissing(api.clientResult.retakes({ clientId })),
    api.clientResult.notes({ clientId }),
  ]);
  return { result: result ?? null, preparation: preparation ?? null, retakes: retakes ?? null, notes };
}

/** A programme's newest picture to present; undefined where the visitor has none. */
export async function findNewestPicture(api: Api, faId: string) {
  const programme = await unlessMissing(api.programme.get({ faId }));
  const group = programme && (await unlessRefused(unlessMissing(api.group.state({ faId }))));
  const [picture] = group?.pictures ?? [];
  return programme && picture && { title: programme.title, picture };
}
