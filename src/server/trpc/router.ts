import { t, publicProcedure, type Context, type ProcedureMeta } from "./procedures.ts";
import { botChallengeInput } from "#src/shared/bot-check/bot-check.input.ts";
import { botChallengeOutput } from "#src/shared/bot-check/bot-check.output.ts";
import { accountRouter } from "#src/server/domain/account/router.ts";
import { adminRouter } from "#src/server/domain/admin/router.ts";
import { analysisRouter } from "#src/server/domain/analysis/router.ts";
import { blogRouter, postRouter } from "#src/server/domain/blog/router.ts";
import { billingRouter } from "#src/server/domain/billing/router.ts";
import { cardRouter } from "#src/server/domain/card/router.ts";
import { dashboardRouter } from "#src/server/domain/dashboard/router.ts";
import { facilitatorRouter } from "#src/server/domain/facilitator/router.ts";
import { onboardingRouter, surveyRouter, traitRouter } from "#src/server/domain/survey/router.ts";
import { analyticsRouter } from "#src/server/domain/analytics/router.ts";
import { emailChangeRouter, verificationRouter } from "#src/server/domain/account/verification-router.ts";
import { invitationRouter } from "#src/server/domain/invitation/router.ts";
import { mailRouter } from "#src/server/domain/mail/router.ts";
import { ownBrandRouter } from "#src/server/domain/own-brand/router.ts";
import { ownDataRouter } from "#src/server/domain/own-data/router.ts";
import { actionPlanRouter } from "#src/server/domain/action-plan/router.ts";
import { programmeRouter } from "#src/server/domain/programme/router.ts";
import { clientResultRouter } from "#src/server/domain/preparation/router.ts";
import { sharingRouter } from "#src/server/domain/client/router.ts";
import { groupRouter } from "#src/server/domain/group/router.ts";
import { meetingRouter } from "#src/server/domain/meeting/router.ts";
import { organisationRouter } from "#src/server/domain/organisation/router.ts";
import { teamRouter } from "#src/server/domain/team/router.ts";
import { pictureRouter } from "#src/server/domain/blog/picture-router.ts";
import { responseRouter } from "#src/server/domain/response/router.ts";
import { sessionRouter } from "#src/server/domain/session/router.ts";
import { supportRouter } from "#src/server/domain/support/router.ts";
import { workshopGuestRouter, workshopRouter } from "#src/server/domain/workshop/router.ts";
import { voiceRouter } from "#src/server/domain/voice/router.ts";
import { callTRPCProcedure } from "@trpc/server";
import { z } from "zod";

const botCheckRouter = t.router({
  challenge: publicProcedure
    .meta({
      call: "GET /bot-challenge",
      summary:
        "What to answer, in recaptchaToken, with the next call of an action; each answer is good for one call",
      output: botChallengeOutput,
    })
    .input(botChallengeInput)
    .query(({ ctx, input }) => ctx.deps.botCheck.challenge(input.action, ctx.origin)),
});

export const appRouter = t.router({
  account: accountRouter,
  admin: adminRouter,
  analysis: analysisRouter,
  blog: blogRouter,
  botCheck: botCheckRouter,
  billing: billingRouter,
  card: cardRouter,
  dashboard: dashboardRouter,
  facilitator: facilitatorRouter,
  onboarding: onboardingRouter,
  analytics: analyticsRouter,
  emailChange: emailChangeRouter,
  invitation: invitationRouter,
  mail: mailRouter,
  ownBrand: ownBrandRouter,
  ownData: ownDataRouter,
  panePlan: actionPlanRouter,
  programme: programmeRouter,
  clientResult: clientResultRouter,
  sharing: sharingRouter,
  group: groupRouter,
  meeting: meetingRouter,
  organisation: organisationRouter,
  picture: pictureRouter,
  post: postRouter,
  response: responseRouter,
  session: sessionRouter,
  support: supportRouter,
  survey: surveyRouter,
  team: teamRouter,
  trait: traitRouter,
  verification: verificationRouter,
  voice: voiceRouter,
  workshop: workshopRouter,
  workshopGuest: workshopGuestRouter,
});

export type AppRouter = typeof appRouter;

/** Calls procedures in this process, without HTTP: for REST and for pages. */
export const createCaller = t.createCallerFactory(appRouter);
export type Caller = ReturnType<typeof createCaller>;

type Records = AppRouter["_def"]["record"];
/** Such as "survey.get". */
export type ProcedurePath = {
  [Router in keyof Records]: `${Router}.${keyof Records[Router] & string}`;
}[keyof Records];

/** A procedure with its meta. */
export interface Procedure {
  readonly path: ProcedurePath;
  readonly type: "query" | "mutation";
  /** It takes the fields of all of these. */
  readonly inputs: readonly z.ZodType[];
  readonly meta: ProcedureMeta;
  /** Calls it with unchecked input, which it validates itself. */
  readonly call: (context: Context, input: unknown) => Promise<unknown>;
}

/** tRPC's untyped record of a procedure. */
const definition = z.object({
  type: z.enum(["query", "mutation"]),
  inputs: z.array(z.custom<z.ZodType>()),
  meta: z.custom<ProcedureMeta>().prefault({}),
});

const isProcedurePath = (path: string): path is ProcedurePath =>
  Object.hasOwn(appRouter._def.procedures, path);

export function procedureAt(path: ProcedurePath): Procedure {
  const { type, inputs, meta } = definition.parse(
    Reflect.get(Object(Reflect.get(appRouter._def.procedures, path)), "_def"),
  );
  const call = (ctx: Context, input: unknown): Promise<unknown> =>
    callTRPCProcedure({
      ...{ router: appRouter, path, type, ctx },
      ...{ getRawInput: () => Promise.resolve(input), signal: undefined, batchIndex: 0 },
    });
  return { path, type, inputs, meta, call };
}

/** Every procedure that there is. */
export const procedures: readonly Procedure[] = Object.keys(appRouter._def.procedures)
  .filter(isProcedurePath)
  .map(procedureAt);
