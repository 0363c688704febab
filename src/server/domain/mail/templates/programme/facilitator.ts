import type { MailSender } from "#src/server/domain/mail/queue/queue-mail.ts";
import { type Email, nameInEmail, replies } from "#src/server/domain/mail/text/email.ts";
import { type Stage, stageTexts, stages } from "#src/shared/programme/programme.ts";
import { paths } from "#src/shared/site/paths.ts";
import { listSome } from "#src/shared/text/in-sentences.ts";
import { clientsFirstName, titled } from "./client.ts";

interface Added {
  readonly title: string;
  /** The new co-facilitator. */
  readonly addedName: string;
  readonly sender: MailSender;
}

/** Tells a client who else sees their progress, and that this person doesn't see their result. */
export function facilitatorAddedMail(programme: Added, clientName: string, surveyId: string): Email {
  const name = nameInEmail(programme.sender.name);
  const added = nameInEmail(programme.addedName, "The new facilitator");
  return {
    to: clientsFirstName(clientName),
    subject: "One more person leads your programme now",
    lines: [
      `${name} has added ${nameInEmail(programme.addedName, "another facilitator")} to those who lead ${titled(programme)}.`,
      `${added} sees how far along you are and how many people have answered.`,
      `${added} doesn’t see your result, even if you’ve shared it with others. Whether to share it with ${nameInEmail(programme.addedName, "the new facilitator")}, too, is up to you.`,
    ],
    button: ["See my round", paths.assessment(surveyId)],
    after: [
      "On your round’s page you can leave the programme at any time, and keep your round.",
      replies(programme.sender.name, programme.sender.address),
    ],
  };
}

export interface DigestedProgramme {
  readonly title: string;
  readonly stages: Readonly<Partial<Record<Stage, number>>>;
  readonly ready: readonly string[];
  /** Names of clients who shared their result in the last week. */
  readonly shared: readonly string[];
}

const openClients = ["See my clients", paths.dashboardFacilitator()] as const;

const countsOf = ({ stages: counts }: DigestedProgramme): string =>
  stages
    .filter((stage) => counts[stage] !== undefined)
    .map((stage) => `${stageTexts[stage]} (${String(counts[stage])})`)
    .join(" · ");

/** Stages and names of a facilitator's clients, and nothing about any answer. */
export const facilitatorDigestMail = (
  firstName: string,
  programmes: readonly DigestedProgramme[],
): Email => ({
  to: firstName,
  subject: "News about your clients",
  lines: [
    "Here’s how far along your clients are.",
    ...programmes.flatMap((programme) => [
      `“${programme.title}”: ${countsOf(programme)}`,
      programme.ready.length > 0 && `Window ready: ${listSome(programme.ready)}`,
      programme.shared.length > 0 && `Shared with you in the last seven days: ${listSome(programme.shared)}`,
    ]),
  ],
  button: openClients,
  after: ["You get this email on Mondays because you lead a programme."],
});

interface Shared {
  readonly clientId: string;
  readonly clientName: string;
  readonly faId: string;
  readonly programme: string;
}

/** Names who shares, not what. The subject, which lock screens show, omits the names. */
export function resultsSharedMail(firstName: string, shares: readonly Shared[]): Email {
  const [first, ...others] = shares;
  const isOne = first !== undefined && others.length === 0;
  return {
    to: firstName,
    subject: isOne
      ? "A client shared their result with you"
      : `${String(shares.length)} clients shared their results with you`,
    lines: [...Map.groupBy(shares, ({ programme }) => programme)].map(([programme, ofIt]) => {
      const names = listSome(ofIt.map(({ clientName }) => clientName));
      const shared = ofIt.length === 1 ? "has shared their result" : "have shared their results";
      return `${names} ${shared} in “${programme}” with you.`;
    }),
    button: isOne ? ["Read the result", paths.facilitatorInsights(first.faId, first.clientId)] : openClients,
    after: [
      isOne
        ? "You can read it for as long as they share it."
        : "You can read each for as long as it’s shared.",
    ],
  };
}
