import { actOnPerson } from "#src/server/domain/admin/acts/act-on-person.ts";
import { actOnMail } from "#src/server/domain/admin/acts/act-on-mail.ts";
import { actOnRound } from "#src/server/domain/admin/acts/act-on-round.ts";
import { getAdminOverview } from "#src/server/domain/admin/get-overview.ts";
import { exportLog } from "#src/server/domain/admin/log/export-log.ts";
import { listLog } from "#src/server/domain/admin/log/list-log.ts";
import { getHealth } from "#src/server/domain/admin/health/get-health.ts";
import { listMails } from "#src/server/domain/admin/mails/list-mails.ts";
import { listAdminPlans } from "#src/server/domain/admin/plans/list-plans.ts";
import { listRounds } from "#src/server/domain/admin/rounds/list-rounds.ts";
import { exportPeople } from "#src/server/domain/admin/people/export-people.ts";
import { getPerson } from "#src/server/domain/admin/people/get-person.ts";
import { listPeople } from "#src/server/domain/admin/people/list-people.ts";
import { t } from "#src/server/trpc/init.ts";
import { adminProcedure } from "#src/server/trpc/procedures.ts";
import { logInput, logQueryInput } from "#src/shared/admin/log.input.ts";
import {
  peopleInput,
  peopleQueryInput,
  personActInput,
  personIdInput,
} from "#src/shared/admin/people.input.ts";
import {
  mailActInput,
  mailsInput,
  plansInput,
  roundActInput,
  roundsInput,
} from "#src/shared/admin/lists.input.ts";

export const adminRouter = t.router({
  overview: adminProcedure.query(({ ctx }) => getAdminOverview(ctx.deps)),

  people: adminProcedure.input(peopleInput).query(({ ctx, input }) => listPeople(ctx.deps, input)),

  exportPeople: adminProcedure
    .input(peopleQueryInput)
    .query(({ ctx, input }) => exportPeople(ctx.deps, ctx, input)),

  person: adminProcedure.input(personIdInput).query(({ ctx, input }) => getPerson(ctx.deps, input.userId)),

  actOnPerson: adminProcedure
    .input(personActInput)
    .mutation(({ ctx, input }) => actOnPerson(ctx.deps, ctx, input)),

  log: adminProcedure.input(logInput).query(({ ctx, input }) => listLog(ctx.deps, input)),

  exportLog: adminProcedure.input(logQueryInput).query(({ ctx, input }) => exportLog(ctx.deps, input)),

  rounds: adminProcedure.input(roundsInput).query(({ ctx, input }) => listRounds(ctx.deps, input)),

  actOnRound: adminProcedure
    .input(roundActInput)
    .mutation(({ ctx, input }) => actOnRound(ctx.deps, ctx, input)),

  mails: adminProcedure.input(mailsInput).query(({ ctx, input }) => listMails(ctx.deps, input)),

  actOnMail: adminProcedure.input(mailActInput).mutation(({ ctx, input }) => actOnMail(ctx.deps, ctx, input)),

  plans: adminProcedure.input(plansInput).query(({ ctx, input }) => listAdminPlans(ctx.deps, input)),

  health: adminProcedure.query(({ ctx }) => getHealth(ctx.deps)),
});
