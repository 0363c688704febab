import { clients, programmes } from "#db/schema/index.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";

let made = 0;

type ProgrammeRow = typeof programmes.$inferSelect;
type ClientRow = typeof clients.$inferSelect;

export async function makeProgramme(
  deps: Deps,
  facilitator: Actor,
  overrides: Partial<ProgrammeRow> = {},
): Promise<ProgrammeRow> {
  const row: ProgrammeRow = {
    id: deps.ids.id(),
    facilitatorId: facilitator.userId,
    title: "Spring cohort",
    purpose: "To see how others see you before we meet.",
    note: null,
    closesAt: null,
    minResponses: 3,
    opens: "client",
    reminders: true,
    language: null,
    ...{ invitationSubject: null, invitationOpening: null },
    isExample: false,
    createdAt: deps.clock.now(),
    closedAt: null,
    startKey: null,
    startRequest: null,
    ...overrides,
  };
  await deps.db.write((tx) => tx.insert(programmes).values(row));
  return row;
}

/** A client who was asked without an email, and has not replied unless `overrides` say so. */
export async function makeClient(
  deps: Deps,
  programme: ProgrammeRow,
  overrides: Partial<ClientRow> = {},
): Promise<ClientRow> {
  made += 1;
  const email =
    overrides.email ?? `client-${deps.ids.id().slice(0, 6).toLowerCase()}-${String(made)}@example.org`;
  const row: ClientRow = {
    id: deps.ids.id(),
    programmeId: programme.id,
    name: `Client ${String(made)}`,
    email,
    mailbox: email,
    state: "invited",
    surveyId: null,
    agreedAt: null,
    sharedSince: null,
    isCounted: null,
    sharedPlan: null,
    invitedAt: deps.clock.now(),
    repliedAt: null,
    nudgedAt: null,
    doneAt: null,
    remindersDone: 0,
    nextReminderAt: null,
    ...overrides,
  };
  await deps.db.write((tx) => tx.insert(clients).values(row));
  return row;
}
