import { seconds } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import { deliverDueMails } from "#src/server/domain/mail/deliver-mails.ts";
import type { MailTransport } from "#src/server/domain/mail/mail-transport.ts";
import { describeFault } from "#src/server/log.ts";
import { printLocalMails } from "#src/server/domain/mail/show-local-mails.ts";

export interface MailWorker {
  /** Looks very soon: something was queued. Not at once, as an answer waits that must not tell whether a mail goes out. */
  wake(): void;
  /** Takes no more mails, and resolves when those in hand are settled. */
  stop(): Promise<void>;
}

/** By then the answer of whoever queued a mail is on its way. */
const answerMs = 20;

interface WorkerSettings {
  /** Where mails of the local mailbox are shown as they come. */
  readonly print?: (text: string) => void;
  /** How often to look for retries, and for what other processes queued. */
  readonly pollMs?: number;
}

const toConsole = (text: string): void => {
  process.stdout.write(text);
};

/**
 * Sends queued mails for as long as the process runs; `null` prints those of the local mailbox. Never throws: what fails
 * is logged and tried again.
 */
export function startMailWorker(
  deps: Pick<Deps, "db" | "clock" | "log" | "env">,
  transport: MailTransport | null,
  { print = toConsole, pollMs = seconds(2) }: WorkerSettings = {},
): MailWorker {
  const ending = new AbortController();
  let isFailing = false;
  let isWoken = false;
  let running: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;

  async function round(): Promise<void> {
    try {
      await (transport === null
        ? printLocalMails(deps, print)
        : deliverDueMails(deps, transport, ending.signal));
      isFailing = false;
    } catch (error) {
      // Once for each time that the database goes away, not every two seconds.
      if (!isFailing) deps.log.error("mail worker failed", describeFault(error));
      isFailing = true;
    }
  }

  function runSoon(delayMs: number): void {
    clearTimeout(timer);
    if (!ending.signal.aborted) timer = setTimeout(run, delayMs).unref();
  }

  function run(): void {
    isWoken = true;
    if (running !== null || ending.signal.aborted) return;
    clearTimeout(timer);
    running = (async () => {
      while (isWoken && !ending.signal.aborted) {
        isWoken = false;
        await round();
      }
    })().finally(() => {
      running = null;
      runSoon(pollMs);
    });
  }

  run();
  return {
    wake: () => {
      isWoken = true;
      if (running === null) runSoon(answerMs);
    },
    stop: async () => {
      ending.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
