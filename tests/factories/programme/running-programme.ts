import * as schema from "#db/schema/index.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { createProgramme } from "#src/server/domain/programme/create-programme.ts";
import { eq } from "drizzle-orm";
import { makeSharedSurvey } from "#tests/factories/survey.ts";
import { makeUser } from "#tests/factories/user.ts";

/** A programme with everything, and a survey of its client in that state. */
export async function runProgramme(deps: Deps, actor: Actor, state: "accepted" | "declined") {
  const { id, invited } = await createProgramme(deps, actor, {
    title: "Zenobia’s cohort",
    message: null,
    clients: [{ name: "Client of Zenobia", email: "client@example.net" }],
  });
  const client = await makeUser(deps);
  const { survey } = await makeSharedSurvey(deps, client);
  const clientId = invited[0]?.id ?? "";
  const at = deps.clock.now();
  await deps.db.write(async (tx) => {
    const taking = { state, surveyId: state === "accepted" ? survey.id : null };
    await tx.update(schema.clients).set(taking).where(eq(schema.clients.id, clientId));
    await tx
      .insert(schema.clientNotes)
      .values({ clientId, userId: actor.userId, text: "Zenobia noted this", updatedAt: at });
    const meeting = { state: "asked", step: "start", version: 1, startedAt: at, updatedAt: at } as const;
    await tx.insert(schema.meetings).values({ clientId, ...meeting });
    const content = { rule: 2 as const, counted: 5, words: [], themes: [], ownThemes: [] };
    const picture = { id: "picture", programmeId: id, number: 1, content, createdAt: at };
    await tx.insert(schema.groupPictures).values(picture);
    await tx.insert(schema.groupMembers).values({ pictureId: "picture", clientId, snapshotId: "s" });
  });
  return { client, surveyId: survey.id, clientId };
}
