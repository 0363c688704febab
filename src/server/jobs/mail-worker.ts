import type { Deps } from "#src/server/deps.ts";
import { accountEmails } from "#src/server/domain/account/welcome.ts";
import { invitationEmails } from "#src/server/domain/invitation/remind-peers.ts";
import {
  type BrandOwners,
  type EmailRules,
  type FindShown,
  createDelivery,
} from "#src/server/domain/mail/queue/deliver-mails.ts";
import type { MailTransport } from "#src/server/domain/mail/queue/mail-transport.ts";
import { printLocalMails } from "#src/server/domain/mail/queue/show-local-mails.ts";
import { tickMs } from "#src/server/domain/mail/queue/token-bucket.ts";
import { inviteBrandOwners, inviteEmails } from "#src/server/domain/organisation/inviting/invite-members.ts";
import { inOurWords } from "#src/server/domain/programme/asking/ask-clients.ts";
import { planEmails } from "#src/server/domain/action-plan/send-look-backs.ts";
import { findShownBrand } from "#src/server/domain/own-brand/own-brand.ts";
import { clientBrandOwners, clientEmails } from "#src/server/domain/programme/asking/remind-clients.ts";
import { teamBrandOwners, teamEmails } from "#src/server/domain/team/emails.ts";
import { workshopBrandOwners, workshopEmails } from "#src/server/domain/workshop/guest/guest-place.ts";
import { describeFault } from "#src/server/log.ts";
import { systemTimers, type Timers } from "#src/server/clock.ts";

/** How long emails about each subject are wanted: each feature has its own rules. */
export const emailRules: EmailRules = {
  ...accountEmails,
  ...invitationEmails,
  ...clientEmails,
  ...inviteEmails,
  ...teamEmails,
  ...workshopEmails,
  ...planEmails,
};

const brandOwners: BrandOwners = {
  ...clientBrandOwners,
  ...inviteBrandOwners,
  ...teamBrandOwners,
  ...workshopBrandOwners,
  account: (_, userId) => Promise.resolve({ userId }),
};

export const findShown =
  (deps: Pick<Deps, "env" | "clock">): FindShown =>
  async (tx, email) => {
    const { kind, subjectType, subjectId } = email;
    const owner = subjectType && subjectId ? await brandOwners[subjectType]?.(tx, subjectId) : undefined;
    const brand = await findShownBrand(tx, deps, owner?.userId ?? null);
    return { brand, ...(kind === "client invitation" && (await inOurWords(tx, deps, email))) };
  };

export interface MailWorker {
  /** Takes no more emails, and resolves when current ones are settled. */
  stop(): Promise<void>;
}

interface WorkerSettings {
  /** Prints new emails of the local mailbox. */
  readonly print?: (text: string) => void;
  readonly timers?: Timers;
}

const toConsole = (text: string): void => {
  process.stdout.write(text);
};

/**
 * Sends queued emails while the process runs; `null` prints those of the local mailbox. It polls twice a
 * second and nothing wakes it, so that its timing reveals nothing. Never throws: failures are logged and
 * retried.
 */
export function startMailWorker(
  deps: Pick<Deps, "db" | "clock" | "log" | "env" | "reachability">,
  transport: MailTransport | null,
  { print = toConsole, timers = systemTimers }: WorkerSettings = {},
): MailWorker {
  const delivery =
    transport === null ? null : createDelivery(deps, transport, timers, emailRules, findShown(deps));
  const startedAt = timers.now();
  let ticks = 0;
  let isFailing = false;
  let running: Promise<void> | null = null;
  let cancel = (): void => undefined;

  async function guarded(work: Promise<void>): Promise<void> {
    try {
      await work;
      isFailing = false;
    } catch (error) {
      // Once per outage, not at each tick.
      if (!isFailing) deps.log.error("email worker failed", describeFault(error));
      isFailing = true;
    }
  }

  function tick(): void {
    // Skips missed ticks, and doesn't schedule twice when a timer fires early.
    ticks = Math.max(ticks, Math.floor((timers.now() - startedAt) / tickMs));
    const at = startedAt + ticks * tickMs;
    ticks += 1;
    cancel = timers.wait(startedAt + ticks * tickMs - timers.now(), tick);
    running ??= guarded(delivery === null ? printLocalMails(deps, print) : delivery.tick(at)).finally(() => {
      running = null;
    });
  }

  tick();
  return {
    stop: async () => {
      cancel();
      await running;
      if (delivery !== null) await guarded(delivery.stop());
    },
  };
}
