import { getAdminOverview } from "./get-overview.ts";
import { actOnMail } from "#src/server/domain/admin/acts/act-on-mail.ts";
import { actOnPerson } from "#src/server/domain/admin/acts/act-on-person.ts";
import { actOnRound } from "#src/server/domain/admin/acts/act-on-round.ts";
import { getHealth } from "#src/server/domain/admin/health/get-health.ts";
import { exportLog, listLog } from "#src/server/domain/admin/log/log.ts";
import { listMails } from "#src/server/domain/admin/mails/list-mails.ts";
import { exportPeople, getPerson, listPeople } from "#src/server/domain/admin/people/people.ts";
import { listAdminPlans } from "#src/server/domain/admin/plans/list-plans.ts";
import { listRounds } from "#src/server/domain/admin/rounds/list-rounds.ts";
import { t, adminProcedure, rest } from "#src/server/trpc/procedures.ts";
import {
  mailActInput,
  mailsInput,
  plansInput,
  roundActInput,
  roundsInput,
  logInput,
  logQueryInput,
  peopleInput,
  peopleQueryInput,
  personActInput,
  personIdInput,
} from "#src/shared/admin/admin.input.ts";
import {
  adminMailsOutput,
  adminPlansOutput,
  adminRoundsOutput,
  healthOutput,
  mailActOutput,
  roundActOutput,
  logOutput,
  adminOverviewOutput,
  peopleOutput,
  personActOutput,
  personOutput,
} from "#src/shared/admin/admin.output.ts";
import { exportedTableOutput } from "#src/shared/result/analysis.output.ts";

export const adminRouter = t.router({
  overview: adminProcedure
    .meta(
      rest(
        "GET /admin/overview",
        "Totals of everything on this server; for administrators",
        adminOverviewOutput,
      ),
    )
    .query(({ ctx }) => getAdminOverview(ctx.deps)),

  people: adminProcedure
    .meta(
      rest("GET /admin/people", "People with an account, a page at a time; for administrators", peopleOutput),
    )
    .input(peopleInput)
    .query(({ ctx, input }) => listPeople(ctx.deps, input)),

  exportPeople: adminProcedure
    .meta(
      rest(
        "GET /admin/people.csv",
        "The same people as CSV, 5,000 at most, within 15 minutes after signing in; the log says so; for administrators",
        exportedTableOutput,
        { isSpending: true, otherOutputs: { "text/csv": exportedTableOutput } },
      ),
    )
    .input(peopleQueryInput)
    .query(({ ctx, input }) => exportPeople(ctx.deps, ctx, input)),

  person: adminProcedure
    .meta(rest("GET /admin/people/{userId}", "One person; for administrators", personOutput))
    .input(personIdInput)
    .query(({ ctx, input }) => getPerson(ctx.deps, input.userId)),

  actOnPerson: adminProcedure
    .meta(
      rest(
        "POST /admin/people/{userId}/{act}",
        "Do something to a person, tell them by email, and write it into the log; for administrators. What gives power or takes something for good needs a sign-in within 15 minutes, or the password",
        personActOutput,
        { errors: [409] },
      ),
    )
    .input(personActInput)
    .mutation(({ ctx, input }) => actOnPerson(ctx.deps, ctx, input)),

  log: adminProcedure
    .meta(rest("GET /admin/log", "What administrators did, a page at a time; for administrators", logOutput))
    .input(logInput)
    .query(({ ctx, input }) => listLog(ctx.deps, input)),

  exportLog: adminProcedure
    .meta(
      rest(
        "GET /admin/log.csv",
        "The same as CSV, the first 5,000 at most; for administrators",
        exportedTableOutput,
        { otherOutputs: { "text/csv": exportedTableOutput } },
      ),
    )
    .input(logQueryInput)
    .query(({ ctx, input }) => exportLog(ctx.deps, input)),

  rounds: adminProcedure
    .meta(
      rest(
        "GET /admin/rounds",
        "Rounds: dates and counts that no answer moves, and nobody’s words; for administrators",
        adminRoundsOutput,
      ),
    )
    .input(roundsInput)
    .query(({ ctx, input }) => listRounds(ctx.deps, input)),

  actOnRound: adminProcedure
    .meta(
      rest(
        "POST /admin/rounds/{surveyId}/{act}",
        "Close a round or turn off its link, tell its owner, and write it into the log; for administrators",
        roundActOutput,
        { errors: [409] },
      ),
    )
    .input(roundActInput)
    .mutation(({ ctx, input }) => actOnRound(ctx.deps, ctx, input)),

  mails: adminProcedure
    .meta(
      rest(
        "GET /admin/mails",
        "Emails about accounts that were refused, and the queue as it stood on the hour; for administrators",
        adminMailsOutput,
      ),
    )
    .input(mailsInput)
    .query(({ ctx, input }) => listMails(ctx.deps, input)),

  actOnMail: adminProcedure
    .meta(
      rest(
        "POST /admin/mails/{mailId}/{act}",
        "Try a refused email again or drop it, and write it into the log; for administrators",
        mailActOutput,
      ),
    )
    .input(mailActInput)
    .mutation(({ ctx, input }) => actOnMail(ctx.deps, ctx, input)),

  plans: adminProcedure
    .meta(
      rest(
        "GET /admin/plans",
        "Plans, by what changed last or by when they end, a page at a time; for administrators",
        adminPlansOutput,
      ),
    )
    .input(plansInput)
    .query(({ ctx, input }) => listAdminPlans(ctx.deps, input)),

  health: adminProcedure
    .meta(rest("GET /admin/health", "How the server and its parts are; for administrators", healthOutput))
    .query(({ ctx }) => getHealth(ctx.deps)),
});
