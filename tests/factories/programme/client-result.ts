import { clients, snapshots } from "#db/schema/index.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { writePortrait } from "#src/server/domain/insight/portrait/write-portrait.ts";
import type { ProgrammeRow } from "#src/server/domain/programme/queries.ts";
import { createSurvey } from "#src/server/domain/survey/create-survey.ts";
import type { SnapshotContent } from "#src/shared/result/analysis.ts";
import { eq } from "drizzle-orm";
import { makeClient } from "./programme.ts";
import { makeUser } from "#tests/factories/user.ts";

type ClientRow = typeof clients.$inferSelect;

/** Stores the next result of a survey like a reveal. */
export async function makeResult(deps: Deps, surveyId: string, number: number, content: SnapshotContent) {
  const now = deps.clock.now();
  const row = {
    id: deps.ids.id(),
    surveyId,
    number,
    responseCount: content.responseCount,
    content,
    insights: writePortrait(content),
    insightSource: "template",
    writingUntil: null,
    createdAt: now,
    updatedAt: now,
  };
  await deps.db.write((tx) => tx.insert(snapshots).values(row));
  return row;
}

/** A client with a result, not shared unless `overrides` say so. */
export async function makeClientWithResult(
  deps: Deps,
  programme: ProgrammeRow,
  content: SnapshotContent,
  overrides: Partial<ClientRow> = {},
): Promise<ClientRow & { readonly surveyId: string; readonly owner: Actor }> {
  const owner = await makeUser(deps);
  const { id: surveyId } = await createSurvey(deps, owner, {});
  await makeResult(deps, surveyId, 1, content);
  const client = await makeClient(deps, programme, {
    state: "accepted",
    surveyId,
    repliedAt: deps.clock.now(),
    ...overrides,
  });
  return { ...client, surveyId, owner };
}

export const changeClient = (deps: Deps, clientId: string, change: Partial<ClientRow>) =>
  deps.db.write((tx) => tx.update(clients).set(change).where(eq(clients.id, clientId)));
