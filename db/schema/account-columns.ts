import { actorColumns } from "./actor-columns.ts";
import { users } from "./user.ts";

/** An account as sign-in and sign-up know it, as columns to select. */
export const accountColumns = {
  ...actorColumns,
  passwordHash: users.passwordHash,
  emailVerifiedAt: users.emailVerifiedAt,
};
