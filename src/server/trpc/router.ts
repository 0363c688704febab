import { t } from "./init.ts";
import { accountRouter } from "./routers/account.ts";
import { analysisRouter } from "./routers/analysis.ts";
import { responseRouter } from "./routers/response.ts";
import { sessionRouter } from "./routers/session.ts";
import { surveyRouter } from "./routers/survey.ts";
import { traitRouter } from "./routers/trait.ts";

export const appRouter = t.router({
  account: accountRouter,
  analysis: analysisRouter,
  response: responseRouter,
  session: sessionRouter,
  survey: surveyRouter,
  trait: traitRouter,
});

export type AppRouter = typeof appRouter;

/** Calls procedures in this process, without HTTP: for REST and for pages. */
export const createCaller = t.createCallerFactory(appRouter);
export type Caller = ReturnType<typeof createCaller>;
