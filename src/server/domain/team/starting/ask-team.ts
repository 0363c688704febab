import type { Transaction } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import type { TransactionDeps } from "#src/server/deps.ts";
import { teamRoundMail } from "#src/server/domain/mail/templates/organisation/team-round.ts";
import { queueTopicMails } from "#src/server/domain/mail/topics/queue-topic-mail.ts";
import type { MemberRow } from "#src/server/domain/organisation/queries.ts";
import type { PersonRow, TeamRoundRow } from "#src/server/domain/team/queries.ts";
import { joinName } from "#src/shared/account/split-name.ts";

interface Asked {
  readonly member: Pick<MemberRow, "email" | "firstName">;
  readonly person: Pick<PersonRow, "id">;
}

interface Asking {
  readonly round: TeamRoundRow & { readonly organisation: string };
  readonly people: readonly Asked[];
}

/** Asks everyone of a team to pick words for themselves and for their colleagues. */
export async function askTeam(
  tx: Transaction,
  deps: TransactionDeps,
  actor: Actor,
  { round, people }: Asking,
): Promise<void> {
  const startedBy = joinName(actor.firstName, actor.lastName);
  await queueTopicMails(
    tx,
    deps,
    people.map(({ member, person }) => ({
      kind: "team round",
      to: member.email,
      subjectId: person.id,
      content: (unsubscribeUrl) =>
        teamRoundMail(deps.env, { ...round, startedBy, firstName: member.firstName }, unsubscribeUrl),
    })),
  );
}
