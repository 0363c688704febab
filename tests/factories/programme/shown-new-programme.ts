import type { NewProgramme, ProgrammeSummary } from "#src/shared/programme/programme.output.ts";

export const shownProgrammeSummary = (overrides: Partial<ProgrammeSummary> = {}): ProgrammeSummary => ({
  id: "fa-1",
  title: "Spring cohort",
  purpose: "To see how others see you before we meet.",
  message: null,
  status: "running",
  closesAt: null,
  minResponses: 3,
  opens: "client",
  reminders: true,
  language: null,
  ...{ subject: null, opening: null },
  isExample: false,
  ledBy: null,
  createdAt: "2026-11-01T08:00:00.000Z",
  closedAt: null,
  clientCount: 0,
  stages: {},
  ...overrides,
});

/** The same just after its creation. */
export const shownNewProgramme = (overrides: Partial<NewProgramme> = {}): NewProgramme => ({
  ...shownProgrammeSummary(),
  clients: [],
  facilitators: [],
  invited: [],
  skipped: [],
  ...overrides,
});
