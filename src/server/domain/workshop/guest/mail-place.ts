import type { Transaction } from "#db/client.ts";
import type { Origin } from "#src/server/actor.ts";
import { addToEach } from "#src/server/auth/limits/counters.ts";
import { refuseUsedUp } from "#src/server/auth/limits/limits.ts";
import { canonicalMailbox } from "#src/server/auth/limits/mailbox.ts";
import { presumeRoom } from "#src/server/auth/limits/read-ahead.ts";
import type { Deps } from "#src/server/deps.ts";
import { queueMail } from "#src/server/domain/mail/queue/queue-mail.ts";
import { workshopWindowMail } from "#src/server/domain/mail/templates/organisation/workshop.ts";
import { workshopErrors } from "#src/server/domain/workshop/errors.ts";
import { getGuest, getGuestIn } from "#src/server/domain/workshop/gate.ts";
import { windowMailsOf, windowMailsTo } from "#src/server/domain/workshop/limits.ts";
import { updateGuest } from "#src/server/domain/workshop/queries.ts";
import { workshopLimits } from "#src/shared/workshop/workshop-limits.ts";

/**
 * Emails a guest the address of their place. The email's address isn't kept: it's in the email alone, which is erased once it's sent.
 * Nothing that guests wrote is in it, and there are none before there is something to read: until describing begins anyone can join as often as
 * they like, so it would be a way to write to others.
 *
 * @throws {DomainError} not_found; conflict after three, and before there is a window or a picture; too_many_requests.
 */
export async function mailPlace(
  deps: Deps,
  origin: Origin,
  { guestKey, email }: { readonly guestKey: string; readonly email: string },
): Promise<void> {
  const mail = async (tx: Transaction): Promise<void> => {
    const now = deps.clock.now();
    const { guest, workshop } = await getGuestIn(tx, deps, guestKey);
    const mailbox = canonicalMailbox(email);
    const limits = [windowMailsTo(mailbox), windowMailsOf(workshop)];
    if (guest.window === null && workshop.picture === null) throw workshopErrors.nothingToMail();
    if (guest.mails >= workshopLimits.mostMails) throw workshopErrors.mailedEnough();
    refuseUsedUp(now, await presumeRoom(tx, now, limits));
    await addToEach(tx, now, limits);
    await updateGuest(tx, guest.id, { mails: guest.mails + 1 });
    const content = workshopWindowMail(deps.env, workshop, guestKey);
    await queueMail(tx, deps, { kind: "workshop window", to: email, workshopGuestId: guest.id, content });
  };
  await deps.db.write(mail, { after: getGuest(deps, origin, guestKey) });
}
