import { type MailContent, greeting, nameInEmail } from "#src/server/domain/mail/text/mail-content.ts";
import { renderMail } from "#src/server/domain/mail/text/render-mail.ts";
import type { Env } from "#src/server/env.ts";
import { paths } from "#src/shared/site/paths.ts";
import { listSome } from "#src/shared/text/in-sentences.ts";
import { greetClient, inFacilitatorsWords } from "./client.ts";
import { texts } from "./texts.en.ts";
import { type Stage, stageTexts, stages } from "#src/shared/programme/programme.ts";

interface Added {
  readonly facilitatorName: string;
  readonly title: string;
  /** The new co-facilitator. */
  readonly addedName: string;
}

/** Tells a client who else sees their progress, and that this person doesn't see their result. */
export function facilitatorAddedMail(
  env: Pick<Env, "siteUrl">,
  programme: Added,
  { name: clientName, surveyId }: { readonly name: string; readonly surveyId: string },
  unsubscribeUrl: string,
): MailContent {
  const { name, titled } = inFacilitatorsWords(programme);
  const added = nameInEmail(programme.addedName);
  return renderMail(env, {
    subject: texts.added.subject,
    before: [
      greetClient(clientName),
      texts.added.leads(name, added, titled),
      texts.added.sees(added),
      texts.added.unseen(name, added),
    ],
    button: { label: texts.added.button, url: `${env.siteUrl}${paths.assessment(surveyId)}` },
    after: [texts.added.leave],
    unsubscribeUrl,
  });
}

export interface DigestedProgramme {
  readonly title: string;
  readonly stages: Readonly<Partial<Record<Stage, number>>>;
  readonly ready: readonly string[];
  /** Names of clients who shared their result in the last week. */
  readonly shared: readonly string[];
}

const openClients = ({ siteUrl }: Pick<Env, "siteUrl">) => ({
  label: "See my clients",
  url: siteUrl + paths.dashboardFacilitator(),
});

const countsOf = ({ stages: counts }: DigestedProgramme): string =>
  stages
    .filter((stage) => counts[stage] !== undefined)
    .map((stage) => `${stageTexts[stage]} ${String(counts[stage])}`)
    .join(" · ");

const paragraphsOf = (programme: DigestedProgramme): readonly string[] => [
  `“${programme.title}”: ${countsOf(programme)}`,
  ...(programme.ready.length === 0 ? [] : [`Ready to open: ${listSome(programme.ready)}`]),
  ...(programme.shared.length === 0
    ? []
    : [`Shared with you in the last seven days: ${listSome(programme.shared)}`]),
];

/** Stages and names of a facilitator's clients, and nothing about any answer. */
export const facilitatorDigestMail = (
  env: Pick<Env, "siteUrl">,
  {
    firstName,
    programmes,
  }: { readonly firstName: string; readonly programmes: readonly DigestedProgramme[] },
  unsubscribeUrl: string,
): MailContent =>
  renderMail(env, {
    subject: "News of your clients",
    before: [
      greeting(firstName),
      "Here’s how far along your clients are.",
      ...programmes.flatMap(paragraphsOf),
    ],
    button: openClients(env),
    after: ["We send this on Mondays while something is under way."],
    unsubscribeUrl,
  });

interface Shared {
  readonly clientId: string;
  readonly clientName: string;
  readonly faId: string;
  readonly programme: string;
}

/** Names who shares, not what. The subject, which lock screens show, omits the names. */
export function resultsSharedMail(
  env: Pick<Env, "siteUrl">,
  { firstName, shares }: { readonly firstName: string; readonly shares: readonly Shared[] },
  unsubscribeUrl: string,
): MailContent {
  const [first, ...others] = shares;
  const isOne = first !== undefined && others.length === 0;
  const byProgramme = [...Map.groupBy(shares, ({ programme }) => programme)];
  return renderMail(env, {
    subject: isOne
      ? "A client shared their result with you"
      : `${String(shares.length)} clients shared their results with you`,
    before: [
      greeting(firstName),
      ...byProgramme.map(([programme, ofIt]) => {
        const names = listSome(ofIt.map(({ clientName }) => clientName));
        return ofIt.length === 1
          ? `${names} has shared their result in “${programme}” with you.`
          : `${names} have shared their results in “${programme}” with you.`;
      }),
    ],
    button: isOne
      ? { label: "Read the result", url: env.siteUrl + paths.facilitatorInsights(first.faId, first.clientId) }
      : openClients(env),
    after: [
      isOne
        ? "You can read it for as long as they share it."
        : "You can read each for as long as it’s shared.",
    ],
    unsubscribeUrl,
  });
}
