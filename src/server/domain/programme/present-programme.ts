import type { Client, Programme, ProgrammeSummary } from "#src/shared/programme/programme.output.ts";
import type { Stage } from "#src/shared/programme/stage.ts";
import type { ClientProgress, ProgrammeRow } from "./queries.ts";
import { answersOf, canNudge, isRunning, stageOf } from "./rules.ts";

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

/** A client as their facilitator sees them (rule F1). */
export function presentClient(programme: ProgrammeRow, client: ClientProgress, now: Date): Client {
  const stage = stageOf(client, now);
  const { id, name, email, surveyId } = client;
  return {
    id,
    name,
    email,
    stage,
    answers: answersOf(client),
    minResponses: client.roundMinResponses ?? programme.minResponses,
    closesAt: iso(surveyId === null ? programme.closesAt : client.roundClosesAt),
    invitedAt: client.invitedAt.toISOString(),
    nudgedAt: iso(client.nudgedAt),
    canNudge: canNudge(programme, client, stage, now),
    sharedSince: stage === "shared" ? iso(client.sharedSince) : null,
    isCounted: client.countedSince !== null,
  };
}

/** A programme with how many clients are at each stage. */
export function presentSummary(
  programme: ProgrammeRow,
  stages: Readonly<Partial<Record<Stage, number>>>,
): ProgrammeSummary {
  const { id, title, purpose, note, closesAt, minResponses, opens, reminders, isExample } = programme;
  return {
    ...{ id, title, purpose, message: note, minResponses, opens, reminders, isExample, stages },
    status: isRunning(programme) ? "running" : "closed",
    closesAt: iso(closesAt),
    createdAt: programme.createdAt.toISOString(),
    closedAt: iso(programme.closedAt),
    clientCount: Object.values(stages).reduce((sum, n) => sum + n, 0),
  };
}

export function presentProgramme(
  programme: ProgrammeRow,
  rows: readonly ClientProgress[],
  now: Date,
): Programme {
  const clients = rows.map((row) => presentClient(programme, row, now));
  const stages: Partial<Record<Stage, number>> = {};
  for (const { stage } of clients) stages[stage] = (stages[stage] ?? 0) + 1;
  return { ...presentSummary(programme, stages), clients };
}
