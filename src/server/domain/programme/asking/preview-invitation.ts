import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { clientInvitationMail } from "#src/server/domain/mail/templates/programme/client-invitation.ts";
import { joinName } from "#src/shared/account/names.ts";
import type { InvitationPreviewInput } from "#src/shared/programme/programme.input.ts";
import type { MailPreview } from "#src/shared/programme/programme.output.ts";
import { serverPaths } from "#src/shared/site/server-paths.ts";
import { newProgrammeRow } from "#src/server/domain/programme/create-programme.ts";

/** Stands where an email has its token: a link that leads nowhere. */
const noToken = "preview";

/**
 * The very email that clients would get, but for its links.
 *
 * @throws {DomainError} as creating the programme would.
 */
export function previewInvitation(
  deps: Deps,
  actor: Actor,
  { name = "", ...input }: InvitationPreviewInput,
): Promise<MailPreview> {
  const programme = newProgrammeRow(deps, actor, input, deps.clock.now());
  const facilitatorName = joinName(actor.firstName, actor.lastName);
  const unsubscribeUrl = `${deps.env.siteUrl}${serverPaths.unsubscribe(noToken)}`;
  const links = { token: noToken, unsubscribeUrl };
  return Promise.resolve(
    clientInvitationMail(deps.env, { ...programme, facilitatorName, otherNames: [] }, name, links),
  );
}
