import type { Queryable, Transaction } from "#db/client.ts";
import type { TransactionDeps } from "#src/server/deps.ts";
import { senderOf } from "#src/server/domain/mail/queue/queue-mail.ts";
import type { BrandOwners, EmailRules } from "#src/server/domain/mail/queue/deliver-mails.ts";
import { teamOverMail } from "#src/server/domain/mail/templates/organisation/team-round.ts";
import type { Email } from "#src/server/domain/mail/text/email.ts";
import { queueTopicMails } from "#src/server/domain/mail/topics/queue-topic-mail.ts";
import { listPeopleOf } from "#src/server/domain/organisation/gate.ts";
import { leads } from "#src/shared/organisation/organisation.ts";
import { leastAnswersOf } from "#src/shared/team/team-limits.ts";
import {
  type NamedPerson,
  type NamedRound,
  findStarterOf,
  listPairs,
  listPeople,
  listTakingPart,
} from "./queries.ts";
import { listFinished } from "./rules.ts";

/** Filters people who still take part and haven't finished. */
async function listUnfinished(db: Queryable, ids: readonly string[], now: Date) {
  const parts = await listTakingPart(db, ids, now);
  const people = await listPeople(db, [...new Set(parts.map(({ teamRoundId }) => teamRoundId))]);
  const finished = new Set(listFinished(people, await listPairs(db, people)).map(({ id }) => id));
  return parts.filter(({ id }) => !finished.has(id));
}

/** Which emails about team rounds are still wanted. */
export const teamEmails = {
  "team round": listTakingPart,
  "team round ends": listTakingPart,
  "team round nudge": listTakingPart,
  "team round reminder": listUnfinished,
} satisfies Partial<EmailRules>;

export const teamBrandOwners = { "team person": findStarterOf } satisfies BrandOwners;

interface RoundEmail<Round> {
  readonly kind: keyof typeof teamEmails;
  readonly template: (round: Round & { readonly firstName: string; readonly by: string | null }) => Email;
}

/** Emails people who take part in a running round. @param leader who has it sent; they read that it’s them */
export async function emailPeople<Round>(
  tx: Transaction,
  deps: TransactionDeps,
  { kind, template }: RoundEmail<Round>,
  leader: Parameters<typeof senderOf>[0] | null,
  round: Round,
  people: readonly Pick<NamedPerson, "id" | "email" | "firstName">[],
): Promise<void> {
  const isOurs = kind === "team round reminder";
  await queueTopicMails(
    tx,
    deps,
    people.map(({ id, email, firstName }) => {
      const sender = leader === null || leader.email === email ? null : senderOf(leader);
      const content = template({ ...round, firstName, by: sender?.name ?? null });
      // Who hasn't finished must not think that the leader knows.
      return { kind, to: email, subjectId: id, sender: isOurs ? null : sender, content };
    }),
  );
}

/** One email for each who took part, and for each leader who didn't: it says how it ended for them alone. */
export async function queueEndEmails(
  tx: Transaction,
  deps: TransactionDeps,
  round: NamedRound,
  people: readonly NamedPerson[],
  hasPicture: boolean,
): Promise<void> {
  const windows = people.filter(({ hasWindow }) => hasWindow).length;
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
      content: teamOverMail({
        ...{ ...round, firstName, hasPicture, windows, part },
        leastAnswers: leastAnswersOf(round.panelSize),
      }),
    })),
  );
}
