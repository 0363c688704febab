import type { Deps } from "#src/server/deps.ts";
import { remindingEveryMs, sendReminders } from "#src/server/domain/invitation/send-reminders.ts";
import { describeFault } from "#src/server/log.ts";

/**
 * Reminds invited people by mail, every full hour. A failure is logged, and the next hour tries again.
 *
 * @returns a function that ends it, once a round that runs is over.
 */
export function startInvitationReminders(deps: Deps): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  const waitForTheHour = (): void => {
    timer = setTimeout(remind, remindingEveryMs - (deps.clock.now().getTime() % remindingEveryMs)).unref();
  };
  function remind(): void {
    running = sendReminders(deps).catch((error: unknown) => {
      deps.log.error("reminding of invitations failed", describeFault(error));
    });
    waitForTheHour();
  }

  waitForTheHour();
  return () => {
    clearTimeout(timer);
    return running;
  };
}
