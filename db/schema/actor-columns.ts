import { users } from "./user.ts";

/** What requests know of the person that they act for, `Actor`, as columns to select. */
export const actorColumns = {
  userId: users.id,
  email: users.email,
  mailbox: users.mailbox,
  firstName: users.firstName,
  lastName: users.lastName,
  username: users.username,
  role: users.role,
  isAdmin: users.isAdmin,
  emailVerifiedAt: users.emailVerifiedAt,
  onboardingStatus: users.onboardingStatus,
  intendedAccountType: users.intendedAccountType,
  returnTo: users.returnTo,
};
