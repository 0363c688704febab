import type { Transaction } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import { takeFromLimitsIn } from "#src/server/auth/limits/limits.ts";
import type { Deps, TransactionDeps } from "#src/server/deps.ts";
import { facilitatorAddedMail } from "#src/server/domain/mail/templates/programme/facilitator-added.ts";
import { queueTopicMails } from "#src/server/domain/mail/topics/queue-topic-mail.ts";
import { isOf } from "#src/server/domain/programme/ending/erase-queries.ts";
import { insertEntries, listLedgers } from "#src/server/domain/programme/ending/ledger-queries.ts";
import { programmeErrors } from "#src/server/domain/programme/errors.ts";
import { getOwnProgramme } from "#src/server/domain/programme/gate.ts";
import { facilitatorsBy } from "#src/server/domain/programme/limits.ts";
import { presentFacilitator } from "#src/server/domain/programme/present-programme.ts";
import { isRunning } from "#src/server/domain/programme/rules.ts";
import { listMailboxes } from "#src/server/domain/programme/write-queries.ts";
import { joinName } from "#src/shared/account/names.ts";
import { programmeLimits } from "#src/shared/programme/programme.ts";
import type { Facilitator } from "#src/shared/programme/programme.output.ts";
import { listFellowLeads, listTaking, upsertFacilitator } from "./lead-queries.ts";
import { coFacilitatorsOf } from "./list-facilitators.ts";

/** One email to each client who takes part: what this person sees from now on, and what they don't. */
async function tellClients(
  tx: Transaction,
  deps: TransactionDeps,
  taking: Awaited<ReturnType<typeof listTaking>>,
  about: Parameters<typeof facilitatorAddedMail>[1],
): Promise<void> {
  const mails = taking.flatMap(({ name, email, surveyId }) =>
    surveyId === null
      ? []
      : [
          {
            kind: "facilitator added" as const,
            to: email,
            content: (unsubscribeUrl: string) =>
              facilitatorAddedMail(deps.env, about, { name, surveyId }, unsubscribeUrl),
          },
        ],
  );
  if (mails.length > 0) await queueTopicMails(tx, deps, mails);
}

/**
 * Has someone lead a programme with its owner, through a team that both lead. Its clients are told in the same write: by email, and in
 * their ledgers.
 *
 * @throws {DomainError} not_found; forbidden for all but its owner; bad_request for someone who isn't such a colleague; conflict for someone
 * who leads it already or is a client of it, when there are enough, and for a programme that is closed, or the example; too_many_requests.
 */
export function addFacilitator(
  deps: Deps,
  actor: Actor,
  faId: string,
  { userId, organisationId }: { readonly userId: string; readonly organisationId: string },
): Promise<Facilitator> {
  return deps.db.write(async (tx) => {
    const now = deps.clock.now();
    const programme = await getOwnProgramme(tx, actor, faId);
    if (programme.isExample) throw programmeErrors.isExample();
    if (!isRunning(programme)) throw programmeErrors.closed();
    const colleagues = await listFellowLeads(tx, actor.userId);
    const colleague = colleagues.find(
      (one) => one.userId === userId && one.organisationId === organisationId,
    );
    if (colleague === undefined) throw programmeErrors.notColleague();
    const name = joinName(colleague.firstName, colleague.lastName);
    const present = await coFacilitatorsOf(tx, programme.id);
    if (present.some((one) => one.userId === userId)) throw programmeErrors.leadsAlready({ name });
    if (present.length >= programmeLimits.coFacilitators) throw programmeErrors.tooManyFacilitators();
    if ((await listMailboxes(tx, programme.id)).includes(colleague.mailbox))
      throw programmeErrors.isClient({ name });
    await takeFromLimitsIn(tx, now, [facilitatorsBy(actor)]);
    await upsertFacilitator(tx, { programmeId: programme.id, userId, organisationId, addedAt: now });
    const entry = { facilitatorName: name, at: now, what: "facilitator added" } as const;
    const ledgers = await listLedgers(tx, isOf(tx, { faId: programme.id }));
    await insertEntries(tx, deps.ids, ledgers, entry);
    const facilitatorName = joinName(actor.firstName, actor.lastName);
    await tellClients(tx, deps, await listTaking(tx, programme.id), {
      title: programme.title,
      addedName: name,
      facilitatorName,
    });
    return presentFacilitator({ ...colleague, name, addedAt: now }, actor, true);
  });
}
