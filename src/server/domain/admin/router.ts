import { getAdminOverview } from "./get-overview.ts";
import { actOnMail } from "#src/server/domain/admin/acts/act-on-mail.ts";
import { actOnPerson } from "#src/server/domain/admin/acts/act-on-person.ts";
import { actOnRound } from "#src/server/domain/admin/acts/act-on-round.ts";
import { getHealth } from "#src/server/domain/admin/health/get-health.ts";
import { exportLog, listLog } from "#src/server/domain/admin/log/log.ts";
import { listMails } from "#src/server/domain/admin/mails/list-mails.ts";
import { exportPeople, listPeople } from "#src/server/domain/admin/people/people.ts";
import { getPersonPage } from "#src/server/domain/admin/people/get-person-page.ts";
import { listAdminPlans } from "#src/server/domain/admin/plans/list-plans.ts";
import { listRounds } from "#src/server/domain/admin/rounds/list-rounds.ts";
import { t, adminProcedure } from "#src/server/trpc/procedures.ts";
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
} from "#src/shared/admin/admin.output.ts";
import { peopleOutput, personActOutput, personPageOutput } from "#src/shared/admin/people.output.ts";
import { exportedTableOutput } from "#src/shared/result/analysis.output.ts";

export const adminRouter = t.router({
  overview: adminProcedure
    .meta({
      call: "GET /admin/overview",
      summary: "Totals of this server, and what began in each of the last weeks; for administrators",
      output: adminOverviewOutput,
    })
    .query(({ ctx }) => getAdminOverview(ctx.deps)),

  people: adminProcedure
    .meta({
      call: "GET /admin/people",
      summary: "People with an account, a page at a time; for administrators",
      output: peopleOutput,
    })
    .input(peopleInput)
    .query(({ ctx, input }) => listPeople(ctx.deps, input)),

  exportPeople: adminProcedure
    .meta({
      call: "GET /admin/people.csv",
      summary:
        "The same people as CSV, 5,000 at most, within 15 minutes after signing in; the log says so; for administrators",
      output: exportedTableOutput,
      isSpending: true,
      otherOutputs: { "text/csv": exportedTableOutput },
    })
    .input(peopleQueryInput)
    .query(({ ctx, input }) => exportPeople(ctx.deps, ctx, input)),

  person: adminProcedure
    .meta({
      call: "GET /admin/people/{userId}",
      summary: "One person, what they lead and pay, and known emails to them; for administrators",
      output: personPageOutput,
    })
    .input(personIdInput)
    .query(({ ctx, input }) => getPersonPage(ctx.deps, input.userId)),

  actOnPerson: adminProcedure
    .meta({
      call: "POST /admin/people/{userId}/{act}",
      summary:
        "Do something to a person, tell them by email, and write it into the log; for administrators. What gives power or takes something for good needs a sign-in within 15 minutes, or the password",
      output: personActOutput,
      errors: [409],
    })
    .input(personActInput)
    .mutation(({ ctx, input }) => actOnPerson(ctx.deps, ctx, input)),

  log: adminProcedure
    .meta({
      call: "GET /admin/log",
      summary: "What administrators did, a page at a time; for administrators",
      output: logOutput,
    })
    .input(logInput)
    .query(({ ctx, input }) => listLog(ctx.deps, input)),

  exportLog: adminProcedure
    .meta({
      call: "GET /admin/log.csv",
      summary: "The same as CSV, the first 5,000 at most; for administrators",
      output: exportedTableOutput,
      otherOutputs: { "text/csv": exportedTableOutput },
    })
    .input(logQueryInput)
    .query(({ ctx, input }) => exportLog(ctx.deps, input)),

  rounds: adminProcedure
    .meta({
      call: "GET /admin/rounds",
      summary: "Rounds, a page at a time: dates and counts that no answer moves; for administrators",
      output: adminRoundsOutput,
    })
    .input(roundsInput)
    .query(({ ctx, input }) => listRounds(ctx.deps, input)),

  actOnRound: adminProcedure
    .meta({
      call: "POST /admin/rounds/{surveyId}/{act}",
      summary:
        "Close a round or turn off its link, tell its owner, and write it into the log; for administrators",
      output: roundActOutput,
      errors: [409],
    })
    .input(roundActInput)
    .mutation(({ ctx, input }) => actOnRound(ctx.deps, ctx, input)),

  mails: adminProcedure
    .meta({
      call: "GET /admin/mails",
      summary:
        "Emails about accounts that were refused, and the queue as it stood on the hour; for administrators",
      output: adminMailsOutput,
    })
    .input(mailsInput)
    .query(({ ctx, input }) => listMails(ctx.deps, input)),

  actOnMail: adminProcedure
    .meta({
      call: "POST /admin/mails/{mailId}/{act}",
      summary: "Try a refused email again or drop it, and write it into the log; for administrators",
      output: mailActOutput,
    })
    .input(mailActInput)
    .mutation(({ ctx, input }) => actOnMail(ctx.deps, ctx, input)),

  plans: adminProcedure
    .meta({
      call: "GET /admin/plans",
      summary: "Plans, by what changed last or by when they end, a page at a time; for administrators",
      output: adminPlansOutput,
    })
    .input(plansInput)
    .query(({ ctx, input }) => listAdminPlans(ctx.deps, input)),

  health: adminProcedure
    .meta({
      call: "GET /admin/health",
      summary: "How the server and its parts are; for administrators",
      output: healthOutput,
    })
    .query(({ ctx }) => getHealth(ctx.deps)),
});
