import type { Email } from "#src/server/domain/mail/text/email.ts";
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

/** "Ada and Ben have joined “Spring”.", a sentence for each title. */
function sentencesOf(replies: readonly Reply[], end: (title: string) => string): readonly string[] {
  return [...Map.groupBy(replies, ({ title }) => title)].map(([title, ofIt]) => {
    const names = listSome(ofIt.map(({ name }) => name));
    return `${names} ${ofIt.length === 1 ? "has" : "have"} ${end(title)}.`;
  });
}

/** Says who has accepted or declined an invitation. The subject, which lock screens show, omits the names. */
export function repliesMail({ firstName, who, replies, path }: Replies): Email {
  const accepted = replies.filter(({ hasAccepted }) => hasAccepted);
  const declined = replies.filter(({ hasAccepted }) => !hasAccepted);
  const verb = declined.length === 0 ? "accepted" : accepted.length === 0 ? "declined" : "replied to";
  const isOfClients = who === "clients";
  return {
    to: firstName,
    subject:
      replies.length === 1
        ? `${isOfClients ? "A client" : "Someone"} has ${verb} your invitation`
        : `${String(replies.length)} ${who} have ${verb} your invitations`,
    lines: [
      ...sentencesOf(accepted, (title) => `joined “${title}”`),
      ...sentencesOf(declined, (title) => `declined your invitation to “${title}”`),
    ],
    button: [isOfClients ? "See my clients" : "See my team", path],
    after: ["You get this email because you invited them. You can turn these emails off below."],
  };
}
