import type { Operation } from "./operation.ts";
import { accountOperations } from "./routes/account.ts";
import { analysisOperations } from "./routes/analysis.ts";
import { responseOperations } from "./routes/response.ts";
import { surveyOperations } from "./routes/survey.ts";

/** Every REST call that there is. */
export const operations: readonly Operation[] = [
  ...accountOperations,
  ...surveyOperations,
  ...analysisOperations,
  ...responseOperations,
];
