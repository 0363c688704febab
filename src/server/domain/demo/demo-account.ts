import type { User, SessionInfo } from "#src/shared/account/account.output.ts";
import type { Billing } from "#src/shared/plan/billing.output.ts";
import { freeBilling } from "#src/shared/plan/billing.ts";
import type { MailPreferences } from "#src/shared/mail/mail-preferences.output.ts";

/** The person of the demo. They are in no database, so nobody can sign in as them. */
export const demoUser: User = {
  id: "demo-owner",
  email: "maya@example.org",
  name: "Maya Demo",
  firstName: "Maya",
  lastName: "Demo",
  displayName: null,
  username: "maya",
  role: "user",
  isAdmin: false,
  onboardingStatus: "completed",
  onboardingState: { intendedAccountType: "individual", return_to: null },
};

export const demoBilling: Billing = freeBilling;

export const demoPreferences: MailPreferences = {
  rounds: true,
  plans: true,
  invitations: true,
  clients: true,
};

export const demoSessions: readonly SessionInfo[] = [
  {
    id: "demo-session-1",
    device: "Firefox on Linux",
    createdAt: "2026-03-02T09:00:00.000Z",
    lastSeenAt: "2026-03-23T09:00:00.000Z",
    current: true,
  },
  {
    id: "demo-session-2",
    device: "Safari on iPhone",
    createdAt: "2026-03-09T18:00:00.000Z",
    lastSeenAt: "2026-03-22T20:00:00.000Z",
    current: false,
  },
];
