import type { User } from "#src/shared/account/account.output.ts";

export const shownUser = (changes: Partial<User> = {}): User => ({
  id: "1",
  email: "ada@example.org",
  name: "Ada Vale",
  firstName: "Ada",
  lastName: "Vale",
  displayName: null,
  username: null,
  role: "user",
  isAdmin: false,
  onboardingStatus: "completed",
  onboardingState: { intendedAccountType: null, return_to: null },
  ...changes,
});
