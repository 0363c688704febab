import { days, hours } from "#src/server/clock.ts";
import { sendDigests } from "#src/server/domain/facilitator/send-digests.ts";
import { sendReminders } from "#src/server/domain/invitation/send-reminders.ts";
import { createDelivery } from "#src/server/domain/mail/queue/deliver-mails.ts";
import { printLocalMails } from "#src/server/domain/mail/queue/show-local-mails.ts";
import { lookBack } from "#src/server/domain/survey/timed/notify-ready-surveys.ts";
import { notifyOwners } from "#src/server/domain/survey/timed/notify-owners.ts";
import { emailRules } from "#src/server/jobs/mail-worker.ts";
import { timedWork } from "#src/server/jobs/timed-work.ts";
import { systemTimers } from "#src/server/timers.ts";
import { makeAnswers } from "#tests/factories/survey.ts";
import { makeInviting } from "./act-cases.ts";
import { always, type Case } from "./case.ts";
import type { World } from "./world.ts";

const transport = { send: () => Promise.resolve() };

/** Everything that happens by itself, at a time at which nothing is due. */
export const jobCases: readonly Case[] = [
  ...timedWork.map(({ name, run }) => always(`${name}, nothing due`, ({ deps }) => run(deps))),
  {
    name: "looking back, at 1,000 rounds",
    prepare: ({ deps }) => {
      deps.answeredRounds.goOnBehind("");
      return Promise.resolve(() => lookBack(deps));
    },
  },
  always("the mail worker’s tick, nothing due", ({ deps }) =>
    createDelivery(deps, transport, systemTimers, emailRules).tick(0),
  ),
  always("the tick without a mail server", ({ deps }) => printLocalMails(deps, () => undefined)),
];

/** Moves to the next Monday morning. */
function waitForMonday({ deps: { clock } }: World): void {
  while (clock.now().getUTCDay() !== 1 || clock.now().getUTCHours() !== 9) clock.advance(hours(1));
}

/** The same with something to do. Time passes for all that is done afterwards, so these come last. */
export const dueCases: readonly Case[] = [
  {
    name: "news of rounds, one of them ready",
    prepare: async (world) => {
      const { shareId } = await makeInviting(world, 1);
      await makeAnswers(world.deps, shareId, 3);
      return () => notifyOwners(world.deps);
    },
  },
  {
    name: "reminding of invitations, 200 of them due",
    prepare: async (world) => {
      const { owner } = await makeInviting(world, 100);
      await makeInviting(world, 100, owner);
      // The first look only works out when the next one is due.
      await sendReminders(world.deps);
      world.deps.clock.advance(days(3));
      return () => sendReminders(world.deps);
    },
  },
  {
    name: "digests for facilitators, on a Monday",
    prepare: (world) => {
      waitForMonday(world);
      return Promise.resolve(() => sendDigests(world.deps));
    },
  },
];
