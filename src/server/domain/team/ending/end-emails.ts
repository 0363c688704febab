import type { Transaction } from "#db/client.ts";
import type { TransactionDeps } from "#src/server/deps.ts";
import { teamOverMail } from "#src/server/domain/mail/templates/organisation/team-round.ts";
import { queueTopicMails } from "#src/server/domain/mail/topics/queue-topic-mail.ts";
import { listPeopleOf } from "#src/server/domain/organisation/gate.ts";
import type { NamedPerson, TeamRoundRow } from "#src/server/domain/team/queries.ts";
import { leads } from "#src/shared/organisation/organisation.ts";
import { leastAnswersOf } from "#src/shared/team/team-limits.ts";

interface Ended {
  readonly people: readonly (NamedPerson & { readonly hasWindow: boolean; readonly hasOwnWords: boolean })[];
  readonly hasPicture: boolean;
}

/** One email for each who took part, and for each leader who didn't: it says how it ended for them alone. */
export async function queueEndEmails(
  tx: Transaction,
  deps: TransactionDeps,
  round: TeamRoundRow,
  { people, hasPicture }: Ended,
): Promise<void> {
  const members = await listPeopleOf(tx, round.organisationId);
  const ids = new Set(people.map(({ userId }) => userId));
  const leaders = members.filter(({ userId, role }) => leads(role) && !ids.has(userId));
  const recipients = [
    ...people.map((part) => ({ ...part, part })),
    ...leaders.map((leader) => ({ ...leader, part: null })),
  ];
  await queueTopicMails(
    tx,
    deps,
    recipients.map(({ userId, email, firstName, part }) => ({
      kind: "team round over",
      eventKey: `team round over ${round.id} ${userId}`,
      to: email,
      content: (unsubscribeUrl) =>
        teamOverMail(
          deps.env,
          { ...round, firstName, hasPicture, part, leastAnswers: leastAnswersOf(round.panelSize) },
          unsubscribeUrl,
        ),
    })),
  );
}
