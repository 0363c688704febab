import type {
  Client,
  ClientDetails,
  ClientInProgramme,
  Programme,
  Today,
} from "#src/shared/programme/programme.output.ts";
import type { Stage } from "#src/shared/programme/programme.ts";

/* What facilitators' pages get from the API. */

/** Asked five days ago without a reply, by default. */
export const shownClient = (overrides: Partial<Client> = {}): Client => ({
  id: "client-1",
  name: "Anna Berg",
  email: "anna@example.org",
  stage: "invited",
  answers: null,
  minResponses: 3,
  closesAt: "2026-12-01T18:00:00.000Z",
  invitedAt: "2026-11-19T09:00:00.000Z",
  nudgedAt: null,
  delivery: "usual",
  canNudge: true,
  sharedSince: null,
  canMeet: true,
  ...overrides,
});

export const clientOfSpring = (overrides: Partial<Client> = {}): ClientInProgramme => ({
  ...shownClient(overrides),
  faId: "spring",
  programme: "Spring cohort",
  opens: "client",
});

/** A client with the facts of their own page. */
export const shownDetails = (overrides: Partial<ClientDetails> = {}): ClientDetails => ({
  ...clientOfSpring(),
  ...{ opens: "client", status: "running", isExample: false, ledBy: null },
  ...{ repliedAt: null, nextReminderAt: null, isDone: false },
  ...overrides,
});

export function shownProgramme(
  clients: readonly Client[] = [],
  overrides: Partial<Programme> = {},
): Programme {
  const stages: Partial<Record<Stage, number>> = {};
  for (const { stage } of clients) stages[stage] = (stages[stage] ?? 0) + 1;
  return {
    id: "spring",
    title: "Spring cohort",
    purpose: "To see how others see you.",
    message: null,
    status: "running",
    closesAt: "2026-12-01T18:00:00.000Z",
    minResponses: 3,
    opens: "client",
    reminders: true,
    language: null,
    isExample: false,
    ...{ ledBy: null, subject: null, opening: null },
    createdAt: "2026-11-19T09:00:00.000Z",
    closedAt: null,
    clientCount: clients.length,
    stages,
    clients,
    facilitators: [],
    ...overrides,
  };
}

export function shownSummary(programme: Programme): Today["programmes"][number] {
  const { clients: _, facilitators: __, ...summary } = programme;
  return summary;
}

/** A facilitator with a plan and nothing else, by default. */
export const shownToday = (overrides: Partial<Today> = {}): Today => ({
  totalClientAssessments: 0,
  totalClientPeerResponses: 0,
  clientAssessments: [],
  hasPlan: true,
  today: [],
  todayCount: 0,
  programmes: [],
  programmeCount: 0,
  clientCount: 0,
  teamRounds: [],
  ...overrides,
});
