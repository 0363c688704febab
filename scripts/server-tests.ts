/**
 * Integration tests that run once more on a real libSQL server, by their folder in tests/integration. They are about what differs
 * there: interactive transactions, rivals, constraints and how they are reported, values on their way through HTTP, a server that
 * fails; and a few usual writes. What a statement means is the same on both, and the first run has shown it.
 */
const names = {
  accounts: ["email-change-rivals", "registration", "reset"],
  // Triggers, full-text search, and rows that are compared as a whole.
  administration: ["acts", "log", "people"],
  billing: ["processes"],
  blog: ["reading", "pictures"],
  database: [
    "backup",
    "concurrency",
    "database-server-hangs",
    "database-writes",
    "migrate",
    "readiness",
    "sweeper",
    "two-processes",
  ],
  email: ["timed-work"],
  house: ["check-command", "server-state"],
  invitations: ["inviting"],
  organisations: ["workshops"],
  programmes: ["sharing-ledger", "starting-again"],
  promise: ["rules", "storage"],
  results: ["prediction", "snapshots"],
  "sign-in": ["limits", "password-meanwhile", "rush"],
};

export const serverTests: readonly string[] = Object.entries(names).flatMap(([folder, files]) =>
  files.map((file) => `tests/integration/${folder}/${file}.test.ts`),
);
