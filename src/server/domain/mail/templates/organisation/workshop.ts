import { type MailContent, timeInUtc } from "#src/server/domain/mail/text/mail-content.ts";
import { renderMail } from "#src/server/domain/mail/text/render-mail.ts";
import type { Env } from "#src/server/env.ts";
import { readsLikeLink } from "#src/shared/text/plain-text.ts";
import { workshopPaths } from "#src/shared/workshop/workshop-paths.ts";
import { texts } from "./texts.en.ts";

/** Links a guest to their window. The address is unconfirmed, so nothing a guest wrote is in it. */
export function workshopWindowMail(
  env: Pick<Env, "siteUrl">,
  {
    hasWindow,
    title,
    host,
    organisation,
    erasedAt,
  }: {
    /** Otherwise only the picture. */
    readonly hasWindow: boolean;
    readonly title: string;
    readonly host: string | null;
    readonly organisation: string | null;
    readonly erasedAt: Date;
  },
  guestKey: string,
): MailContent {
  const says = texts.place;
  const shown = (name: string | null) => (name === null || readsLikeLink(name) ? null : name);
  return renderMail(env, {
    subject: says.subject,
    before: [texts.hello, says.asks(hasWindow, title, shown(host), shown(organisation))],
    button: { label: says.button(hasWindow), url: `${env.siteUrl}${workshopPaths.place(guestKey)}` },
    after: [says.until(timeInUtc(erasedAt)), says.secret(hasWindow), says.ignore],
  });
}
