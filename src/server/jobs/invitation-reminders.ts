import type { Deps } from "#src/server/deps.ts";
import { sendReminders } from "#src/server/domain/invitation/send-reminders.ts";
import { startEveryHour } from "./every-hour.ts";

/** Reminds invited people by mail. */
export const startInvitationReminders = (deps: Deps): (() => Promise<void>) =>
  startEveryHour(deps, [{ name: "reminding of invitations", run: sendReminders }]);
