import type { Deps } from "#src/server/deps.ts";
import { forgetLimit } from "./limits.ts";

/** Counts attempts at one account, from wherever they come. */
export const logInsByAccount = "log-ins by account";

/** Sets the count back: the person has shown that the account is theirs. */
export const forgetLogIns = (deps: Pick<Deps, "db">, email: string): Promise<void> =>
  forgetLimit(deps, logInsByAccount, email);
