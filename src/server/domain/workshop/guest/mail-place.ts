import type { Origin } from "#src/server/actor.ts";
import { enforceLimitsIn, canonicalMailbox } from "#src/server/auth/limits/limits.ts";
import type { Deps } from "#src/server/deps.ts";
import type { EmailRules } from "#src/server/domain/mail/queue/deliver-mails.ts";
import { queueMail } from "#src/server/domain/mail/queue/queue-mail.ts";
import { workshopWindowMail } from "#src/server/domain/mail/templates/organisation/workshop.ts";
import { workshopErrors } from "#src/server/domain/workshop/errors.ts";
import { getGuest, getGuestIn } from "#src/server/domain/workshop/gate.ts";
import { windowMailsOf, windowMailsTo } from "#src/server/domain/workshop/limits.ts";
import { shownPicture } from "#src/server/domain/workshop/present-workshop.ts";
import { listWithPlace, updateGuest } from "#src/server/domain/workshop/queries.ts";
import { leadersOf, stepAt } from "#src/server/domain/workshop/rules.ts";
import { workshopLimits } from "#src/shared/workshop/workshop-limits.ts";

/** Emails to guests are sent only while the guest has a place. */
export const workshopEmails = { "workshop window": listWithPlace } satisfies Partial<EmailRules>;

/**
 * Emails a guest the link to their place. The address is stored only in the queued email, which is erased
 * once sent. It holds nothing that guests wrote, and needs a window or picture: until windows open, anyone can
 * join any number of times, which would make it a way to write to strangers.
 *
 * @throws {DomainError} not_found; conflict after three, and without a window or picture; too_many_requests.
 */
export async function mailPlace(
  deps: Deps,
  origin: Origin,
  { guestKey, email }: { readonly guestKey: string; readonly email: string },
): Promise<void> {
  await getGuest(deps, origin, guestKey);
  await deps.db.write(async (tx) => {
    const now = deps.clock.now();
    const { guest, workshop } = await getGuestIn(tx, deps, guestKey);
    const picture = shownPicture(workshop, stepAt(workshop, now));
    if (guest.window === null && picture === null) throw workshopErrors.nothingToMail();
    if (guest.mails >= workshopLimits.mostMails) throw workshopErrors.mailedEnough();
    await enforceLimitsIn(tx, now, [windowMailsTo(canonicalMailbox(email)), windowMailsOf(workshop)]);
    await updateGuest(tx, guest.id, { mails: guest.mails + 1 });
    const content = workshopWindowMail(
      deps.env,
      { title: workshop.title, erasedAt: workshop.erasedAt, ...leadersOf(workshop) },
      guestKey,
    );
    await queueMail(tx, deps, { kind: "workshop window", to: email, subjectId: guest.id, content });
  });
}
