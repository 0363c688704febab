import { timeInUtc } from "#src/server/domain/mail/templates/in-utc.ts";
import type { MailContent } from "#src/server/domain/mail/text/mail-content.ts";
import { renderMail } from "#src/server/domain/mail/text/render-mail.ts";
import type { Env } from "#src/server/env.ts";
import { readsLikeLink } from "#src/shared/text/reads-like-link.ts";
import { workshopPaths } from "#src/shared/workshop/workshop-paths.ts";

/** Brings a guest back to their window. Nobody has confirmed the address, so nothing that a guest wrote is in it. */
export function workshopWindowMail(
  env: Pick<Env, "siteUrl">,
  {
    title,
    organisation,
    erasedAt,
  }: { readonly title: string; readonly organisation: string; readonly erasedAt: Date },
  guestKey: string,
): MailContent {
  const where = readsLikeLink(organisation) ? "a team" : `“${organisation}”`;
  return renderMail(env, {
    subject: "Your place in the workshop",
    before: ["Hello,", `You asked for the link to your place in “${title}”, a workshop of ${where}.`],
    button: { label: "Open my place", url: `${env.siteUrl}${workshopPaths.place(guestKey)}` },
    after: [
      `It works until ${timeInUtc(erasedAt)}. Then everything from the workshop is erased, and we can’t bring it back.`,
      "Anyone with this link can see your window, so please keep it to yourself. We don’t keep your email address.",
      "If you didn’t ask for this, someone may have mistyped their address. You can ignore this email.",
    ],
  });
}
