import type { MailContent } from "#src/server/domain/mail/text/mail-content.ts";
import { renderMail } from "#src/server/domain/mail/text/render-mail.ts";
import type { Env } from "#src/server/env.ts";
import { paths } from "#src/shared/site/paths.ts";
import { greetClient, inFacilitatorsWords, inPlainWords } from "./asking-programme.ts";

interface Added {
  readonly facilitatorName: string;
  readonly title: string;
  /** Who leads the programme from now on, too. */
  readonly addedName: string;
}

/** Tells a client who else sees how far they are from now on, and that their result stays with whom they shared it. */
export function facilitatorAddedMail(
  env: Pick<Env, "siteUrl">,
  programme: Added,
  { name: clientName, surveyId }: { readonly name: string; readonly surveyId: string },
  unsubscribeUrl: string,
): MailContent {
  const { name, titled } = inFacilitatorsWords(programme);
  const added = inPlainWords(programme.addedName);
  return renderMail(env, {
    subject: "Someone else leads your programme now, too",
    before: [
      greetClient(clientName),
      `${name} and ${added} lead ${titled} together now.`,
      `${added} sees how far your round is and how many people have answered. You see the same number.`,
      `${added} doesn’t see your result, even if you’ve shared it with ${name}. Whether to share it with ${added}, too, is up to you.`,
    ],
    button: { label: "See my round", url: `${env.siteUrl}${paths.assessment(surveyId)}` },
    after: ["You can leave the programme at any time, and keep your round."],
    unsubscribeUrl,
  });
}
