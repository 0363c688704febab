import { type MailContent, greeting } from "#src/server/domain/mail/text/mail-content.ts";
import { renderMail } from "#src/server/domain/mail/text/render-mail.ts";
import type { Env } from "#src/server/env.ts";
import { listSome } from "#src/shared/text/in-sentences.ts";

interface Reply {
  readonly name: string;
  readonly hasAccepted: boolean;
  /** The programme or team. */
  readonly title: string;
}

interface Replies {
  readonly firstName: string;
  readonly who: "clients" | "people";
  readonly replies: readonly Reply[];
  /** Where they are listed. */
  readonly path: string;
}

const texts = {
  clients: { one: "A client", button: "See my clients" },
  people: { one: "Someone", button: "See my team" },
} as const;

/** "Ada and Ben have joined “Spring”.", a sentence for each title. */
function sentencesOf(replies: readonly Reply[], end: (title: string) => string): readonly string[] {
  return [...Map.groupBy(replies, ({ title }) => title)].map(([title, ofIt]) => {
    const names = listSome(ofIt.map(({ name }) => name));
    return `${names} ${ofIt.length === 1 ? "has" : "have"} ${end(title)}.`;
  });
}

/** Says who has accepted or declined an invitation. The subject, which lock screens show, omits the names. */
export function repliesMail(
  env: Pick<Env, "siteUrl">,
  { firstName, who, replies, path }: Replies,
  unsubscribeUrl: string,
): MailContent {
  const accepted = replies.filter(({ hasAccepted }) => hasAccepted);
  const declined = replies.filter(({ hasAccepted }) => !hasAccepted);
  const verb = declined.length === 0 ? "accepted" : accepted.length === 0 ? "declined" : "replied to";
  const { one, button } = texts[who];
  return renderMail(env, {
    subject:
      replies.length === 1
        ? `${one} has ${verb} your invitation`
        : `${String(replies.length)} ${who} have ${verb} your invitations`,
    before: [
      greeting(firstName),
      ...sentencesOf(accepted, (title) => `joined “${title}”`),
      ...sentencesOf(declined, (title) => `declined your invitation to “${title}”`),
    ],
    button: { label: button, url: env.siteUrl + path },
    after: ["You get this email because you invited them. You can turn these emails off below."],
    unsubscribeUrl,
  });
}
