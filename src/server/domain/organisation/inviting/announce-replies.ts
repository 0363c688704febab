import { after, days, hours } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import { repliesMail } from "#src/server/domain/mail/templates/replies.ts";
import { nameInEmail } from "#src/server/domain/mail/text/email.ts";
import { queueTopicMail } from "#src/server/domain/mail/topics/queue-topic-mail.ts";
import { inBatches } from "#src/server/queue.ts";
import { paths } from "#src/shared/site/paths.ts";
import { teamPaths } from "#src/shared/team/team-paths.ts";
import { listUnannouncedReplies } from "./invite-queries.ts";

/**
 * Tells inviters who are still members who has joined or declined, in one email for each hour that is over.
 * Looks back a day, for the hours in which the server was down.
 */
export async function announceTeamReplies(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const until = new Date(Math.floor(now.getTime() / hours(1)) * hours(1));
  const found = await listUnannouncedReplies(deps.db.read, after(until, -days(1)), until);
  const perEmail = [...Map.groupBy(found, ({ eventKey }) => eventKey).values()];
  await inBatches(perEmail, 1, async ([theirs = []]) => {
    const [first] = theirs;
    if (first === undefined) return;
    const { eventKey, email, firstName } = first;
    const replies = theirs.map(({ invited, member, state, organisation }) => ({
      // Who declines may have no account: the inviter typed this address.
      name: member === null ? invited : nameInEmail(member),
      hasAccepted: state === "used",
      title: organisation.name,
    }));
    const ids = new Set(theirs.map(({ organisation }) => organisation.id));
    const path = ids.size === 1 ? teamPaths.team(first.organisation.id) : paths.team();
    const content = { firstName, who: "people", replies, path } as const;
    await deps.db.write((tx) =>
      queueTopicMail(tx, deps, {
        kind: "team replies",
        eventKey,
        to: email,
        content: repliesMail(content),
      }),
    );
  });
}
