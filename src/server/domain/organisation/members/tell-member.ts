import type { Transaction } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import type { TransactionDeps } from "#src/server/deps.ts";
import {
  organisationRemovalMail,
  organisationRoleMail,
} from "#src/server/domain/mail/templates/organisation/membership.ts";
import { queueMail } from "#src/server/domain/mail/queue/queue-mail.ts";
import type { MemberRow, OrganisationRow } from "#src/server/domain/organisation/queries.ts";
import { joinName } from "#src/shared/account/split-name.ts";
import type { OrganisationRole } from "#src/shared/organisation/roles.ts";

interface Change {
  readonly organisation: OrganisationRow;
  readonly member: MemberRow;
}

const described = (actor: Actor, { organisation, member }: Change) => ({
  firstName: member.firstName,
  organisation,
  by: joinName(actor.firstName, actor.lastName),
});

/** Nobody's role changes behind their back: these emails come whatever else someone doesn't want. */
export async function tellOfRole(
  tx: Transaction,
  deps: TransactionDeps,
  actor: Actor,
  { role, ...change }: Change & { readonly role: OrganisationRole },
): Promise<void> {
  await queueMail(tx, deps, {
    kind: "organisation role",
    to: change.member.email,
    content: organisationRoleMail(deps.env, { ...described(actor, change), role }),
  });
}

export async function tellOfRemoval(
  tx: Transaction,
  deps: TransactionDeps,
  actor: Actor,
  change: Change,
): Promise<void> {
  await queueMail(tx, deps, {
    kind: "organisation removal",
    to: change.member.email,
    content: organisationRemovalMail(deps.env, described(actor, change)),
  });
}
