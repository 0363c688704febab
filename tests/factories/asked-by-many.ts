import type { Actor } from "#src/server/actor.ts";
import { invitePeople } from "#src/server/domain/invitation/invite-people.ts";
import { releaseMails } from "#src/server/domain/mail/throttle/release-mails.ts";
import { createSurvey } from "#src/server/domain/survey/create-survey.ts";
import { makeFacilitator } from "#tests/factories/programme/facilitator.ts";
import { deliverDueMails } from "#tests/setup/deliver-mails.ts";
import type { TestDeps } from "#tests/setup/deps.ts";

export const mo = "mo@example.org";

/** A new survey with so many invitations. */
export async function ask(deps: TestDeps, owner: Actor, ...emails: string[]) {
  const { id } = await createSurvey(deps, owner, {});
  const outcome = await invitePeople(deps, owner, id, { emails, message: null });
  return { id, outcome, delivery: outcome.invited[0]?.delivery ?? outcome.skipped[0]?.reason };
}

/** Accounts that have each invited Mo as often as they may. */
export async function crowd(deps: TestDeps, accounts: number): Promise<void> {
  for (let n = 0; n < accounts; n += 1) {
    const account = await makeFacilitator(deps, { firstName: `Crowd${String(n)}` });
    for (let m = 0; m < 5; m += 1) await ask(deps, account, mo);
  }
}

/** The senders of Mo's emails, in the order of sending. */
export async function namesTo(deps: TestDeps): Promise<string[]> {
  const names: string[] = [];
  const transport = {
    send: ({ to, text }: { to: string; text: string }) => {
      if (to === mo) names.push(/\n(\w+) [\w ]+ asks you:/.exec(text)?.[1] ?? text);
      return Promise.resolve();
    },
  };
  await releaseMails(deps);
  await deliverDueMails(deps, transport);
  return names;
}
