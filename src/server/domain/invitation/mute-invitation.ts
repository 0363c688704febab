import type { Deps } from "#src/server/deps.ts";
import { getLink, isWanted, type MailSubscription } from "#src/server/domain/mail/topics/unsubscribe.ts";
import { invitationErrors } from "./errors.ts";
import { setInvitationMuted } from "./queries.ts";

/**
 * Stops emails about the one round that an email was about, by its link, or lets them come again. The round's owner does not learn it. Where the invitation
 * is gone meanwhile no more emails come about the round anyway: the wish is fulfilled, whoever had the page open.
 *
 * @throws {DomainError} not_found, also for an email that no round can be stopped by.
 */
export const setSurveyMuted = (deps: Deps, token: string, muted: boolean): Promise<MailSubscription> =>
  deps.db.write(async (tx) => {
    const link = await getLink(tx, token);
    if (link.topic !== "invitations") throw invitationErrors.notFound();
    if (link.invitationId !== null) await setInvitationMuted(tx, link.invitationId, muted);
    const surveyMuted = muted || link.invitationId !== null ? muted : null;
    return { topic: link.topic, wanted: await isWanted(tx, link), surveyMuted };
  });
