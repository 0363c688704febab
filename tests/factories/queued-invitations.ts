import { mails } from "#db/schema/index.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { invitePeople } from "#src/server/domain/invitation/invite-people.ts";
import { createSurvey } from "#src/server/domain/survey/create-survey.ts";
import { parseEnv } from "#src/server/env.ts";
import { makeFacilitator } from "./programme/facilitator.ts";

/** With a mail server configured, so that emails wait. */
export const mailingEnv = parseEnv({
  BOT_CHECK: "off",
  SITE_URL: "https://panes.example",
  MAIL_URL: "smtp://127.0.0.1:1",
});

let rounds = 0;

/** A survey whose emails of so many invitations wait. */
export async function queueInvitations(
  deps: Deps,
  count: number,
): Promise<{ readonly owner: Actor; readonly surveyId: string; readonly people: readonly string[] }> {
  rounds += 1;
  const owner = await makeFacilitator(deps);
  const { id: surveyId } = await createSurvey(deps, owner, {});
  const people = Array.from({ length: count }, (_, n) => `p${String(n)}-${String(rounds)}@example.org`);
  await invitePeople({ ...deps, env: mailingEnv }, owner, surveyId, { emails: [...people], message: null });
  return { owner, surveyId, people };
}

/** The ids of waiting, sent and given-up emails. */
export async function mailsByState({ db }: Pick<Deps, "db">) {
  const rows = await db.read.select({ id: mails.id, state: mails.state }).from(mails);
  const idsOf = (wanted: (typeof rows)[number]["state"]) =>
    rows.filter(({ state }) => state === wanted).map(({ id }) => id);
  return { queued: idsOf("queued"), sent: idsOf("sent"), failed: idsOf("failed") };
}
